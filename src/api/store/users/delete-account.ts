import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { passKeysOfUserOn } from '../companies/members.ts';
import { accounts, orders, proofs, users } from '../schema.ts';
import type { UserRow } from '../shared/user-columns.ts';

/** The fields of an account in the audit log. */
export function auditedFields({ username, role, cardLimit, isAdmin }: UserRow) {
  return { username, role, cardLimit, isAdmin };
}

/**
 * Deletes a user and their account with its cards, logos and sessions. Payments stay, without both, and so do invoices: tax
 * law requires it. What belongs to a company stays without the name: keys, proofs and orders.
 */
export async function deleteAccount(
  tx: Transaction,
  account: UserRow,
  { actor, source }: { actor: { id: string; username: string }; source: AuditSource },
  reason?: string,
): Promise<void> {
  await passKeysOfUserOn(tx, account);
  await forgetName(tx, account.username);
  await tx.delete(users).where(eq(users.id, account.id));
  await tx.delete(accounts).where(eq(accounts.id, account.accountId));
  const before = { ...auditedFields(account), cardCount: account.cardCount };
  await appendAudit(tx, source, {
    action: 'user_deleted',
    actor,
    subject: account,
    before,
    ...(reason && { after: { reason } }),
  });
}

/** Nobody else has the name. Where it stood, the pages name the company. */
async function forgetName(tx: Transaction, username: string): Promise<void> {
  await tx.update(proofs).set({ sender: '' }).where(eq(proofs.sender, username));
  await tx
    .update(orders)
    .set({
      steps: sql`(SELECT jsonb_agg(CASE WHEN taken ->> 'by' = ${username} THEN taken || '{"by": ""}' ELSE taken END ORDER BY place)
        FROM jsonb_array_elements(${orders.steps}) WITH ORDINALITY AS step (taken, place))`,
    })
    .where(sql`${orders.steps} @> ${JSON.stringify([{ by: username }])}::jsonb`);
}
