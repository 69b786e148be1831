import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#domain/errors.ts';

const minute = 60;

/** How often a thing may be tried, counted by whatever its name says. */
const limits = {
  loginFailuresByAccount: { points: 10, duration: 15 * minute },
  loginFailuresByAddress: { points: 50, duration: 15 * minute },
  registrationsByAddress: { points: 30, duration: 60 * minute },
  cspReportsByAddress: { points: 100, duration: 10 * minute },
  clientErrorsByAddress: { points: 30, duration: 10 * minute },
  uploadsByUser: { points: 60, duration: 60 * minute },
  paymentsByUser: { points: 30, duration: 60 * minute },
  exportsByUser: { points: 20, duration: 60 * minute },
} as const;

type LimitName = keyof typeof limits;

export type RateLimits = {
  /** Counts one try, and refuses once they are used up. */
  count: (limit: LimitName, key: string) => Promise<void>;
  /** Takes one try back. */
  forgive: (limit: LimitName, key: string) => Promise<void>;
  /** Forgets every try of a key. */
  forget: (limit: LimitName, key: string) => Promise<void>;
  close: () => void;
};

/** Counts in Redis where there is one, so that all nodes count together; in memory otherwise, and while Redis is gone. */
export function createRateLimits(
  redisUrl: string | undefined,
  onRedisError: (error: Error) => void,
): RateLimits {
  const redis = redisUrl
    ? new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 0 })
    : undefined;
  redis?.on('error', onRedisError);

  const limiters = new Map(
    Object.entries(limits).map(([name, options]) => {
      const memory = new RateLimiterMemory({ keyPrefix: name, ...options });
      const limiter = redis
        ? new RateLimiterRedis({ storeClient: redis, insuranceLimiter: memory, keyPrefix: name, ...options })
        : memory;
      return [name, limiter];
    }),
  );
  const limiterOf = (name: LimitName) => {
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`No limiter named ${name}`);
    return limiter;
  };

  return {
    count: async (limit, key) => {
      try {
        await limiterOf(limit).consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new Refusal('TOO_MANY_ATTEMPTS', {
          retryAfterSeconds: Math.ceil(refused.msBeforeNext / 1000),
        });
      }
    },
    forgive: async (limit, key) => {
      await limiterOf(limit).reward(key);
    },
    forget: async (limit, key) => {
      await limiterOf(limit).delete(key);
    },
    close: () => redis?.disconnect(),
  };
}
