import { Refusal } from '#contract/errors.ts';

type Limits = {
  maxRunning: number;
  maxWaiting: number;
  /** Running and waiting jobs of one user. */
  maxPerUser?: number;
  /** Retry-After in seconds; overrides the fixed value. */
  retryAfter?: () => number;
};

type JobOptions = {
  userId?: string;
  /** A waiting job whose signal is aborted does not start. */
  signal?: AbortSignal;
};

/** Runs a bounded number of jobs at once and queues a bounded number; further calls are refused with a retry time. */
export function concurrencyLimit({
  maxRunning,
  maxWaiting,
  maxPerUser = Number.POSITIVE_INFINITY,
  retryAfter,
}: Limits) {
  let running = 0;
  const queue: (() => void)[] = [];
  const jobsByUser = new Map<string, number>();

  const acquire = async (signal: AbortSignal | undefined): Promise<void> => {
    if (signal?.aborted) throw disconnected();
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (queue.length >= maxWaiting)
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: retryAfter?.() ?? 1 });
    await new Promise<void>((resolve, reject) => {
      const abort = () => {
        queue.splice(queue.indexOf(start), 1);
        reject(disconnected());
      };
      const start = () => {
        signal?.removeEventListener('abort', abort);
        resolve();
      };
      signal?.addEventListener('abort', abort, { once: true });
      queue.push(start);
    });
  };
  const release = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(
    job: () => Promise<Result>,
    { userId = '', signal }: JobOptions = {},
  ): Promise<Result> => {
    const jobs = jobsByUser.get(userId) ?? 0;
    if (jobs >= maxPerUser)
      throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds: retryAfter?.() ?? 5 });
    jobsByUser.set(userId, jobs + 1);
    try {
      await acquire(signal);
      try {
        return await job();
      } finally {
        release();
      }
    } finally {
      const remaining = (jobsByUser.get(userId) ?? 1) - 1;
      if (remaining > 0) jobsByUser.set(userId, remaining);
      else jobsByUser.delete(userId);
    }
  };
}

/** The client never receives this response: it has closed the connection. */
function disconnected(): Refusal {
  return new Refusal('CLIENT_LEFT');
}
