import type { DayMetrics, Overview } from '#contract/admin/overview.ts';
import type { CsvRow } from '#domain/csv.ts';
import { type MetricKind, unknownCountry } from '#domain/metrics/metrics.ts';
import { type Interval, type PeriodDays, sumBy } from '#domain/metrics/periods.ts';

export type Total = Overview['totals'][number];
type Sum = Omit<Total, 'kind' | 'value'>;

export const dayKeys = [
  'editorOpened',
  'cardStarted',
  'fileMade',
  'cardSaved',
  'registered',
  'paid',
  'paidCents',
  'refunded',
  'refundedCents',
] as const satisfies (keyof DayMetrics)[];
export type DayKey = (typeof dayKeys)[number];

/** A quarter is shown by week and a year by month, unless another step is chosen. */
export const usualStep: Record<PeriodDays, Interval> = { 7: 'day', 30: 'day', 91: 'week', 365: 'month' };

/** The days of the period before, and those of the period. */
export function halvesOf({ days, from }: Pick<Overview, 'days' | 'from'>) {
  return { before: days.filter(({ day }) => day < from), now: days.filter(({ day }) => day >= from) };
}

/** A metric of each step, beside that of the step at the same place in the period before. */
export function seriesOf(overview: Pick<Overview, 'days' | 'from'>, key: DayKey, step: Interval) {
  const { before, now } = halvesOf(overview);
  const [old, current] = [sumBy(before, step, [key]), sumBy(now, step, [key])];
  // The two periods may begin on other days of a week: the last ones are beside each other.
  const shift = old.length - current.length;
  return current.map((row, index) => ({
    day: row.day,
    now: row[key],
    before: old[index + shift]?.[key] ?? 0,
  }));
}

/** The sums of a kind over all its values. */
export function sumOf(totals: readonly Total[], kind: MetricKind): Sum {
  return totals
    .filter((row) => row.kind === kind)
    .reduce<Sum>(
      (sum, row) => ({
        total: sum.total + row.total,
        cents: sum.cents + row.cents,
        totalBefore: sum.totalBefore + row.totalBefore,
        centsBefore: sum.centsBefore + row.centsBefore,
      }),
      { total: 0, cents: 0, totalBefore: 0, centsBefore: 0 },
    );
}

/** The rows of a kind, the largest first. */
export function rowsOf(totals: readonly Total[], kind: MetricKind): Total[] {
  return totals
    .filter((row) => row.kind === kind)
    .sort((a, b) => b.total - a.total || a.value.localeCompare(b.value));
}

/** The change as a share of what was before; null without anything before. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? now / before - 1 : null;
}

/** A step as a share of the step before it; null if it is more, since each step is counted on its own day. */
export function shareOf(part: number, whole: number): number | null {
  if (part > whole) return null;
  return whole > 0 ? part / whole : 0;
}

/** The period day by day, then each kind by value, with the period before; money in cents. */
export function csvRows(overview: Overview): CsvRow[] {
  const { now } = halvesOf(overview);
  return [
    ['day', ...dayKeys],
    ...now.map((row) => [row.day, ...dayKeys.map((key) => row[key])]),
    [],
    ['kind', 'value', 'count', 'cents', 'count before', 'cents before'],
    ...overview.totals.map(({ kind, value, total, cents, totalBefore, centsBefore }) => [
      kind,
      value,
      total,
      cents,
      totalBefore,
      centsBefore,
    ]),
  ];
}

/** A country in the words of the page; the browser's own word for an unknown one is not ours. */
export function countryName(names: Intl.DisplayNames, code: string, unknown: string): string {
  return code === unknownCountry ? unknown : (names.of(code) ?? code);
}
