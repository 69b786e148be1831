import { describe, expect, test } from 'vitest';
import type { SceneShape } from '../scene.ts';
import { mmToPt } from '../units.ts';
import { circle, polygon, polyline, rectangle, sector } from './path.ts';
import { containsBox, edgeDistance, largestArea, shapeBox, touchesBox } from './shape-geometry.ts';

const filled = (path: string): SceneShape => ({
  id: 'graphic',
  kind: 'shape',
  part: 'graphic',
  path,
  fill: '#112233',
});
const stroked = (path: string, weightMm: number): SceneShape => ({
  id: 'graphic',
  kind: 'shape',
  part: 'graphic',
  path,
  stroke: '#112233',
  weightPt: mmToPt(weightMm),
});
const box = { x: 10, y: 10, width: 20, height: 4 };

describe('the distance from a box to an edge', () => {
  test('of a shape beside it', () => {
    expect(edgeDistance(filled(rectangle(32, 0, 9, 50)), box, 5)).toBeCloseTo(2, 6);
    expect(edgeDistance(filled(circle(20, 30, 13)), box, 5)).toBeCloseTo(3, 1);
  });

  test('is the same for the shape that it is on', () => {
    expect(edgeDistance(filled(rectangle(9, 8, 40, 40)), box, 5)).toBeCloseTo(1, 6);
  });

  test('is zero where an edge runs through it without a corner inside', () => {
    expect(
      edgeDistance(
        filled(
          polygon([
            [0, 9],
            [60, 13],
            [60, 80],
          ]),
        ),
        box,
        5,
      ),
    ).toBe(0);
  });

  test('of a line starts at its side, and an open line has no closing edge', () => {
    expect(
      edgeDistance(
        stroked(
          polyline([
            [33, 0],
            [33, 50],
          ]),
          0.5,
        ),
        box,
        5,
      ),
    ).toBeCloseTo(2.75, 6);
    expect(
      edgeDistance(
        stroked(
          polyline([
            [0, 0],
            [45, 0],
            [45, 45],
          ]),
          0.5,
        ),
        box,
        50,
      ),
    ).toBeCloseTo(9.75, 6);
  });

  test('is not measured past the limit', () => {
    expect(edgeDistance(filled(rectangle(50, 0, 9, 50)), box, 5)).toBe(5);
  });
});

describe('a box', () => {
  test('is on a shape with all its corners', () => {
    expect(containsBox(filled(rectangle(9, 8, 40, 40)), box)).toBe(true);
    expect(containsBox(filled(rectangle(11, 8, 40, 40)), box)).toBe(false);
    expect(containsBox(stroked(rectangle(9, 8, 40, 40), 1), box)).toBe(false);
  });

  test('in the hole of a ring is not on it; windings of the same direction have no hole', () => {
    const ring =
      sector([20, 12], { inner: 15, outer: 25 }, 0, Math.PI) +
      sector([20, 12], { inner: 15, outer: 25 }, Math.PI, 2 * Math.PI);
    expect(containsBox(filled(ring), box)).toBe(false);
    expect(touchesBox(filled(ring), box)).toBe(false);
    expect(containsBox(filled(circle(20, 12, 25) + circle(20, 12, 15)), box)).toBe(true);
  });

  test('touches a shape that it is partly on', () => {
    expect(touchesBox(filled(rectangle(25, 0, 40, 50)), box)).toBe(true);
    expect(touchesBox(filled(rectangle(31, 0, 40, 50)), box)).toBe(false);
  });
});

test('the box of a line has half of its weight around it', () => {
  expect(
    shapeBox(
      stroked(
        polyline([
          [1, 1],
          [5, 3],
        ]),
        1,
      ),
    ),
  ).toEqual({
    x: 0.5,
    y: 0.5,
    width: 5,
    height: 3,
  });
});

test('the area is that of the largest outline', () => {
  expect(largestArea(filled(rectangle(0, 0, 4, 5) + rectangle(20, 0, 3, 2)))).toBeCloseTo(20, 6);
  expect(largestArea(stroked(rectangle(0, 0, 4, 5), 1))).toBe(0);
});

test('a box against a shape of 6,500 curves takes less than a millisecond', () => {
  const dots = Array.from({ length: 1625 }, (_, dot) =>
    circle((dot % 65) * 1.4, Math.floor(dot / 65) * 2, 0.4),
  );
  const shape = filled(dots.join(''));
  edgeDistance(shape, box, 1.9);
  const start = performance.now();
  for (let round = 0; round < 100; round += 1) {
    edgeDistance(shape, { x: 10, y: 60, width: 60, height: 4 }, 1.9);
    containsBox(shape, box);
  }
  // A busy machine takes several times as long.
  expect((performance.now() - start) / 100).toBeLessThan(5);
});
