import { createInflate } from 'node:zlib';
import { move } from 'piscina';
import { cleanJpeg } from '#image/jpeg/clean-jpeg.ts';
import { isJpeg } from '#image/jpeg/segments.ts';
import { maxPixels } from '#image/pixels.ts';
import { isPng } from '#image/png/chunks.ts';
import { splitPng } from '#image/png/clean-png.ts';
import { pictureSize } from '#image/read-picture.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { type PictureProblem, UnreadablePicture } from '#image/unreadable-picture.ts';
import { checkDrawing } from '#print/drawing/clean-drawing.ts';

/** Reads uploaded files. It runs in a thread of its own (`clean-image.ts`), so a problem is a result: errors lose their class on the way. */

export type LogoType = 'image/png' | 'image/jpeg' | 'image/svg+xml';

/** Type and size of an image, from its first bytes. */
export type LogoHeader = { contentType: LogoType; megapixels: number };

export type Problem = { problem: PictureProblem };

/** What checking a drawing counts as, in megapixels. */
const drawingMegapixels = 1;

/** Reads the header without decoding. */
export function readImageHeader(file: Uint8Array): Promise<LogoHeader | Problem> {
  return orProblem(async () => {
    const contentType = typeOf(file);
    if (contentType === 'image/svg+xml') return { contentType, megapixels: drawingMegapixels };
    const { width, height } = pictureSize(file);
    if (width * height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
    return { contentType, megapixels: Math.ceil((width * height) / 1_000_000) };
  });
}

/** The image, rewritten. */
export function clean(file: Uint8Array): Promise<ReturnType<typeof move> | Problem> {
  // Moved, not copied.
  return orProblem(async () => move(await cleaners[typeOf(file)](file)));
}

const cleaners: Record<LogoType, (file: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  'image/png': cleanPng,
  'image/jpeg': async (file) => cleanJpeg(file),
  'image/svg+xml': async (file) => {
    checkDrawing(file);
    return file.slice();
  },
};

async function orProblem<Result>(read: () => Promise<Result>): Promise<Result | Problem> {
  try {
    return await read();
  } catch (error) {
    return { problem: error instanceof UnreadablePicture ? error.code : 'LOGO_DAMAGED' };
  }
}

/** By content, not by name or declared type. */
function typeOf(file: Uint8Array): LogoType {
  if (isPng(file)) return 'image/png';
  if (isJpeg(file)) return 'image/jpeg';
  if (isSvg(file)) return 'image/svg+xml';
  throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
}

async function cleanPng(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { compressed, dataLength, assemble } = splitPng(file);
  return assemble(compressed.subarray(0, await packedLength(compressed, dataLength)));
}

/** The length of the compressed data; throws if it does not inflate to the expected number of bytes. */
async function packedLength(packed: Uint8Array, dataLength: number): Promise<number> {
  const inflate = createInflate();
  inflate.end(packed);
  let unpacked = 0;
  for await (const piece of inflate) {
    unpacked += (piece as Buffer).length;
    if (unpacked > dataLength) break;
  }
  if (unpacked !== dataLength) throw new UnreadablePicture('LOGO_DAMAGED');
  return inflate.bytesWritten;
}
