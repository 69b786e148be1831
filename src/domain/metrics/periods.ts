/** The periods of the overview, in days: a week, 30 days, a quarter, a year. */
export const periodDays = [7, 30, 91, 365] as const;
export type PeriodDays = (typeof periodDays)[number];

export const intervals = ['day', 'week', 'month'] as const;
export type Interval = (typeof intervals)[number];

/** A calendar day, such as 2026-11-17, some days later or earlier. Days of a calendar have no hours, so no change of hour matters. */
export function addDays(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + count);
  return at.toISOString().slice(0, 10);
}

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first day of the week (Monday) or the month of a day. */
export function intervalStart(day: string, step: Interval): string {
  if (step === 'day') return day;
  if (step === 'month') return `${day.slice(0, 7)}-01`;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * Sums of consecutive days by day, week or month. The first and the last one may be shorter than a whole week or month:
 * they have only the days of the period.
 */
export function sumBy<Key extends string>(
  days: readonly ({ day: string } & Record<Key, number>)[],
  step: Interval,
  keys: readonly Key[],
): ({ day: string } & Record<Key, number>)[] {
  const sums = new Map<string, { day: string } & Record<Key, number>>();
  for (const row of days) {
    const start = intervalStart(row.day, step);
    const sum = sums.get(start) ?? { ...row, ...zeros(keys) };
    sums.set(start, { ...sum, ...added(sum, row, keys) });
  }
  return [...sums.values()];
}

function zeros<Key extends string>(keys: readonly Key[]): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, 0])) as Record<Key, number>;
}

function added<Key extends string>(a: Record<Key, number>, b: Record<Key, number>, keys: readonly Key[]) {
  return Object.fromEntries(keys.map((key) => [key, a[key] + b[key]])) as Record<Key, number>;
}
