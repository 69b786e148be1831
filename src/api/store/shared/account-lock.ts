import { eq, or } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Transaction } from '../../database/db.ts';
import type { AuditSource } from '../audit-log.ts';
import { accounts, users } from '../schema.ts';
import { type UserRow, userColumns } from './user-columns.ts';

/** The admin who sent a request, and the session of it. */
export type Admin = { id: string; username: string; tokenHash: Buffer; source: AuditSource };

/**
 * Locks an account and all admins until the transaction ends, always in the same order. If two admins delete each other
 * at the same time, the second is refused.
 */
export async function lockAccount(tx: Transaction, admin: Admin, id: string): Promise<UserRow> {
  const locked = await lockWithAdmins(tx, id);
  if (!locked.some((user) => user.id === admin.id && user.isAdmin)) throw new Refusal('NOT_SIGNED_IN');
  const account = locked.find((user) => user.id === id);
  if (!account) throw new Refusal('USER_NOT_FOUND');
  return account;
}

/**
 * Locks all admins and one user, with the dates of their scheduled deletions. An account's row is locked before the row
 * of its user, as by a payment.
 */
export function lockWithAdmins(tx: Transaction, id: string): Promise<LockedUser[]> {
  return tx
    .select({ ...userColumns, deletesAt: users.deletesAt })
    .from(accounts)
    .innerJoin(users, eq(users.accountId, accounts.id))
    .where(or(users.isAdmin, eq(users.id, id)))
    .orderBy(users.id)
    .for('update');
}

type LockedUser = UserRow & Pick<typeof users.$inferSelect, 'deletesAt'>;
