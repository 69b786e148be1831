import { encode } from 'fast-png';
import { expect, test } from 'vitest';
import { sampleLogos } from '#print/testing/sample-logos.ts';
import { withChunkBefore } from '#print/testing/write-png.ts';
import { croppedPng } from './crop-png.ts';
import { readPng } from './read-png.ts';

test('a PNG loses the clear rows and columns around what is painted, and no colour', () => {
  const clear = [9, 9, 9, 0];
  const painted = [200, 30, 40, 255, 10, 20, 30, 1];
  const rows = [...clear, ...clear, ...clear, ...clear, ...painted, ...clear, ...clear, ...clear];
  const png = encode({ width: 3, height: 3, data: Uint8Array.from(rows), channels: 4, depth: 8 });
  const cropped = croppedPng(png);
  const { width, height, samples, alpha } = readPng(cropped ?? new Uint8Array());
  expect([width, height]).toEqual([2, 1]);
  expect([...(alpha ?? [])]).toEqual([255, 1]);
  expect([...samples]).toEqual([200, 30, 40, 10, 20, 30]);
});

test('a PNG that is painted up to its edges stays as it is', () => {
  expect(croppedPng(sampleLogos['PNG without opacity'] ?? new Uint8Array())).toBeNull();
});

test('what its colours mean stays with a cropped PNG', () => {
  const png = withChunkBefore(
    sampleLogos['PNG with opacity'] ?? new Uint8Array(),
    'IDAT',
    'gAMA',
    [0, 0, 0x8a, 0x75],
  );
  const { profile } = readPng(png);
  const cropped = croppedPng(png);
  expect(profile).not.toBeNull();
  const read = readPng(cropped ?? new Uint8Array());
  expect(read.width).toBeLessThan(370);
  expect(read.profile).toEqual(profile);
});

test('a PNG with nothing painted is refused', () => {
  const data = new Uint8Array(4 * 4 * 4);
  expect(() => croppedPng(encode({ width: 4, height: 4, data, channels: 4, depth: 8 }))).toThrow(
    'LOGO_EMPTY',
  );
});
