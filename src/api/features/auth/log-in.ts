import type { Login } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { isAdminPassword } from '#domain/account/passwords.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { checkPassword } from '../../security/verify-password.ts';
import type { UserStore } from '../../store/users/users.ts';

type Deps = { users: Pick<UserStore, 'findForLogin'>; limits: RateLimits };

/** Who signed in, and whether their password is one that an admin may act on. */
export type SignedIn = { userId: string; isAdmin: boolean; isConfirmed: boolean };

const unsearchable = /[\p{Cc}\p{Cs}]/u;

/** The account behind a name and a password. A wrong name and a wrong password cost and say the same. */
export async function logIn(
  { users, limits }: Deps,
  { username, password }: Login,
  address: string,
): Promise<SignedIn> {
  // What no database can look for is nobody's name. Rules for new names do not lock out those who have an older one.
  const key = unsearchable.test(username) ? '' : usernameKey(username);
  const account = await checkPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('BAD_CREDENTIALS');
  const { id: userId, isAdmin } = account;
  return { userId, isAdmin, isConfirmed: isAdminPassword(password) };
}
