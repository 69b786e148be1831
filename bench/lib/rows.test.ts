import { expect, test } from 'vitest';
import { type BenchRow, isMet, tableOf } from './rows.ts';

const key: BenchRow = {
  work: 'a key',
  ours: '11 ms',
  baseline: '4 ms',
  figure: 2.754,
  goal: { atMost: 1.5 },
};
const reads: BenchRow = { ...key, work: 'a read', figure: 0.81, goal: { atLeast: 0.8 } };

test('a goal is an upper or a lower limit', () => {
  expect([key, reads].map(isMet)).toEqual([false, true]);
});

test('the table has the budget, the last figure and what it compares', () => {
  const alone: BenchRow = { ...reads, baseline: '–' };
  expect(tableOf([key, alone])).toBe(`| metric | budget | last measured | met |
|---|---:|---:|---|
| a key | ≤ 1.5 | 2.75 (11 ms, 4 ms) | no |
| a read | ≥ 0.8 | 0.81 | yes |`);
});
