import { Refusal } from '#contract/errors.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { verifyPassword } from './hash-password.ts';
import type { RateLimits } from './rate-limits.ts';

type Try = { key: string; address: string; password: string };

/** The account whose password it is, or null. A try is counted before anything is spent on it, and forgiven unless the password is wrong. */
export async function checkPassword<Account extends { passwordHash: string }>(
  limits: RateLimits,
  { key, address, password }: Try,
  find: () => Promise<Account | null>,
): Promise<Account | null> {
  await limits.count('loginFailuresByAddress', address);
  try {
    await limits.count('loginFailuresByAccount', key);
  } catch (refused) {
    // A try that nobody reads is no wrong password.
    await limits.forgive('loginFailuresByAddress', address);
    throw refused;
  }
  const verdict = await judge(password, find).catch(async (error: unknown) => {
    // Nobody could look: the password may be right.
    await limits.forgive('loginFailuresByAddress', address);
    await limits.forgive('loginFailuresByAccount', key);
    throw error;
  });
  if (!verdict.isRight) return null;
  await limits.forgive('loginFailuresByAddress', address);
  await limits.forget('loginFailuresByAccount', key);
  return verdict.account;
}

async function judge<Account extends { passwordHash: string }>(
  password: string,
  find: () => Promise<Account | null>,
): Promise<{ isRight: boolean; account: Account | null }> {
  const account = await find();
  return { isRight: await verifyPassword(password, account?.passwordHash ?? null), account };
}

type Proof<Account> = {
  users: { findForLogin: (username: string) => Promise<Account | null> };
  limits: RateLimits;
};

/** A session may be an open laptop; the password says that it is its owner. Guessing is counted like guessing at the login. */
export async function requirePassword<Account extends { passwordHash: string }>(
  { users, limits }: Proof<Account>,
  { username }: { username: string },
  password: string,
  address: string,
): Promise<Account> {
  const key = usernameKey(username);
  const account = await checkPassword(limits, { key, address, password }, () => users.findForLogin(key));
  if (!account) throw new Refusal('WRONG_PASSWORD');
  return account;
}
