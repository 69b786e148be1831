import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#contract/errors.ts';
import { networksOf } from './ip-addresses.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const mebibyte = 1_048_576;

/** Points per duration in seconds; the name ends with what they are counted by. */
const limits = {
  loginFailuresByName: { points: 10, duration: 15 * minute },
  loginFailuresByAddress: { points: 50, duration: 15 * minute },
  registrationsByAddress: { points: 30, duration: hour },
  /** Mails with a link to one recipient, whoever asks for them. Those for a new password count apart: nobody uses them up. */
  linkMailsByRecipient: { points: 5, duration: hour },
  resetMailsByRecipient: { points: 5, duration: hour },
  linkMailsByAddress: { points: 30, duration: hour },
  linkMailsByUser: { points: 5, duration: hour },
  /** Invitations to a company, whoever of its owners sends them. */
  invitationsByCompany: { points: 100, duration: day },
  companiesByUser: { points: 10, duration: day },
  /** Single sign-on: an office shares one address. */
  ssoStartsByAddress: { points: 200, duration: 15 * minute },
  ssoAnswersByAddress: { points: 200, duration: 15 * minute },
  /** Changes that ask a provider or the DNS. */
  ssoChangesByCompany: { points: 60, duration: hour },
  /** Links that did not work. */
  wrongLinksByAddress: { points: 20, duration: 15 * minute },
  /** Tokens of links for people without an account that no link has; an office shares one address. */
  guessedLinksByAddress: { points: 100, duration: 15 * minute },
  /** Keys that do not work. */
  guessedKeysByAddress: { points: 100, duration: 15 * minute },
  /** Whatever a program asks for. */
  requestsByKey: { points: 600, duration: 10 * minute },
  keysByUser: { points: 30, duration: hour },
  /** New addresses for events and changes of them. */
  endpointChangesByAccount: { points: 60, duration: hour },
  /** Events that are sent again by hand, and test events. */
  resentEventsByAccount: { points: 60, duration: hour },
  /** New links for people without an account, and new addresses of them. */
  newShareLinksByAccount: { points: 2000, duration: hour },
  /** Links that an account mails, in a day. */
  mailedLinksByAccount: { points: 1000, duration: day },
  /** What people send by one link. */
  submissionsByLink: { points: 2000, duration: hour },
  /** Codes and passkeys that were wrong. */
  wrongCodesByAccount: { points: 10, duration: 15 * minute },
  cspReportsByAddress: { points: 100, duration: 10 * minute },
  clientErrorsByAddress: { points: 30, duration: 10 * minute },
  /** So one address adds at most 7,200 events to a day. */
  useEventsByAddress: { points: 300, duration: hour },
  /** Saves, copies, changes and restores; those of all keys of an account are counted together, as below. */
  savesByUser: { points: 1200, duration: hour },
  /** An import of 500 cards fits ten times, repetitions of a lost response included. */
  importedCardsByUser: { points: 5010, duration: hour },
  /** Bytes of the bodies of imports and changes of designs: ten imports of the largest size. */
  designBytesByUser: { points: 40 * mebibyte, duration: hour },
  /** Cards that are frozen for a proof: 500 cards four times. */
  frozenCardsByAccount: { points: 2000, duration: day },
  /** Files of proofs that are sent to a browser. */
  proofFilesByUser: { points: 600, duration: hour },
  /** Files of cards for a program; all cards of a company fit. */
  cardFilesByUser: { points: 600, duration: hour },
  /** Images, files and answers of one proof link. */
  proofRequestsByLink: { points: 2000, duration: hour },
  newOrdersByAccount: { points: 50, duration: day },
  /** A page saves each quantity. */
  orderChangesByAccount: { points: 1200, duration: hour },
  /** Images, files and ticks of one link of a print shop. */
  shopRequestsByLink: { points: 2000, duration: hour },
  /** Archives of all files of an order. */
  shopArchivesByLink: { points: 30, duration: hour },
  uploadsByUser: { points: 60, duration: hour },
  uploadBytesByUser: { points: 300 * mebibyte, duration: day },
  /** Decoded megapixels, each about 110 ms of CPU time. */
  imageWorkByUser: { points: 600, duration: hour },
  imageWorkByAddress: { points: 2400, duration: hour },
  paymentsByUser: { points: 30, duration: hour },
  exportsByUser: { points: 20, duration: hour },
  /** Reset when the export ends; the duration is for a node that crashed during one. */
  runningExportsByUser: { points: 1, duration: 15 * minute },
} as const;

type LimitName = keyof typeof limits;
type Options = { points: number; duration: number };

/** A /48 has 65,536 networks of the size of one subscriber; its limit is that of ten. */
const wideNetworkFactor = 10;

export type RateLimits = {
  /** Counts an attempt, or a number of points, and throws a refusal once the limit is reached. */
  count: (limit: LimitName, key: string, points?: number) => Promise<void>;
  /** Returns one point. */
  forgive: (limit: LimitName, key: string) => Promise<void>;
  /** Resets the count of a key. */
  forget: (limit: LimitName, key: string) => Promise<void>;
  /** What is wrong with Redis, in a sentence; null if nothing is, or without Redis. */
  problem: () => string | null;
  close: () => void;
};

type Counter = {
  memory: RateLimiterMemory;
  shared: RateLimiterRedis | null;
  /** The key in this counter, or null if it is not counted here. */
  keyOf: (key: string) => string | null;
};

/** Counts in Redis, so that all nodes count together; in memory without Redis or while it is unavailable. */
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
  /** The counters of a key, with its key in each. */
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
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        throw new Refusal('TOO_MANY_ATTEMPTS', {
          retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000),
        });
      }
    },
    forgive: async (limit, key) => {
      for (const { memory, shared, key: own } of counted(limit, key)) await (shared ?? memory).reward(own);
    },
    forget: async (limit, key) => {
      for (const { memory, shared, key: own } of counted(limit, key)) {
        await shared?.delete(own);
        // Some attempts may have been counted in memory while Redis was unavailable.
        await memory.delete(own);
      }
    },
    problem: () =>
      redis && redis.status !== 'ready'
        ? 'Redis, REDIS_URL, does not answer. Until it does, this node counts attempts by itself.'
        : null,
    close: () => redis?.disconnect(),
  };
}

/** Counts an attempt, or a number of points; false if the limit is reached. For limits that the caller is not told about. */
export async function isWithinLimit(
  limits: RateLimits,
  limit: LimitName,
  key: string,
  points = 1,
): Promise<boolean> {
  try {
    await limits.count(limit, key, points);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
