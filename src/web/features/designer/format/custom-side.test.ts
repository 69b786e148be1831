import { expect, test } from 'vitest';
import { parseSide } from './custom-side.ts';

test.each([
  ['85', 85],
  [' 85.5 ', 85.5],
  ['85,5', 85.5],
  ['85.', 85],
  ['85.50', 85.5],
  ['40', 40],
  ['120,0', 120],
])('“%s” is a side', (typed, mm) => {
  expect(parseSide(typed)).toBe(mm);
});

test.each([
  ['', 'notANumber'],
  ['wide', 'notANumber'],
  ['1e2', 'notANumber'],
  ['-50', 'notANumber'],
  ['39.9', 'outOfRange'],
  ['120.1', 'outOfRange'],
  ['85.55', 'tooPrecise'],
])('“%s” is refused', (typed, error) => {
  expect(parseSide(typed)).toBe(error);
});
