import { expect, test } from 'vitest';
import { fitZoom, zoomed } from './zoom.ts';

const landscape = { width: 94, height: 54 };
const portrait = { width: 54, height: 94 };

test.each([
  [{ width: 856, height: 494 }, landscape, 175],
  [{ width: 856, height: 479 }, portrait, 110],
  [{ width: 856, height: 289 }, landscape, 120],
])('a card is fitted to its viewport in round percents', (viewport, card, percent) => {
  expect(fitZoom(viewport, card)).toBe(percent);
});

test('fitting stays within the zoom limits', () => {
  expect(fitZoom({ width: 0, height: 0 }, landscape)).toBe(50);
  expect(fitZoom({ width: 9_000, height: 9_000 }, landscape)).toBe(400);
});

test('zooming goes to the next multiple of 25, also from a fitted zoom', () => {
  expect(zoomed(175, 1)).toBe(200);
  expect(zoomed(110, 1)).toBe(125);
  expect(zoomed(110, -1)).toBe(100);
  expect(zoomed(400, 1)).toBe(400);
  expect(zoomed(50, -1)).toBe(50);
});
