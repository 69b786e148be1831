import type { AuditEntry } from '#contract/audit.ts';

export type Day = { start: Date; entries: AuditEntry[] };

/** Entries as they come, newest first, gathered by the reader's own days. */
export function entriesByDay(entries: readonly AuditEntry[]): Day[] {
  const days = new Map<number, AuditEntry[]>();
  for (const entry of entries) {
    const start = new Date(entry.at).setHours(0, 0, 0, 0);
    days.set(start, [...(days.get(start) ?? []), entry]);
  }
  return [...days].map(([start, ofDay]) => ({ start: new Date(start), entries: ofDay }));
}

/** How many days before today a day was. */
export function daysAgo(day: Date, now: Date): number {
  const today = new Date(now).setHours(0, 0, 0, 0);
  // A day that the clocks change on is an hour longer or shorter.
  return Math.round((today - day.getTime()) / (24 * 60 * 60 * 1000));
}
