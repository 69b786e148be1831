import type { Login } from '#contract/account-schemas.ts';
import { Refusal } from '#contract/errors.ts';
import { isAdminPassword } from '#domain/account/passwords.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { checkPassword } from '../../security/verify-password.ts';
import type { Needs } from '../../services.ts';
import type { CheckedAccount } from '../../store/shared/checked-account.ts';

type Deps = Needs<'users.findByNameOrEmail' | 'limits'>;

/** `isConfirmed`: the password is long enough for admin actions. */
export type SignedIn = {
  checked: CheckedAccount;
  isAdmin: boolean;
  isConfirmed: boolean;
  hasGivenFactor?: boolean;
  /** The company whose provider confirmed the person, instead of a password. */
  ssoCompanyId?: string | null;
};

const unstorable = /[\p{Cc}\p{Cs}]/u;

/** Verifies a username or a verified address, and a password. A wrong name and a wrong password take the same time and get the same response. */
export async function logIn(
  { users, limits }: Deps,
  { username, password }: Login,
  address: string,
): Promise<SignedIn> {
  // Characters that PostgreSQL cannot store match no account. The rules for new names do not apply here: older names may break them.
  const typed = unstorable.test(username) ? '' : username;
  // By what was typed, not by account: a name that is refused after failures with an address would tell whose it is.
  const attempt = { key: usernameKey(typed), address, password };
  const account = await checkPassword(limits, attempt, () => users.findByNameOrEmail(typed));
  if (!account) throw new Refusal('BAD_CREDENTIALS');
  // Only whoever knows the password learns it.
  if (account.isBlocked) throw new Refusal('ACCOUNT_BLOCKED');
  return { checked: account, isAdmin: account.isAdmin, isConfirmed: isAdminPassword(password) };
}
