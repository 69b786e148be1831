import autocannon from 'autocannon';
import { median } from './median.ts';

/** Responses per second, and their latencies in milliseconds. */
export type Measured = { perSecond: number; p50: number; p99: number; max: number };

const readConnections = 20;

/** Requests a URL as fast as it responds. */
export function measureReads(url: string, cookie: string, seconds: number): Promise<Measured> {
  return measureCalls({ url, cookie, seconds });
}

export type Load = {
  url: string;
  cookie: string;
  seconds: number;
  /** The body of a POST; without it the request is a GET. */
  body?: string | undefined;
};

/** Repeats one call as fast as it is answered. Fails for a response other than 2xx. */
export async function measureCalls({ url, cookie, seconds, body }: Load): Promise<Measured> {
  const times: number[] = [];
  const { errors, timeouts, non2xx, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const options = {
      url,
      connections: readConnections,
      duration: seconds,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST' as const, body }),
    };
    const running = autocannon(options, (error: Error | null, result) =>
      error ? reject(error) : resolve(result),
    );
    // Latencies are recorded here, because the tool's histogram rounds to whole milliseconds.
    running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (errors + timeouts + non2xx > 0) throw new Error(`${url} failed ${errors + timeouts + non2xx} times`);
  return measuredOf(times, duration);
}

/** The figures of all latencies of a round. */
export function measuredOf(times: number[], seconds: number): Measured {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), max: at(1) };
}

/** The median of each figure. */
export function medians(rounds: Measured[]): Measured {
  const of = (figure: keyof Measured) => median(rounds.map((round) => round[figure]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99'), max: of('max') };
}

/** Rounded for display. */
export function inTable({ perSecond, p50, p99, max }: Measured) {
  const rounded = (milliseconds: number) => Math.round(milliseconds * 10) / 10;
  return {
    'requests/s': Math.round(perSecond),
    'p50 ms': rounded(p50),
    'p99 ms': rounded(p99),
    'max ms': rounded(max),
  };
}
