import { expect, test } from 'vitest';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { inSteps, type Move, moveTo, nudgeOf } from './move.ts';
import { gatherReferences } from './snap.ts';

const guides = guidesOf(resolveFormat({}));
const move: Move = {
  item: { box: { x: 20, y: 20, width: 17, height: 7 }, baselines: [26] },
  references: gatherReferences(guides, []),
  from: { dx: 1.25, dy: 0 },
  stepMm: 0.25,
};
const exactly = { reachMm: null, isOneAxis: false };

test('a move ends in quarters of a millimetre from the place of the item', () => {
  const { dx, dy } = moveTo(move, { dx: 3.33, dy: -2.2 }, exactly);
  expect([dx, dy]).toEqual([3.25, -2.25]);
  expect(moveTo({ ...move, stepMm: 1 }, { dx: 3.33, dy: 0 }, exactly).dx).toBe(3.75);
});

test('a move ends on a line that is near', () => {
  const { dx, lines, box } = moveTo(move, { dx: -16.7, dy: 0.3 }, { reachMm: 0.6, isOneAxis: false });
  expect(dx).toBe(-17);
  expect(box.x).toBe(3);
  expect(lines).toEqual([{ at: 3, kind: 'margin', axis: 'x' }]);
});

test('on one axis only the longer way counts', () => {
  const moved = moveTo(move, { dx: 1, dy: 5.1 }, { reachMm: 0.6, isOneAxis: true });
  expect(moved).toMatchObject({ dx: 0, dy: 5 });
  expect(moved.lines.every(({ axis }) => axis === 'y')).toBe(true);
});

test('nothing is moved outside the cut', () => {
  expect(moveTo(move, { dx: -40, dy: 100 }, exactly).box).toMatchObject({ x: 0, y: 43 });
});

test('an item that is outside already can come back', () => {
  const outside = { ...move, item: { box: { x: -5, y: 20, width: 17, height: 7 }, baselines: [] } };
  expect(moveTo(outside, { dx: -3, dy: 0 }, exactly).box.x).toBe(-5);
  expect(moveTo(outside, { dx: 3, dy: 0 }, exactly).box.x).toBeCloseTo(-2);
});

test('arrow keys move by a quarter of a millimetre, with Shift by one', () => {
  expect(nudgeOf('ArrowLeft', false)).toEqual({ dx: -0.25, dy: 0 });
  expect(nudgeOf('ArrowDown', true)).toEqual({ dx: 0, dy: 1 });
  expect(nudgeOf('a', false)).toBeNull();
});

test('a way is kept in whole steps', () => {
  expect([0.1, 0.13, -0.4, 2].map((mm) => inSteps(mm, 0.25))).toEqual([0, 0.25, -0.5, 2]);
});
