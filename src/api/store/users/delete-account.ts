import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { accounts, users } from '../schema.ts';
import type { UserRow } from './user-columns.ts';

/** The fields of an account in the audit log. */
export function auditedFields({ username, role, cardLimit, isAdmin }: UserRow) {
  return { username, role, cardLimit, isAdmin };
}

/** Deletes a user and their account with its cards, logos and sessions. Payments stay, without both, and so do invoices: tax law requires it. */
export async function deleteAccount(
  tx: Transaction,
  account: UserRow,
  { actor, source }: { actor: { id: string; username: string }; source: AuditSource },
  reason?: string,
): Promise<void> {
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
