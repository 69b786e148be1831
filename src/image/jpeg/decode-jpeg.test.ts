import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../read-picture.ts';

/** Smooth colours with a hard red edge, so that every way of sampling shows. */
function picture(width: number, height: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isRed = (x - width / 2) ** 2 + (y - height / 2) ** 2 < (height / 3) ** 2;
      const noise = (x * 7919 + y * 104_729) % 23;
      data.set(isRed ? [220, 20, noise] : [(x * 3) % 256, (y * 5) % 256, 90 + noise], (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** How far our samples lie from those of another decoder, at most. */
async function furthest(jpeg: Buffer): Promise<number> {
  const { samples } = readPicture(jpeg);
  const other = await sharp(jpeg).raw().toBuffer();
  expect(samples.length).toBe(other.length);
  return samples.reduce((most, sample, at) => Math.max(most, Math.abs(sample - (other[at] ?? 0))), 0);
}

describe('a JPEG is decoded as libjpeg does', () => {
  test.each([
    ['baseline with half the colours each way', { chromaSubsampling: '4:2:0', quality: 90 }],
    ['baseline with all colours', { chromaSubsampling: '4:4:4', quality: 75 }],
    ['progressive', { chromaSubsampling: '4:2:0', quality: 85, progressive: true }],
    [
      'progressive with all colours, of fine steps',
      { chromaSubsampling: '4:4:4', quality: 100, progressive: true },
    ],
    ['with optimised scans', { mozjpeg: true, quality: 70 }],
  ])('%s', async (_, options) => {
    for (const [width, height] of [
      [97, 61],
      [128, 64],
      [3, 5],
      [1, 1],
    ] as const) {
      expect(await furthest(await picture(width, height).jpeg(options).toBuffer())).toBeLessThanOrEqual(1);
    }
  });
});
