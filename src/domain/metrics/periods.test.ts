import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, intervalStart, sumBy } from './periods.ts';

test('days go on over the end of a month, a leap year and both changes of hour', () => {
  expect(daysBetween('2024-02-27', '2024-03-02')).toEqual([
    '2024-02-27',
    '2024-02-28',
    '2024-02-29',
    '2024-03-01',
    '2024-03-02',
  ]);
  expect(daysBetween('2026-03-28', '2026-03-30')).toHaveLength(3);
  expect(daysBetween('2026-10-24', '2026-10-26')).toHaveLength(3);
});

test.each([
  ['2026-11-16', 'week', '2026-11-16'],
  ['2026-11-22', 'week', '2026-11-16'],
  ['2026-11-17', 'month', '2026-11-01'],
  ['2026-11-17', 'day', '2026-11-17'],
] as const)('%s is in the %s of %s', (day, step, start) => {
  expect(intervalStart(day, step)).toBe(start);
});

test('by day, week or month, the sums of a period are the same', () => {
  const starts = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count));
  fc.assert(
    fc.property(
      starts,
      fc.array(fc.integer({ min: -50, max: 500 }), { minLength: 1, maxLength: 400 }),
      (from, values) => {
        const days = values.map((paid, index) => ({ day: addDays(from, index), paid }));
        const sum = (rows: readonly { paid: number }[]) => rows.reduce((total, { paid }) => total + paid, 0);
        for (const step of ['day', 'week', 'month'] as const) {
          const rows = sumBy(days, step, ['paid']);
          expect(sum(rows)).toBe(sum(days));
          expect(rows[0]?.day).toBe(from);
        }
      },
    ),
    { numRuns: 200 },
  );
});
