import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import { appendAudit, type Trace } from '../audit-log.ts';
import { users } from '../schema.ts';
import type { UserRow } from './user-columns.ts';

/** What the log tells of an account. */
export function factsOf({ username, role, cardLimit, isAdmin }: UserRow) {
  return { username, role, cardLimit, isAdmin };
}

/** Cards, logos and sessions go with the account; payments stay, without the person. */
export async function deleteAccount(
  tx: Transaction,
  account: UserRow,
  { actor, trace }: { actor: { id: string; username: string }; trace: Trace },
): Promise<void> {
  await tx.delete(users).where(eq(users.id, account.id));
  const before = { ...factsOf(account), cardCount: account.cardCount };
  await appendAudit(tx, trace, { action: 'user_deleted', actor, subject: account, before });
}
