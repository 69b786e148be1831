import { expect, test } from 'vitest';
import { encodeInkJpeg } from './encode-jpeg.ts';
import { isOfInks } from './is-of-inks.ts';

const inks = encodeInkJpeg(new Uint8Array(8 * 8 * 4), { width: 8, height: 8 }, 92);

test('a CMYK JPEG is detected by its header, with Adobe’s marker or without', () => {
  expect(isOfInks(inks)).toBe(true);
  // The marker is the sixteen bytes behind the start.
  expect(isOfInks(Uint8Array.from([...inks.subarray(0, 2), ...inks.subarray(18)]))).toBe(true);
});

test('other pictures, damaged files and non-pictures are not CMYK JPEGs', () => {
  const ofScreen = Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 1, 0, 1, 3, 1, 0x11, 0]);
  expect(isOfInks(ofScreen)).toBe(false);
  expect(isOfInks(Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 200]))).toBe(false);
  expect(isOfInks(Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))).toBe(false);
});
