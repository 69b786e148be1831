import { expect, test } from 'vitest';
import { distanceMarks } from './distance-marks.ts';
import type { Distance } from './snap.ts';

const bleed = { x: -2, y: -2, width: 94, height: 54 };
const distances: Distance[] = [
  { side: 'left', mm: 9, from: 0, to: 9, across: 40 },
  { side: 'right', mm: 40, from: 50, to: 90, across: 40 },
  { side: 'top', mm: 30, from: 0, to: 30, across: 29 },
  { side: 'bottom', mm: 3, from: 47, to: 50, across: 29 },
];

test('distances to what is near are shown, with their labels on their lines', () => {
  const [left, bottom, ...others] = distanceMarks(distances, bleed, 9);
  expect(others).toEqual([]);
  expect(left).toEqual({
    mm: 9,
    from: { x: 0, y: 40 },
    to: { x: 9, y: 40 },
    label: { x: 4.5, y: 40 },
    leader: null,
  });
  expect(bottom?.mm).toBe(3);
});

test('a label without room is outside the card, with a line to it', () => {
  const [, bottom] = distanceMarks(distances, bleed, 9);
  expect(bottom?.label.y).toBeGreaterThan(52);
  expect(bottom?.leader?.[0]).toEqual({ x: 29, y: 48.5 });
});

test('far from everything the shorter distance of each axis is shown', () => {
  const far = distances.map((one) => ({ ...one, mm: one.side === 'left' ? 20 : 30 }));
  expect(distanceMarks(far, bleed, 9).map(({ mm }) => mm)).toEqual([20, 30, 30]);
});
