import { decode } from 'fast-png';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { cmykJpeg, greyJpeg, mixedCmykJpeg, sampleLogos, turnedJpeg } from '../print/testing/sample-logos.ts';
import { withChunkBefore, writePng } from '../print/testing/write-png.ts';
import { pictureSize, readPicture } from './read-picture.ts';

const pixelAt = (bytes: Uint8Array, x: number, y: number) => {
  const { width, height, samples } = readPicture(bytes);
  const perPixel = samples.length / width / height;
  return [...samples.subarray((y * width + x) * perPixel, (y * width + x + 1) * perPixel)];
};
const logo = (name: string) => sampleLogos[name] ?? new Uint8Array();

describe('a PNG is read', () => {
  test.each(['PNG with opacity', 'PNG without opacity', 'grey PNG', 'grey PNG with opacity'])(
    '%s, as another decoder does',
    (name) => {
      const { data, channels } = decode(logo(name));
      const { samples, alpha } = readPicture(logo(name));
      const colourChannels = channels % 2 === 0 ? channels - 1 : channels;
      const pixels = data.length / channels;
      const ours = Array.from({ length: pixels }, (_, pixel) => [
        ...samples.subarray(pixel * colourChannels, (pixel + 1) * colourChannels),
        ...(alpha ? [alpha[pixel]] : []),
      ]).flat();
      expect(ours).toEqual([...data]);
    },
  );

  test('of 16 bits by its upper 8 bits', () => {
    expect(readPicture(logo('PNG of 16 bits'))).toEqual(readPicture(logo('PNG with opacity')));
  });

  test('interlaced with the same result', () => {
    const { samples, alpha } = readPicture(logo('interlaced PNG'));
    const { data } = decode(logo('interlaced PNG'));
    const ours = Array.from(alpha ?? [], (opacity, pixel) => [
      ...samples.subarray(pixel * 3, pixel * 3 + 3),
      opacity,
    ]).flat();
    expect(ours).toEqual([...data]);
  });

  test.each([1, 2, 4, 8] as const)('with a palette of %i bits, interlaced or not', (depth) => {
    const palette = [
      [200, 30, 40, 255],
      [20, 60, 160, 128],
    ];
    const png = { width: 13, height: 11, depth, palette };
    const colourAt = (x: number, y: number) => (x * y) % 2;
    const plain = readPicture(writePng(png, colourAt));
    expect(readPicture(writePng({ ...png, isInterlaced: true }, colourAt))).toEqual(plain);
    expect([...plain.samples.subarray(0, 3)]).toEqual([200, 30, 40]);
    expect(plain.alpha?.[13 + 1]).toBe(128);
  });

  test('only to the size of the picture, however much data is compressed into it', () => {
    const packed = [...zlibSync(new Uint8Array(5_000_000))];
    const bomb = withChunkBefore(logo('PNG without opacity'), 'IDAT', 'IDAT', packed);
    expect(readPicture(bomb).samples.length).toBe(90 * 120 * 3);
  });

  test('with its one transparent colour', () => {
    expect(readPicture(logo('PNG with one clear colour')).alpha?.[0]).toBe(0);
    expect(readPicture(logo('PNG with one clear colour')).alpha?.[1]).toBe(255);
  });
});

describe('a JPEG is read', () => {
  test('of four inks, unchanged', () => {
    expect(readPicture(cmykJpeg)).toMatchObject({ width: 32, height: 24, space: 'cmyk' });
    expect(pixelAt(cmykJpeg, 3, 3)).toEqual([255, 0, 0, 0]);
    expect(pixelAt(cmykJpeg, 11, 3)).toEqual([0, 255, 0, 0]);
    expect(pixelAt(cmykJpeg, 20, 3)).toEqual([0, 0, 0, 255]);
    expect(pixelAt(cmykJpeg, 28, 3)).toEqual([255, 255, 255, 255]);
    const [c = 0, m = 0, y = 0, k = 0] = pixelAt(cmykJpeg, 28, 20);
    expect([c - 127, m - 64, y, k - 64].every((off) => Math.abs(off) <= 3)).toBe(true);
  });

  test('of four inks stored as luma and chroma', () => {
    expect(pixelAt(mixedCmykJpeg, 3, 3)).toEqual([0, 0, 0, 255]);
    expect(pixelAt(mixedCmykJpeg, 11, 3)).toEqual([254, 0, 0, 0]);
    expect(pixelAt(mixedCmykJpeg, 20, 3)).toEqual([0, 0, 0, 0]);
    const [c = 0, m = 0, y = 0, k = 0] = pixelAt(mixedCmykJpeg, 28, 3);
    expect([c - 127, m - 64, y, k - 64].every((off) => Math.abs(off) <= 3)).toBe(true);
  });

  test('of greys', () => {
    expect(readPicture(greyJpeg).space).toBe('grey');
    expect(pixelAt(greyJpeg, 3, 3)).toEqual([127]);
    expect(pixelAt(greyJpeg, 28, 3)).toEqual([255]);
  });

  test.each([
    [1, 32, 24, [3, 3]],
    [2, 32, 24, [28, 3]],
    [3, 32, 24, [28, 20]],
    [4, 32, 24, [3, 20]],
    [5, 24, 32, [3, 3]],
    [6, 24, 32, [20, 3]],
    [7, 24, 32, [20, 28]],
    [8, 24, 32, [3, 28]],
  ] as const)('held as EXIF %i says, upright', (orientation, width, height, [x, y]) => {
    const turned = turnedJpeg(greyJpeg, orientation);
    expect(pictureSize(turned)).toEqual({ width, height });
    expect(readPicture(turned)).toMatchObject({ width, height });
    expect(pixelAt(turned, x, y)).toEqual([127]);
  });
});

describe('what cannot be read is refused with a code', () => {
  test.each([
    ['LOGO_NOT_AN_IMAGE', Uint8Array.of(0x47, 0x49, 0x46)],
    ['LOGO_DAMAGED', logo('PNG with opacity').subarray(0, 400)],
    ['LOGO_DAMAGED', logo('colour JPEG').subarray(0, 200)],
    ['LOGO_DAMAGED', Uint8Array.of(0xff, 0xd8, 0xff, 0xd9)],
  ])('%s', (code, bytes) => {
    expect(() => readPicture(bytes)).toThrow(expect.objectContaining({ name: 'UnreadablePicture', code }));
  });

  test('LOGO_TOO_MANY_PIXELS, before any pixel is decompressed', () => {
    const png = Uint8Array.from(logo('PNG with opacity'));
    new DataView(png.buffer).setUint32(16, 1_000_000);
    expect(() => readPicture(png)).toThrow(expect.objectContaining({ code: 'LOGO_TOO_MANY_PIXELS' }));
  });
});
