import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisOf, labelledIndexes } from './chart-scale.ts';

test('an axis starts at 0, reaches the highest value and has at most four marks', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (highest) => {
      const { top, ticks } = axisOf(highest);
      expect(top).toBeGreaterThanOrEqual(Math.max(highest, 1));
      expect(ticks[0]).toBe(0);
      expect(ticks.at(-1)).toBe(highest === 0 ? 0 : top);
      expect(ticks.length).toBeLessThanOrEqual(4);
      expect(ticks.every(Number.isInteger)).toBe(true);
    }),
  );
});

test('the first and the last point have a label', () => {
  expect(labelledIndexes(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(labelledIndexes(3, 5)).toEqual([0, 1, 2]);
});
