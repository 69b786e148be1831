import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { users } from '../schema.ts';
import type { UserRow } from './user-columns.ts';

/** What the log tells of an account. */
export function auditedFields({ username, role, cardLimit, isAdmin }: UserRow) {
  return { username, role, cardLimit, isAdmin };
}

/** Cards, logos and sessions go with the account; payments stay, without the person. */
export async function deleteAccount(
  tx: Transaction,
  account: UserRow,
  { actor, source }: { actor: { id: string; username: string }; source: AuditSource },
): Promise<void> {
  await tx.delete(users).where(eq(users.id, account.id));
  const before = { ...auditedFields(account), cardCount: account.cardCount };
  await appendAudit(tx, source, { action: 'user_deleted', actor, subject: account, before });
}
