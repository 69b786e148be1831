import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  inflatingPng,
  manyChunksPng,
  manySegmentsJpeg,
  manyTablesJpeg,
  nestedSvg,
} from '../api/testing/hostile-files.ts';
import { inflateStart } from './inflate.ts';
import { cleanJpeg } from './jpeg/clean-jpeg.ts';
import { splitPng } from './png/clean-png.ts';
import { pictureSize, readPicture } from './read-picture.ts';
import { checkSvg } from './svg/check-svg.ts';
import { cleanSvg } from './svg/clean-svg.ts';

/** Processor time of this thread, which other programs of a busy machine do not change. */
function threadMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

const quietly = (work: () => unknown) => () => {
  try {
    work();
  } catch {
    // Refused.
  }
};

/** Without the bounds the files take 4 to 14 seconds. */
const mostMs = 700;

test('a profile that inflates to a gigabyte is left out, whatever reads the file', async () => {
  const file = await inflatingPng();
  expect(threadMs(() => expect(readPicture(file).profile).toBeNull())).toBeLessThan(mostMs);
  expect(threadMs(() => splitPng(file))).toBeLessThan(mostMs);
});

test('data is inflated up to the bound and not further, so damage after it is not noticed', () => {
  const packed = deflateSync(Buffer.alloc(50_000_000));
  packed.fill(0xff, packed.length / 2);
  expect(inflateStart(packed, 1_000_000)).toHaveLength(1_000_000);
  expect(() => inflateStart(packed, 49_000_000)).toThrow();
});

test.each([0, 1, 7000, 300_000])('%i bytes are inflated as they were', (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * at) % 251);
  expect(Buffer.from(inflateStart(deflateSync(bytes), length + 1)).equals(bytes)).toBe(true);
});

test('a PNG of 400,000 chunks is refused, one of 9,000 is read', async () => {
  const file = await manyChunksPng();
  expect(threadMs(quietly(() => pictureSize(file)))).toBeLessThan(mostMs);
  expect(() => pictureSize(file)).toThrow('LOGO_DAMAGED');
  expect(pictureSize(await manyChunksPng(9000))).toEqual({ width: 8, height: 8 });
});

test('a JPEG of 2.6 million segments is refused, one of 900 is read', async () => {
  const file = await manySegmentsJpeg();
  expect(threadMs(quietly(() => pictureSize(file)))).toBeLessThan(mostMs);
  expect(() => pictureSize(file)).toThrow('LOGO_DAMAGED');
  expect(pictureSize(await manySegmentsJpeg(900))).toEqual({ width: 8, height: 8 });
});

test('a JPEG of 490,000 Huffman tables is refused', async () => {
  const file = await manyTablesJpeg();
  expect(threadMs(quietly(() => cleanJpeg(file)))).toBeLessThan(mostMs);
  expect(() => cleanJpeg(file)).toThrow('LOGO_DAMAGED');
});

test('a drawing is accepted as deep as it can be read again, and no deeper', () => {
  expect(() => checkSvg(nestedSvg(99))).not.toThrow();
  expect(() => cleanSvg(nestedSvg(99))).not.toThrow();
  expect(() => checkSvg(nestedSvg(100))).toThrow('LOGO_SVG_TOO_COMPLEX');
  expect(() => checkSvg(nestedSvg(100_000))).toThrow('LOGO_SVG_TOO_COMPLEX');
});

test('a drawing whose clip paths are written as groups is refused where they are too deep', () => {
  const nested = `${'<svg width="9" height="9">'.repeat(60)}<path d="M0 0h9v9z"/>${'</svg>'.repeat(60)}`;
  const file = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">
      <clipPath id="c"><path d="M0 0h9v9z"/></clipPath>
      ${nested.replaceAll('<svg ', '<svg clip-path="url(#c)" ')}</svg>`,
  );
  expect(() => cleanSvg(file)).toThrow('LOGO_SVG_TOO_COMPLEX');
});
