import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { concurrencyLimit } from '../concurrency-limit.ts';

/** The library's algorithm is Argon2id unless told otherwise; these are OWASP's figures, about 10 ms a hash. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One core stays free for everything else; past this many waiting, a request is better told to come back. */
const inTurn = concurrencyLimit({ maxRunning: Math.max(1, availableParallelism() - 1), maxWaiting: 100 });

/** The hash a new password is stored as. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
}

/** Whether a password is the one behind a hash; without a hash it takes as long and is false. */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash());
  const matches = await inTurn(() => verify(against, password));
  return matches && passwordHash !== null;
}

let nobody: Promise<string> | undefined;

function nobodysHash(): Promise<string> {
  nobody ??= hashPassword('nobody has this password');
  return nobody;
}

/** Makes the first unknown name cost what every later one does. */
export async function warmUpPasswordHashing(): Promise<void> {
  await nobodysHash();
}
