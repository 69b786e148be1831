import fc from 'fast-check';
import { expect, test } from 'vitest';
import { covers, placeBar } from './bar-place.ts';

const room = { left: 0, top: 0, right: 800, bottom: 500 };
const bar = { width: 400, height: 42 };
const at = (left: number, top: number, width = 200, height = 60) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a bar is above what it belongs to, at its left edge', () => {
  expect(placeBar(at(100, 200), bar, room)).toEqual({ left: 100, top: 200 - 15 - 42 });
});

test('without room above it is below', () => {
  expect(placeBar(at(100, 40), bar, room)).toEqual({ left: 100, top: 100 + 15 });
});

test('at the right edge it moves aside', () => {
  expect(placeBar(at(590, 200), bar, room).left).toBe(800 - 8 - 400);
});

test('without room above and below it is beside', () => {
  const high = at(20, 10, 200, 480);
  expect(placeBar(high, bar, room)).toEqual({ left: 220 + 15, top: 10 });
  const right = at(500, 10, 290, 480);
  expect(placeBar(right, bar, room).left).toBe(500 - 15 - 400);
});

test('a bar stays in its room, and covers nothing where there is room', () => {
  const px = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(px, px, px, px, (left, top, width, height) => {
      const anchor = at(left, top, width + 1, height + 1);
      const place = placeBar(anchor, bar, room);
      expect(place.left).toBeGreaterThanOrEqual(8);
      expect(place.left + bar.width).toBeLessThanOrEqual(792);
      expect(place.top).toBeGreaterThanOrEqual(8);
      expect(place.top + bar.height).toBeLessThanOrEqual(492);
      const edges = { ...place, right: place.left + bar.width, bottom: place.top + bar.height };
      if (anchor.top >= 65 || anchor.bottom <= 435) expect(covers(edges, anchor)).toBe(false);
    }),
  );
});
