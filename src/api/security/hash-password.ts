import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../concurrency-limit.ts';

/** The library's default algorithm is Argon2id. OWASP's parameters, about 10 ms per hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for other work; when the queue is full, requests are refused with a retry time. */
const limit = concurrencyLimit({ maxRunning: Math.max(1, availableParallelism() - 1), maxWaiting: 100 });

export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password, cost));
}

/** Verifies a password. Without a hash it takes as long and returns false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await limit(() => verify(against, password));
  return matches && passwordHash !== null;
}

let cachedDummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  cachedDummy ??= hashPassword('nobody has this password');
  return cachedDummy;
}

/** Computes the dummy hash, so that the first login with an unknown name takes no longer than later ones. */
export async function warmUpPasswordHashing(): Promise<void> {
  await dummyHash();
}
