import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPicture } from '../read-picture.ts';
import { resampled } from '../resample.ts';
import { encodeInkJpeg } from './encode-jpeg.ts';

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
      expect(await furthest(await picture(width, height).jpeg(options).toBuffer())).toBe(0);
    }
  });
});

/** The segments of a file whose samples are stored without mixing, under such a head. */
async function unmixed(head: readonly number[], names: readonly number[]): Promise<Buffer> {
  const jpeg = await picture(64, 40).jpeg({ chromaSubsampling: '4:4:4', quality: 95 }).toBuffer();
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  const file = Buffer.concat([jpeg.subarray(0, 2), Buffer.from(head), jpeg.subarray(tables)]);
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  const scan = file.indexOf(Buffer.from([0xff, 0xda]));
  names.forEach((name, index) => {
    file[frame + 10 + index * 3] = name;
    file[scan + 5 + index * 2] = name;
  });
  return file;
}

const adobe = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0];
const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0];

describe('the colour transform of a JPEG is detected as libjpeg and browsers do', () => {
  test.each([
    ['Adobe’s marker says they are not', [...adobe, 0], [1, 2, 3]],
    ['Adobe’s marker says they are', [...adobe, 1], [1, 2, 3]],
    ['the components are called R, G and B', [], [82, 71, 66]],
    ['the components are numbered', [], [1, 2, 3]],
    ['JFIF overrules the components’ names', jfif, [82, 71, 66]],
  ])('%s', async (_, head, names) => {
    expect(await furthest(await unmixed(head, names))).toBe(0);
  });
});

test('a JPEG can be decoded at a smaller size, with the look of a full decode that is scaled down', async () => {
  const jpeg = await picture(333, 211).blur(3).jpeg({ quality: 95 }).toBuffer();
  for (const [wanted, decoded] of [
    [160, 333],
    [80, 167],
    [41, 84],
    [20, 42],
  ] as const) {
    const grid = { width: wanted, height: Math.floor((wanted * 211) / 333) };
    const reduced = readPicture(jpeg, grid);
    expect(reduced.width).toBe(decoded);
    const [small, whole] = [reduced, readPicture(jpeg)].map((pixels) => resampled(pixels, grid).samples);
    const apart = Array.from(small ?? [], (sample, at) => Math.abs(sample - (whole?.[at] ?? 0)));
    const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
    expect(mean).toBeLessThan(3);
  }
});

test('inks encoded as a JPEG and decoded again are nearly the same, flat areas and absent inks exactly', () => {
  const [width, height] = [50, 37];
  const ink = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isFlat = x < 24;
      ink.set(isFlat ? [77, 0, 33, 200] : [x * 4, 0, y * 5, (x * y) % 60], (y * width + x) * 4);
    }
  }
  const { samples, space } = readPicture(encodeInkJpeg(ink, { width, height }, 92));
  expect(space).toBe('cmyk');
  // Read as a file of its own the inks are upside down, as Adobe stores them; in a PDF they are not.
  const again = samples.map((sample) => 255 - sample);
  for (let at = 0; at < ink.length; at += 4) {
    const isFlat = (at / 4) % width < 24;
    const apart = [0, 1, 2, 3].map((channel) =>
      Math.abs((again[at + channel] ?? 0) - (ink[at + channel] ?? 0)),
    );
    expect(apart[1]).toBe(0);
    expect(Math.max(...apart)).toBeLessThanOrEqual(isFlat ? 0 : 12);
  }
});
