import { expect, test } from 'vitest';
import { daysAgo, entriesByDay } from './entries-by-day.ts';

const entryAt = (at: Date) => ({ at: at.toISOString() });

test('entries are grouped by day, in their order', () => {
  const entries = [new Date(2026, 2, 3, 9), new Date(2026, 2, 3, 1), new Date(2026, 2, 2, 23)].map(entryAt);
  expect(entriesByDay(entries)).toEqual([
    { start: new Date(2026, 2, 3), entries: entries.slice(0, 2) },
    { start: new Date(2026, 2, 2), entries: entries.slice(2) },
  ]);
});

test('today is 0 and yesterday 1 day ago, also when the clocks change', () => {
  expect(daysAgo(new Date(2026, 2, 29), new Date(2026, 2, 29, 23))).toBe(0);
  expect(daysAgo(new Date(2026, 2, 28), new Date(2026, 2, 29, 23))).toBe(1);
  expect(daysAgo(new Date(2026, 2, 28), new Date(2026, 2, 30, 1))).toBe(2);
});
