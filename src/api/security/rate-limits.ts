import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#contract/errors.ts';
import { networksOf } from './ip-addresses.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const mebibyte = 1_048_576;

/** How often a thing may be tried, counted by whatever its name says. */
const limits = {
  loginFailuresByAccount: { points: 10, duration: 15 * minute },
  loginFailuresByAddress: { points: 50, duration: 15 * minute },
  registrationsByAddress: { points: 30, duration: hour },
  cspReportsByAddress: { points: 100, duration: 10 * minute },
  clientErrorsByAddress: { points: 30, duration: 10 * minute },
  /** Saves, copies, changes and restores; an import of 500 cards fits in, twice. */
  savesByUser: { points: 1200, duration: hour },
  uploadsByUser: { points: 60, duration: hour },
  uploadBytesByUser: { points: 300 * mebibyte, duration: day },
  /** Megapixels that are decoded: about a ninth of a second of processor each. */
  imageWorkByUser: { points: 600, duration: hour },
  imageWorkByAddress: { points: 2400, duration: hour },
  paymentsByUser: { points: 30, duration: hour },
  exportsByUser: { points: 20, duration: hour },
  /** Given back when the export ends; the duration is for a node that died during one. */
  runningExportsByUser: { points: 1, duration: 15 * minute },
} as const;

type LimitName = keyof typeof limits;
type Options = { points: number; duration: number };

/** A /48 has 65,536 networks of the size one subscriber gets; it is counted as ten of them. */
const wideNetworkFactor = 10;

export type RateLimits = {
  /** Counts one try, or work of so many points, and refuses once they are used up. */
  count: (limit: LimitName, key: string, points?: number) => Promise<void>;
  /** Takes one try back. */
  forgive: (limit: LimitName, key: string) => Promise<void>;
  /** Forgets every try of a key. */
  forget: (limit: LimitName, key: string) => Promise<void>;
  close: () => void;
};

type Counter = {
  memory: RateLimiterMemory;
  shared: RateLimiterRedis | null;
  /** What a key is counted by, or null where it is not counted here. */
  keyOf: (key: string) => string | null;
};

/** Counts in Redis where there is one, so that all nodes count together; in memory otherwise, and while Redis is gone or takes no more. */
export function createRateLimits(
  redisUrl: string | undefined,
  onRedisError: (error: Error) => void,
  points: Partial<Record<LimitName, number>> = {},
): RateLimits {
  const redis = redisUrl
    ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
    : undefined;
  redis?.on('error', onRedisError);

  const counter = (keyPrefix: string, options: Options, keyOf: Counter['keyOf']): Counter => {
    const memory = new RateLimiterMemory({ keyPrefix, ...options });
    const shared = redis
      ? new RateLimiterRedis({ storeClient: redis, insuranceLimiter: memory, keyPrefix, ...options })
      : null;
    return { memory, shared, keyOf };
  };
  const countersOf = (name: LimitName): Counter[] => {
    const options = { ...limits[name], ...(points[name] && { points: points[name] }) };
    if (!name.endsWith('ByAddress')) return [counter(name, options, (key) => key)];
    const wide = { ...options, points: options.points * wideNetworkFactor };
    return [
      counter(name, options, (address) => networksOf(address).narrow),
      counter(`${name}48`, wide, (address) => networksOf(address).wide),
    ];
  };
  const counters = new Map((Object.keys(limits) as LimitName[]).map((name) => [name, countersOf(name)]));
  /** The counters that a key is counted by, and what it is called there. */
  const counted = (name: LimitName, key: string) =>
    (counters.get(name) ?? []).flatMap(({ keyOf, ...limiters }) => {
      const countedKey = keyOf(key);
      return countedKey === null ? [] : [{ ...limiters, key: countedKey }];
    });

  return {
    count: async (limit, key, spent = 1) => {
      try {
        for (const { memory, shared, key: own } of counted(limit, key))
          await (shared ?? memory).consume(own, spent);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Refusal('TOO_MANY_ATTEMPTS', {
          retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000),
        });
      }
    },
    forgive: async (limit, key) => {
      for (const { memory, shared, key: own } of counted(limit, key)) await (shared ?? memory).reward(own);
    },
    forget: async (limit, key) => {
      for (const { memory, shared, key: own } of counted(limit, key)) {
        await shared?.delete(own);
        // Some tries may have been counted while Redis took none.
        await memory.delete(own);
      }
    },
    close: () => redis?.disconnect(),
  };
}
