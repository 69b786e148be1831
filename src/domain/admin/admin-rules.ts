import { isReservedUsername } from '../account/username-skeleton.ts';
import { isProtected } from '../account/usernames.ts';

type Account = { id: string; username: string; isAdmin: boolean };

/** Why this admin may not make this change to an account, or null. */
export function editRefusal(
  adminId: string,
  account: Account,
  edit: Pick<Account, 'username' | 'isAdmin'> & { setsPassword: boolean },
): 'ADMIN_PASSWORD' | 'PROTECTED_ACCOUNT' | 'USERNAME_TAKEN' | 'OWN_ACCOUNT' | null {
  const isRenamed = edit.username !== account.username;
  if (edit.setsPassword && (account.isAdmin || edit.isAdmin)) return 'ADMIN_PASSWORD';
  if (isProtected(account)) return isRenamed || !edit.isAdmin ? 'PROTECTED_ACCOUNT' : null;
  if (isRenamed && isReservedUsername(edit.username)) return 'USERNAME_TAKEN';
  return account.id === adminId && !edit.isAdmin ? 'OWN_ACCOUNT' : null;
}

/** Why this admin may not delete an account, or null. */
export function deletionRefusal(
  adminId: string,
  account: Account,
): 'PROTECTED_ACCOUNT' | 'OWN_ACCOUNT' | null {
  if (isProtected(account)) return 'PROTECTED_ACCOUNT';
  return account.id === adminId ? 'OWN_ACCOUNT' : null;
}

/** Why an account may not be impersonated, or null. Impersonating an admin would give admin rights. */
export function impersonationRefusal(
  account: Account,
): 'PROTECTED_ACCOUNT' | 'ADMIN_NOT_IMPERSONATED' | null {
  if (isProtected(account)) return 'PROTECTED_ACCOUNT';
  return account.isAdmin ? 'ADMIN_NOT_IMPERSONATED' : null;
}
