import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropOf, type FrontPicture } from './card-picture.ts';

const wide: FrontPicture = { pixels: { width: 600, height: 400 }, focus: { x: 0.5, y: 0.5 }, zoom: 1 };

test('a square shows the full height of a wide picture, around its point', () => {
  const { x, ...rest } = cropOf(wide, 1);
  expect(x).toBeCloseTo(1 / 6, 12);
  expect(rest).toEqual({ y: 0, width: 2 / 3, height: 1 });
  expect(cropOf({ ...wide, focus: { x: 0, y: 0 } }, 1)).toMatchObject({ x: 0, y: 0 });
});

test('a zoom shows less on both sides', () => {
  expect(cropOf({ ...wide, zoom: 2 }, 1.5)).toEqual({ x: 0.25, y: 0.25, width: 0.5, height: 0.5 });
});

test('a crop has the proportion that was asked for and stays inside the image', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const pixels = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  const zoom = fc.double({ min: 1, max: 4, noNaN: true });
  const proportion = fc.double({ min: 0.2, max: 5, noNaN: true });
  fc.assert(
    fc.property(pixels, fc.record({ x: share, y: share }), zoom, proportion, (size, focus, scale, wanted) => {
      const { x, y, width, height } = cropOf({ pixels: size, focus, zoom: scale }, wanted);
      expect((width * size.width) / (height * size.height)).toBeCloseTo(wanted, 6);
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1 + 1e-9);
    }),
  );
});
