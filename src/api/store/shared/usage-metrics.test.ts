import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { metric } from '#domain/metrics/metrics.ts';
import { addDays } from '#domain/metrics/periods.ts';
import { startDatabase } from '../../testing/database-under-test.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { overviewReader } from '../usage-metrics/read-overview.ts';
import { addMetrics } from './usage-metrics.ts';

const database = await startDatabase();
const { db } = database;
afterAll(() => database.close());

const clear = () => db.$client.query('DELETE FROM daily_figures');
const stored = async () =>
  (
    await db.$client.query<{ day: string; total: string }>(
      'SELECT day::text, total FROM daily_figures ORDER BY day',
    )
  ).rows;

test.each([
  // The clocks go forward at 02:00 and back at 03:00: a day has 23 or 25 hours.
  ['Europe/Bratislava', '2026-03-28T22:59:59Z', '2026-03-28'],
  ['Europe/Bratislava', '2026-03-28T23:00:00Z', '2026-03-29'],
  ['Europe/Bratislava', '2026-03-29T21:59:59Z', '2026-03-29'],
  ['Europe/Bratislava', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Europe/Bratislava', '2026-10-24T22:00:00Z', '2026-10-25'],
  ['Europe/Bratislava', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Bratislava', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
])('in %s, %s is counted for %s', async (timeZone, at, day) => {
  await clear();
  await addMetrics(db, [metric('registered')], { timeZone, at: new Date(at) });
  expect(await stored()).toEqual([{ day, total: '1' }]);
});

test('counts that are added at once by many are all there', async () => {
  await clear();
  const metrics = [metric('cardSaved'), metric('lookChosen', 'ridge'), metric('paid', 'premium', 1, 1900)];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      addMetrics(db, index % 2 ? metrics : metrics.toReversed(), { timeZone: 'UTC' }),
    ),
  );
  expect((await stored()).map(({ total }) => total)).toEqual(['40', '40', '40']);
});

test('in random histories, the overview of each period has exactly what was counted on its days and on those before', async () => {
  const timeZone = 'Europe/Bratislava';
  const read = overviewReader(db, timeZone);
  const event = fc.record({
    kind: fc.constantFrom('registered', 'paid', 'refunded', 'fileMade', 'paidIn' as const),
    hoursAgo: fc.integer({ min: 0, max: 24 * 80 }),
    cents: fc.integer({ min: 0, max: 9000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
      await clear();
      const dayOf = new Intl.DateTimeFormat('sv', { timeZone });
      const now = Date.now();
      const days = events.map(({ hoursAgo, ...rest }) => {
        const at = new Date(now - hoursAgo * 3_600_000);
        return { ...rest, at, day: dayOf.format(at) };
      });
      for (const { kind, cents, at } of days)
        await addMetrics(db, [metric(kind, '', 1, cents)], { timeZone, at });
      for (const length of [7, 30] as const) {
        const overview = await read(length);
        const first = addDays(overview.to, 1 - 2 * length);
        const inPeriods = days.filter(({ day }) => day >= first);
        expect(overview.days).toHaveLength(2 * length);
        for (const { day, registered, paid, paidCents, refundedCents, fileMade } of overview.days) {
          const of = (kind: string) => inPeriods.filter((each) => each.kind === kind && each.day === day);
          const sum = (kind: string) => of(kind).reduce((cents, each) => cents + each.cents, 0);
          expect([registered, paid, fileMade]).toEqual(
            ['registered', 'paid', 'fileMade'].map((kind) => of(kind).length),
          );
          expect([paidCents, refundedCents]).toEqual([sum('paid'), sum('refunded')]);
        }
        for (const { kind, total, cents, totalBefore, centsBefore } of overview.totals) {
          const of = (isNow: boolean) =>
            inPeriods.filter((each) => each.kind === kind && each.day >= overview.from === isNow);
          const sum = (isNow: boolean) => of(isNow).reduce((all, each) => all + each.cents, 0);
          expect([total, totalBefore]).toEqual([of(true).length, of(false).length]);
          expect([cents, centsBefore]).toEqual([sum(true), sum(false)]);
        }
      }
    }),
    { numRuns: randomRuns(100, 25) },
  );
});
