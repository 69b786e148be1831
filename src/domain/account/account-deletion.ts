import { isProtected } from '../admin/admin-rules.ts';

/** How long somebody who deletes their account has to change their mind. */
const leavingDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** When an account goes that its owner deletes now. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + leavingDays * dayMs);
}

/** Why somebody may not delete their own account, or null: the site is never left without an admin. */
export function accountDeletionRefusal(
  account: { username: string; isAdmin: boolean },
  adminsWhoStay: number,
): 'PROTECTED_ACCOUNT' | 'LAST_ADMIN' | null {
  if (isProtected(account)) return 'PROTECTED_ACCOUNT';
  return account.isAdmin && adminsWhoStay === 0 ? 'LAST_ADMIN' : null;
}
