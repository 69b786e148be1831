import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hexToHsv, hsvToHex } from './hsv.ts';

test.each([
  ['#000000', 0, 0, 0],
  ['#ffffff', 0, 0, 1],
  ['#ff0000', 0, 1, 1],
  ['#ffff00', 60, 1, 1],
  ['#00ff00', 120, 1, 1],
  ['#00ffff', 180, 1, 1],
  ['#0000ff', 240, 1, 1],
  ['#ff00ff', 300, 1, 1],
] as const)('%s has hue %d, saturation %d, brightness %d', (hex, hue, saturation, brightness) => {
  expect(hexToHsv(hex)).toEqual({ hue, saturation, brightness });
});

test('a grey has no saturation', () => {
  expect(hexToHsv('#666666')).toEqual({ hue: 0, saturation: 0, brightness: 0.4 });
});

test('a hue of 360 is red again', () => {
  expect(hsvToHex({ hue: 360, saturation: 1, brightness: 1 })).toBe('#ff0000');
});

test('every colour survives a round trip', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (packed) => {
      const hex = `#${packed.toString(16).padStart(6, '0')}`;
      expect(hsvToHex(hexToHsv(hex))).toBe(hex);
    }),
  );
});
