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

test('the table has the figures of the earlier release beside those of now', () => {
  expect(tableOf([key, reads], { 'a key': 2.48 })).toBe(`| work | ours | baseline | 0.1.0 | now | goal | met |
|---|---:|---:|---:|---:|---:|---|
| a key | 11 ms | 4 ms | 2.48 | 2.75 | ≤ 1.5 | no |
| a read | 11 ms | 4 ms | – | 0.81 | ≥ 0.8 | yes |`);
});
