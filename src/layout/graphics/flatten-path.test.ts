import { expect, test } from 'vitest';
import { flattenPath } from './flatten-path.ts';
import { circle, rectangle } from './path.ts';

test('straight outlines keep their points, and a new start ends an open line', () => {
  expect(flattenPath('M1 2L3 4M-1.5 0L0 -2.25L5 5Z')).toEqual([
    { points: [1, 2, 3, 4], isClosed: false, box: { x: 1, y: 2, width: 2, height: 2 } },
    {
      points: [-1.5, 0, 0, -2.25, 5, 5],
      isClosed: true,
      box: { x: -1.5, y: -2.25, width: 6.5, height: 7.25 },
    },
  ]);
});

test.each([0.3, 4, 40])('a circle of %d mm stays within three hundredths of a millimetre', (radius) => {
  const [outline] = flattenPath(circle(10, 20, radius));
  const points = outline?.points ?? [];
  expect(points.length).toBeGreaterThan(16);
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = points.slice(at, at + 4);
    const middle = Math.hypot((x0 + x1) / 2 - 10, (y0 + y1) / 2 - 20);
    expect(Math.abs(middle - radius)).toBeLessThan(0.03);
  }
});

test('a path of 6,500 curves has a bounded number of lines', () => {
  const dots = Array.from({ length: 1625 }, (_, dot) => circle(dot % 50, dot / 50, 0.5)).join('');
  const lines = flattenPath(dots).reduce((sum, { points }) => sum + points.length / 2, 0);
  expect(lines).toBeLessThan(6500 * 6);
  const largest = flattenPath('M0 0C0 500 500 500 500 0Z');
  expect(largest[0]?.points.length).toBeLessThanOrEqual(2 * 33);
});

test('an empty path has no outlines', () => {
  expect(flattenPath('')).toEqual([]);
  expect(flattenPath(rectangle(0, 0, 2, 1))).toHaveLength(1);
});
