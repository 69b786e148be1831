import { Refusal } from '#contract/errors.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { verifyPassword } from './hash-password.ts';
import type { RateLimits } from './rate-limits.ts';

type Attempt = { key: string; address: string; password: string };

/** Returns the account if the password is right, else null. An attempt is counted before the hash is computed, and uncounted unless the password is wrong. */
export async function checkPassword<Account extends { passwordHash: string }>(
  limits: RateLimits,
  { key, address, password }: Attempt,
  find: () => Promise<Account | null>,
): Promise<Account | null> {
  await limits.count('loginFailuresByAddress', address);
  try {
    await limits.count('loginFailuresByName', key);
  } catch (error) {
    // The password was not checked, so it does not count for the address.
    await limits.forgive('loginFailuresByAddress', address);
    throw error;
  }
  const result = await verifyAccount(password, find).catch(async (error: unknown) => {
    // The password could not be checked.
    await limits.forgive('loginFailuresByAddress', address);
    await limits.forgive('loginFailuresByName', key);
    throw error;
  });
  if (!result.isValid) return null;
  await limits.forgive('loginFailuresByAddress', address);
  await limits.forget('loginFailuresByName', key);
  return result.account;
}

async function verifyAccount<Account extends { passwordHash: string }>(
  password: string,
  find: () => Promise<Account | null>,
): Promise<{ isValid: boolean; account: Account | null }> {
  const account = await find();
  return { isValid: await verifyPassword(password, account?.passwordHash ?? null), account };
}

type Deps<Account> = {
  users: { findForLogin: (username: string) => Promise<Account | null> };
  limits: RateLimits;
};

/** Requires the password of the signed-in user, since someone else may use an open session. Attempts count like logins. */
export async function requirePassword<Account extends { passwordHash: string }>(
  { users, limits }: Deps<Account>,
  { username }: { username: string },
  password: string,
  address: string,
): Promise<Account> {
  const key = usernameKey(username);
  const account = await checkPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('WRONG_PASSWORD');
  return account;
}
