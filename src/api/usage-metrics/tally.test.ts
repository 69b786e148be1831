import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from '#domain/metrics/metrics.ts';
import { createTally } from './tally.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tally with the metrics of each statement. */
function aTally({ failures = 0 } = {}) {
  const written: Metric[][] = [];
  let left = failures;
  const write = async (metrics: readonly Metric[]) => {
    if (left-- > 0) throw new Error('The database is away');
    written.push([...metrics]);
  };
  return { ...createTally(write, () => undefined), written };
}

test('counts of two seconds are written with one statement', async () => {
  const { count, written } = aTally();
  for (let saved = 0; saved < 100; saved += 1) count('cardSaved');
  count('lookChosen', 'ridge');
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(written).toEqual([
    [
      { kind: 'cardSaved', value: '', total: 100, cents: 0 },
      { kind: 'lookChosen', value: 'ridge', total: 1, cents: 0 },
    ],
  ]);
});

test('counts that could not be written are written with the next ones', async () => {
  const { count, written } = aTally({ failures: 2 });
  count('cardSaved');
  await vi.advanceTimersByTimeAsync(3000);
  count('cardSaved');
  await vi.advanceTimersByTimeAsync(6000);
  expect(written).toEqual([[{ kind: 'cardSaved', value: '', total: 2, cents: 0 }]]);
});

test('a node that stops writes what it has', async () => {
  const { count, flush, written } = aTally();
  count('cardsImported', '', 40);
  await flush();
  expect(written[0]).toMatchObject([{ total: 40 }]);
});
