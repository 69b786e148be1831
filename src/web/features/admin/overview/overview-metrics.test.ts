import { expect, test } from 'vitest';
import type { DayMetrics } from '#contract/admin/overview.ts';
import { addDays } from '#domain/metrics/periods.ts';
import { changeOf, countryName, dayKeys, seriesOf, shareOf, sumOf, type Total } from './overview-metrics.ts';

const zero = Object.fromEntries(dayKeys.map((key) => [key, 0])) as Omit<DayMetrics, 'day'>;

/** Two periods that end on a day, with one sign-up each day of the first and two of the second. */
function twoPeriods(to: string, days: number) {
  const from = addDays(to, 1 - days);
  const first = addDays(from, -days);
  const all = Array.from({ length: 2 * days }, (_, index) => ({
    ...zero,
    day: addDays(first, index),
    registered: index < days ? 1 : 2,
  }));
  return { from, days: all };
}

test.each(['day', 'week', 'month'] as const)('by %s no sign-up of the period is lost', (step) => {
  const series = seriesOf(twoPeriods('2026-11-17', 91), 'registered', step);
  expect(series.reduce((sum, { now }) => sum + now, 0)).toBe(182);
});

test('by day the period before is beside the period, day by day', () => {
  const series = seriesOf(twoPeriods('2026-11-17', 7), 'registered', 'day');
  expect(series).toHaveLength(7);
  expect(series.at(-1)).toEqual({ day: '2026-11-17', now: 2, before: 1 });
});

test('a kind is summed over its values', () => {
  const row = (value: string, total: number): Total => ({
    kind: 'paid',
    value,
    total,
    cents: total * 100,
    totalBefore: 1,
    centsBefore: 100,
  });
  expect(sumOf([row('premium', 3), row('corporate', 2)], 'paid')).toEqual({
    total: 5,
    cents: 500,
    totalBefore: 2,
    centsBefore: 200,
  });
});

test('nothing before has no change to show', () => {
  expect(changeOf(5, 0)).toBeNull();
  expect(changeOf(5, 4)).toBeCloseTo(0.25);
});

test('a step that counts more than the step before it has no share', () => {
  expect(shareOf(1, 4)).toBe(0.25);
  expect(shareOf(0, 0)).toBe(0);
  expect([shareOf(2, 1), shareOf(2, 0)]).toEqual([null, null]);
});

test('a country that nobody knows has our words, and every other its name', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
  expect(['SK', '', 'QX'].map((code) => countryName(names, code, 'Unknown country'))).toEqual([
    'Slovakia',
    'Unknown country',
    'QX',
  ]);
});
