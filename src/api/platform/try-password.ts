import { isPassword } from './passwords.ts';
import type { RateLimits } from './rate-limits.ts';

type Try = { key: string; address: string; password: string };

/** The account whose password it is, or null. A try is counted before anything is spent on it, and forgiven when it is right. */
export async function tryPassword<Account extends { passwordHash: string }>(
  limits: RateLimits,
  { key, address, password }: Try,
  find: () => Promise<Account | null>,
): Promise<Account | null> {
  await limits.count('loginFailuresByAddress', address);
  await limits.count('loginFailuresByAccount', key);
  const account = await find();
  if (!(await isPassword(password, account?.passwordHash ?? null))) return null;
  await limits.forgive('loginFailuresByAddress', address);
  await limits.forget('loginFailuresByAccount', key);
  return account;
}
