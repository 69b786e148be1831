import { expect, test } from 'vitest';
import type { Box } from '../guides.ts';
import { countCollisions, type Obstacles } from './collisions.ts';

const safe = { x: 3, y: 3, width: 84, height: 44 };
const line = (x: number, y: number): Box => ({ x, y, width: 20, height: 3 });
const count = (obstacles: Partial<Obstacles>) => {
  const ink = obstacles.stacks ?? [];
  return countCollisions({ stacks: [], ink, areas: [], logo: null, rule: null, safe, ...obstacles });
};

test('stacks keep 0.8 mm from one another, lines of one stack need not', () => {
  expect(count({ stacks: [[line(6, 10)], [line(6, 13.8)]] })).toBe(0);
  expect(count({ stacks: [[line(6, 10)], [line(6, 13.7)]] })).toBe(1);
  expect(count({ stacks: [[line(6, 10), line(6, 13)]] })).toBe(0);
});

test('texts with their accents keep 1 mm from the logo and from a rule', () => {
  const stacks = [[line(6, 10)]];
  expect(count({ stacks, logo: { x: 27, y: 6, width: 20, height: 20 } })).toBe(0);
  expect(count({ stacks, logo: { x: 26.9, y: 6, width: 20, height: 20 } })).toBe(1);
  expect(count({ stacks, rule: { x: 6, y: 14, width: 78, height: 0.2 } })).toBe(0);
  expect(count({ stacks, rule: { x: 6, y: 13.9, width: 78, height: 0.2 } })).toBe(1);
  const accent = [[{ x: 6, y: 9.2, width: 20, height: 3.8 }]];
  expect(count({ stacks, ink: accent, rule: { x: 6, y: 8.1, width: 78, height: 0.2 } })).toBe(1);
});

test('a text may touch the safe margin but not cross it', () => {
  expect(count({ stacks: [[line(3, 3)]] })).toBe(0);
  expect(count({ stacks: [[line(67.1, 3)]] })).toBe(1);
});
