import { expect, test } from 'vitest';
import type { Box } from '../guides.ts';
import { pushApart } from './push-apart.ts';

const safe: Box = { x: 3, y: 3, width: 84, height: 44 };
const box = (y: number, height: number, x = 6, width = 40): Box => ({ x, y, width, height });
const pushed = (groups: readonly (readonly Box[])[], fixed: readonly Box[] = []) =>
  pushApart(groups, { fixed, area: () => safe, gap: 1 }).map((shift) => Number(shift.toFixed(6)));

test('groups that do not overlap stay', () => {
  expect(pushed([[box(10, 5)], [box(20, 5)]])).toEqual([0, 0]);
});

test('an upper group moves up as far as needed', () => {
  expect(pushed([[box(10, 5)], [box(20, 5)], [box(23, 20)]])).toEqual([0, -3, 0]);
});

test('at the top of the card the other groups move down', () => {
  expect(pushed([[box(4, 10)], [box(12, 20)]])).toEqual([-1, 2]);
});

test('groups side by side do not push each other', () => {
  expect(pushed([[box(30, 10, 6, 20)], [box(30, 10, 40, 20)]])).toEqual([0, 0]);
});

test('a fixed box pushes a group down, and that group the next', () => {
  expect(pushed([[box(8, 5)], [box(15, 5)]], [box(3, 10)])).toEqual([6, 5]);
});

test('a group past the bottom is moved up', () => {
  expect(pushed([[box(40, 10)]])).toEqual([-3]);
});
