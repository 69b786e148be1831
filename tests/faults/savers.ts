import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { newSession } from '#api/security/session.ts';
import { addUserWithSession, savedNames } from '#api/store/testing/users.ts';
import { cardLimits, type Role } from '#domain/plan/plans.ts';
import { sampleFlatCard } from '../../tools/print/samples/sample-flat-card.ts';

/** A user who saves cards. */
export type Saver = { userId: string; accountId: string; cookie: string };

/** The number of acknowledged and stored saves, and of lost and duplicate ones. */
export type Counted = { acknowledged: number; stored: number; lost: number; twice: number };

const perSaver = 1_000_000;
const timeoutMs = 60_000;

export async function addSavers(db: Database, count: number): Promise<Saver[]> {
  const savers: Saver[] = [];
  for (let index = 0; index < count; index += 1)
    savers.push(await addPerson(db, { role: 'premium', cardLimit: perSaver }));
  return savers;
}

/** Adds a user with a session. */
export async function addPerson(db: Database, plan: { role?: Role; cardLimit?: number }): Promise<Saver> {
  const { token, stored } = newSession(new Date());
  return {
    ...(await addUserWithSession(db, { role: 'free', cardLimit: cardLimits.free, ...plan }, stored)),
    cookie: `vizitka=${token}`,
  };
}

export type Saving = {
  /** Names of acknowledged cards, by saver. */
  acknowledged: Map<string, string[]>;
  /** The counts of responses other than 201. */
  otherAnswers: Map<string, number>;
  /** Resolves when this share of the saves, from 0 to 1, is acknowledged. */
  untilShare: (share: number) => Promise<void>;
  /** The number of acknowledged saves. */
  count: () => number;
  /** The time of the latest acknowledged save. */
  lastMs: () => number;
  /** The longest time without an acknowledged save since the last call. */
  takeLongestGapMs: () => number;
  /** Starts no further saves. */
  enough: () => void;
  done: Promise<void>;
};

/** Distributes the saves over the savers. A save without a response, or with Retry-After, is repeated with the same idempotency key, as in the web. */
export function startSaving(
  origin: string,
  savers: Saver[],
  total: number,
  { pauseMs = 0, giveUpMs = timeoutMs } = {},
): Saving {
  const acknowledged = new Map(savers.map(({ userId }) => [userId, [] as string[]]));
  const otherAnswers = new Map<string, number>();
  let [next, count, lastMs, wanted, longestGapMs] = [0, 0, 0, total, 0];
  const work = async (saver: Saver) => {
    while (next < wanted) {
      next += 1;
      const name = `card ${next}`;
      const givenUpMs = Date.now() + giveUpMs;
      const key = uuidv7();
      for (;;) {
        const answer = await saveCard(origin, saver, name, key);
        if (answer === '201') break;
        otherAnswers.set(answer, (otherAnswers.get(answer) ?? 0) + 1);
        if (Date.now() > givenUpMs) throw new Error(`${name} was not saved within ${giveUpMs} ms: ${answer}`);
        await wait(50);
      }
      const nowMs = Date.now();
      if (lastMs > 0) longestGapMs = Math.max(longestGapMs, nowMs - lastMs);
      lastMs = nowMs;
      count += 1;
      acknowledged.get(saver.userId)?.push(name);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  return {
    acknowledged,
    otherAnswers,
    count: () => count,
    lastMs: () => lastMs,
    takeLongestGapMs: () => {
      const taken = longestGapMs;
      longestGapMs = 0;
      return taken;
    },
    enough: () => {
      wanted = next;
    },
    untilShare: async (share) => {
      while (count < total * share) await wait(5);
    },
    done: Promise.all(savers.map(work)).then(() => undefined),
  };
}

/** The status of one save and whether it has Retry-After, or the name of the network error. */
export async function saveCard(
  origin: string,
  { cookie }: Pick<Saver, 'cookie'>,
  name: string,
  key: string,
): Promise<string> {
  try {
    const answer = await fetch(`${origin}/api/business-cards`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...sampleFlatCard(name.length), logoUrl: null, name }),
      signal: AbortSignal.timeout(20_000),
    });
    await answer.arrayBuffer();
    return statusOf(answer);
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'no answer' : 'connection lost';
  }
}

/** The status of a response, and whether it says when to try again. */
export function statusOf({ status, headers }: Response): string {
  return `${status}${headers.has('retry-after') ? ' with Retry-After' : ''}`;
}

/** Compares the acknowledged saves with the database. */
export async function countSaved(db: Database, acknowledged: Map<string, string[]>): Promise<Counted> {
  const counted = { acknowledged: 0, stored: 0, lost: 0, twice: 0 };
  for (const [userId, names] of acknowledged) {
    const stored = await savedNames(db, userId);
    const known = new Set(stored.names);
    counted.acknowledged += names.length;
    counted.stored += stored.names.length;
    counted.lost += names.filter((name) => !known.has(name)).length;
    counted.twice += stored.names.length - known.size;
    if (stored.count !== stored.names.length)
      throw new Error(`The count says ${stored.count}, there are ${stored.names.length}`);
  }
  return counted;
}
