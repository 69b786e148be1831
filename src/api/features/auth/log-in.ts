import type { Login } from '#domain/accounts.ts';
import { Refusal } from '#domain/errors.ts';
import { isAdminPassword } from '#domain/passwords.ts';
import { usernameKey } from '#domain/usernames.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { tryPassword } from '../../platform/try-password.ts';
import type { UserStore } from '../../store/users.ts';

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
  const account = await tryPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('BAD_CREDENTIALS');
  const { id: userId, isAdmin } = account;
  return { userId, isAdmin, isConfirmed: isAdminPassword(password) };
}
