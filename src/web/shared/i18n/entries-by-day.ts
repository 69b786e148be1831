export type Day<Entry> = { start: Date; entries: Entry[] };

/** Groups entries by day in the browser's time zone and keeps their order. */
export function entriesByDay<Entry extends { at: string }>(entries: readonly Entry[]): Day<Entry>[] {
  const days = new Map<number, Entry[]>();
  for (const entry of entries) {
    const start = new Date(entry.at).setHours(0, 0, 0, 0);
    days.set(start, [...(days.get(start) ?? []), entry]);
  }
  return [...days].map(([start, ofDay]) => ({ start: new Date(start), entries: ofDay }));
}

/** Number of days between a day and today. */
export function daysAgo(day: Date, now: Date): number {
  const today = new Date(now).setHours(0, 0, 0, 0);
  // Rounded: a day with a clock change has 23 or 25 hours.
  return Math.round((today - day.getTime()) / (24 * 60 * 60 * 1000));
}
