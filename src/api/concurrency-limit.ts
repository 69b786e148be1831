import { Refusal } from '#contract/errors.ts';

type Limits = {
  atOnce: number;
  mostWaiting: number;
  /** How many of one person's may run and wait together. */
  mostEach?: number;
};

type Asker = {
  /** Whose work it is. */
  of?: string;
  /** Aborted, the work is not begun any more. */
  signal?: AbortSignal;
};

/** Lets so many run at once and so many wait. Later callers are refused and told when to come back. */
export function concurrencyLimit({ atOnce, mostWaiting, mostEach = Number.POSITIVE_INFINITY }: Limits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const held = new Map<string, number>();

  const takeTurn = async (signal: AbortSignal | undefined): Promise<void> => {
    refuseWhereLeft(signal);
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 });
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(leftMeanwhile());
      };
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      signal?.addEventListener('abort', leave, { once: true });
      waiting.push(begin);
    });
  };
  const endTurn = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return async <Result>(work: () => Promise<Result>, { of = '', signal }: Asker = {}): Promise<Result> => {
    const own = held.get(of) ?? 0;
    if (own >= mostEach) throw new Refusal('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 5 });
    held.set(of, own + 1);
    try {
      await takeTurn(signal);
      try {
        return await work();
      } finally {
        endTurn();
      }
    } finally {
      const left = (held.get(of) ?? 1) - 1;
      if (left > 0) held.set(of, left);
      else held.delete(of);
    }
  };
}

function refuseWhereLeft(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw leftMeanwhile();
}

/** Nobody hears it: whoever asked has hung up. */
function leftMeanwhile(): Refusal {
  return new Refusal('CLIENT_LEFT');
}
