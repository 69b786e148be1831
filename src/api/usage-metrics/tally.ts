import { type Metric, type MetricKind, metric } from '#domain/metrics/metrics.ts';

/** Adds to today's metrics. */
export type Count = (kind: MetricKind, value?: string, total?: number) => void;

export type Tally = { count: Count; flush: () => Promise<void> };

/** How long counts stay in memory: a node that crashes loses at most these. */
const flushMs = 2000;

/**
 * Collects counts in memory and writes them with one statement, so that no request waits for the row that all of them
 * change. The kinds and the values are closed lists, so the memory is bounded. Counts that could not be written are
 * written with the next ones.
 */
export function createTally(
  write: (metrics: readonly Metric[]) => Promise<void>,
  onError: (error: unknown) => void,
): Tally {
  let collected = new Map<string, Metric>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const add = ({ kind, value, total }: Metric) => {
    const key = `${kind} ${value}`;
    collected.set(key, metric(kind, value, (collected.get(key)?.total ?? 0) + total));
  };
  const schedule = () => {
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
  const writeCollected = async () => {
    clearTimeout(timer);
    timer = undefined;
    const metrics = [...collected.values()];
    collected = new Map();
    if (metrics.length === 0) return;
    try {
      await write(metrics);
    } catch (error) {
      onError(error);
      for (const lost of metrics) add(lost);
      schedule();
    }
  };
  const flush = () => (writing = writing.then(writeCollected));

  return {
    count: (kind, value = '', total = 1) => {
      if (total === 0) return;
      add(metric(kind, value, total));
      schedule();
    },
    flush,
  };
}
