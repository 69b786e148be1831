import { uint32Bytes } from '../bytes.ts';
import { deflateRows } from '../deflate-rows.ts';
import { paintedArea } from '../painted-area.ts';
import { samplesPerPixel } from '../pixels.ts';
import { resample } from '../resample.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { chunksOf } from './chunks.ts';
import { keptColours, pngFile, writeChunk } from './clean-png.ts';
import { readPng } from './read-png.ts';

/** Greys and colours with opacity, as PNG numbers them. */
const kinds = { grey: 4, rgb: 6 } as const;

/** More pixels than any press needs of a logo are not written anew, nor what would become a large file by it. */
const limits = { pixels: 16_000_000, bytes: 2_000_000 } as const;

/**
 * A PNG without the clear rows and columns around what is painted, 8 bits deep; null for one without any. Throws an
 * UnreadablePicture for a file in which nothing is painted.
 */
export function croppedPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const picture = readPng(bytes);
  const area = paintedArea(picture);
  if (!area) throw new UnreadablePicture('LOGO_EMPTY');
  const { width, height } = area;
  const isWhole = width === picture.width && height === picture.height;
  if (isWhole || width * height > limits.pixels) return null;
  const { space, samples, alpha } = resample(picture, picture, area);
  if (space === 'cmyk') throw new Error('A PNG has no inks');
  const perPixel = samplesPerPixel[space] + 1;
  const rows = new Uint8Array(width * height * perPixel);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    rows.set(samples.subarray(pixel * (perPixel - 1), (pixel + 1) * (perPixel - 1)), pixel * perPixel);
    rows[pixel * perPixel + perPixel - 1] = alpha?.[pixel] ?? 255;
  }
  const header = writeChunk('IHDR', [
    ...uint32Bytes(width),
    ...uint32Bytes(height),
    8,
    kinds[space],
    0,
    0,
    0,
  ]);
  const packed = deflateRows(rows, width, perPixel);
  if (packed.length > Math.max(bytes.length, limits.bytes)) return null;
  return pngFile([header, ...keptColours(chunksOf(bytes))], packed);
}
