import { expect, test } from 'vitest';
import { colourDistance } from './colour-distance.ts';

test('black and white are 1 apart, a colour is 0 from itself', () => {
  expect(colourDistance('#000000', '#ffffff')).toBeCloseTo(1, 4);
  expect(colourDistance('#c93a25', '#c93a25')).toBe(0);
});

test('the distance of red and green is that of the published values', () => {
  // OKLab: red 0.628, 0.225, 0.126; green 0.866, -0.234, 0.179.
  expect(colourDistance('#ff0000', '#00ff00')).toBeCloseTo(Math.hypot(0.238, 0.459, 0.053), 2);
});
