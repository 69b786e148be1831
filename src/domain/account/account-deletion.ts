import { dayMs } from '../days.ts';
import { isProtected } from './usernames.ts';

/** A deleted account can be restored for this long. */
const graceDays = 30;

/** When an account that is deleted now is removed for good. */
export function deletionDate(now: Date): Date {
  return new Date(now.getTime() + graceDays * dayMs);
}

/** Why a user may not delete their own account, or null. At least one admin must remain. */
export function accountDeletionRefusal(
  account: { username: string; isAdmin: boolean },
  remainingAdmins: number,
): 'PROTECTED_ACCOUNT' | 'LAST_ADMIN' | null {
  if (isProtected(account)) return 'PROTECTED_ACCOUNT';
  return account.isAdmin && remainingAdmins === 0 ? 'LAST_ADMIN' : null;
}
