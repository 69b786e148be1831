import type { Login } from '#domain/accounts.ts';
import { Refusal } from '#domain/errors.ts';
import { isAdminPassword } from '#domain/passwords.ts';
import { usernameKey, usernameProblem } from '#domain/usernames.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { tryPassword } from '../../platform/try-password.ts';
import type { UserStore } from '../../store/users.ts';

type Deps = { users: Pick<UserStore, 'findForLogin'>; limits: RateLimits };

/** Who signed in, and whether their password is one that an admin may act on. */
export type SignedIn = { userId: string; isAdmin: boolean; isConfirmed: boolean };

/** The account behind a name and a password. A wrong name and a wrong password cost and say the same. */
export async function logIn(
  { users, limits }: Deps,
  { username, password }: Login,
  address: string,
): Promise<SignedIn> {
  // A name that nobody could have registered is looked up like any other, as nobody's.
  const key = usernameProblem(username) ? '' : usernameKey(username);
  const account = await tryPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('BAD_CREDENTIALS');
  const { id: userId, isAdmin } = account;
  return { userId, isAdmin, isConfirmed: isAdminPassword(password) };
}
