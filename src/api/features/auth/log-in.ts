import type { Login } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { isAdminPassword } from '#domain/account/passwords.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { checkPassword } from '../../security/verify-password.ts';
import type { UserStore } from '../../store/users/users.ts';

type Deps = { users: Pick<UserStore, 'findForLogin'>; limits: RateLimits };

/** `isConfirmed`: the password is long enough for admin actions. */
export type SignedIn = { userId: string; isAdmin: boolean; isConfirmed: boolean };

const unstorable = /[\p{Cc}\p{Cs}]/u;

/** Verifies a username and a password. A wrong name and a wrong password take the same time and get the same response. */
export async function logIn(
  { users, limits }: Deps,
  { username, password }: Login,
  address: string,
): Promise<SignedIn> {
  // Characters that PostgreSQL cannot store match no account. The rules for new names do not apply here: older names may break them.
  const key = unstorable.test(username) ? '' : usernameKey(username);
  const account = await checkPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('BAD_CREDENTIALS');
  const { id: userId, isAdmin } = account;
  return { userId, isAdmin, isConfirmed: isAdminPassword(password) };
}
