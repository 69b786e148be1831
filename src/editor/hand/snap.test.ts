import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf } from '#layout/guides.ts';
import { distancesOf, gatherReferences, type MovedItem, snap } from './snap.ts';

const guides = guidesOf(resolveFormat({}));
const item = (x: number, y: number, width: number, height: number): MovedItem => ({
  box: { x, y, width, height },
  baselines: [y + height - 1],
});
const address = item(60, 36, 20, 9);
const references = gatherReferences(guides, [address]);

test('an edge near the safe margin snaps to it', () => {
  const found = snap(item(3.4, 20, 10, 4), references, 0.6);
  expect(found.dx).toBeCloseTo(-0.4);
  expect(found.lines).toEqual([{ at: 3, kind: 'margin', axis: 'x' }]);
});

test('an item snaps to the middle of the card, and to the edges of another', () => {
  expect(snap(item(40.2, 5, 10, 4), references, 0.6).dx).toBeCloseTo(-0.2);
  const found = snap(item(60.3, 10, 11, 4), references, 0.6);
  expect(found.dx).toBeCloseTo(-0.3);
  expect(found.lines).toEqual([{ at: 60, kind: 'edge', axis: 'x' }]);
});

test('a baseline snaps to a baseline, never to an edge', () => {
  const moved = { box: { x: 10, y: 31.9, width: 20, height: 12.7 }, baselines: [43.7] };
  const found = snap(moved, references, 0.5);
  expect(found.dy).toBeCloseTo(0.3);
  expect(found.lines).toEqual([{ at: 44, kind: 'baseline', axis: 'y' }]);
});

test('an item snaps where the gaps to its neighbours are equal', () => {
  const row = gatherReferences(guides, [item(4.1, 20, 10, 5), item(50.3, 20, 10, 5)]);
  const { dx } = snap(item(27.5, 20, 9, 5), row, 0.6);
  expect(dx).not.toBeNull();
  expect(27.5 + (dx ?? 0) - 14.1).toBeCloseTo(50.3 - (27.5 + (dx ?? 0) + 9));
});

test('out of reach nothing moves, and there are no lines', () => {
  expect(snap(item(20.7, 12.3, 7.1, 3.3), references, 0.05)).toEqual({ dx: null, dy: null, lines: [] });
});

test('the nearest line is that of a search through all of them', () => {
  const mm = fc.double({ min: 0, max: 80, noNaN: true });
  const boxes = fc.array(
    fc.record({ x: mm, y: mm, width: fc.double({ min: 1, max: 30, noNaN: true }), height: fc.constant(4) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(boxes, mm, mm, (others, x, y) => {
      const all = gatherReferences(
        guides,
        others.map((box) => ({ box, baselines: [] })),
      );
      // Above the others: no gaps of a row.
      const moved = { box: { x, y: y - 200, width: 10, height: 4 }, baselines: [] };
      const ways = all.x.flatMap(({ at }) => [x, x + 5, x + 10].map((point) => Math.abs(at - point)));
      expect(Math.abs(snap(moved, all, 1000).dx ?? Number.NaN)).toBeCloseTo(Math.min(...ways));
    }),
    { numRuns: 200 },
  );
});

test('distances are to the neighbours, else to the cut', () => {
  const found = distancesOf({ x: 9, y: 36, width: 30, height: 10 }, references);
  expect(found.map(({ side, mm }) => [side, mm])).toEqual([
    ['left', 9],
    ['right', 21],
    ['top', 36],
    ['bottom', 4],
  ]);
});
