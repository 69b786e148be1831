import { eq, or } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Transaction } from '../../database/db.ts';
import type { AuditSource } from '../audit-log.ts';
import { users } from '../schema.ts';
import { type UserRow, userColumns } from './user-columns.ts';

/** The admin who asks, by the session they ask with. */
export type Admin = { id: string; username: string; tokenHash: Buffer; source: AuditSource };

/**
 * An account, held until the transaction ends together with all admins, always in one order: of two admins who delete
 * each other at once, the second finds itself gone.
 */
export async function lockAccount(tx: Transaction, admin: Admin, id: string): Promise<UserRow> {
  const held = await lockWithAdmins(tx, id);
  if (!held.some((user) => user.id === admin.id && user.isAdmin)) throw new Refusal('NOT_SIGNED_IN');
  const account = held.find((user) => user.id === id);
  if (!account) throw new Refusal('USER_NOT_FOUND');
  return account;
}

/** All admins and one account more, with when each of them goes. */
export function lockWithAdmins(tx: Transaction, id: string): Promise<(UserRow & Leaving)[]> {
  return tx
    .select({ ...userColumns, deletesAt: users.deletesAt })
    .from(users)
    .where(or(users.isAdmin, eq(users.id, id)))
    .orderBy(users.id)
    .for('update');
}

type Leaving = Pick<typeof users.$inferSelect, 'deletesAt'>;
