import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Transaction } from '../../database/db.ts';
import { users } from '../schema.ts';

/** An account as it was when its password, and its second factor if it had one, were checked. */
export type CheckedAccount = { id: string; passwordHash: string; hasSecondFactor: boolean };

/**
 * Selects the account while it is as it was checked and not blocked. Hashing takes its time, and the password may be replaced meanwhile.
 * A statement that locks the row for share waits for a change in flight and then selects nothing.
 */
export function isAsChecked({ id, passwordHash, hasSecondFactor }: CheckedAccount) {
  return and(
    eq(users.id, id),
    eq(users.passwordHash, passwordHash),
    eq(users.hasSecondFactor, hasSecondFactor),
    isNull(users.blockedAt),
  );
}

/** Keeps the account as it was checked until the transaction ends; a refusal if it has changed. */
export async function lockAsChecked(tx: Transaction, checked: CheckedAccount): Promise<void> {
  const [found] = await tx.select({ id: users.id }).from(users).where(isAsChecked(checked)).for('share');
  if (!found) throw new Refusal('WRONG_PASSWORD');
}
