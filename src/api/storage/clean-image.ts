import { setImmediate as nextTurn } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import sharp from 'sharp';
import { Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { cleanJpeg } from '#image/jpeg/clean-jpeg.ts';
import { isJpeg } from '#image/jpeg/segments.ts';
import { mostPixels } from '#image/pixels.ts';
import { isPng } from '#image/png/chunks.ts';
import { takePngApart } from '#image/png/clean-png.ts';
import { pictureSize } from '#image/read-picture.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';

export type LogoImage = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** How long our own reading of a picture may keep the process from its other work. */
const sliceMs = 10;

/** How long the library may decode; the largest picture takes a quarter of it on a busy machine. */
const mostSeconds = 30;

sharp.cache(false);
sharp.concurrency(1);

/** One picture is worked on at a time. A person has at most four in the queue, so that nobody else waits for more. */
export const withImageSlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 30, maxPerUser: 4 });

/** What a file is, known from its first bytes. */
export type LogoHeader = { contentType: LogoImage['contentType']; megapixels: number };

/** Reads what a file is without decoding it; refuses what is no PNG or JPEG and what has too many pixels. */
export function readLogoHeader(file: Buffer): LogoHeader {
  const contentType = typeOf(file);
  try {
    const { width, height } = pictureSize(file);
    if (width * height > mostPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
    return { contentType, megapixels: Math.ceil((width * height) / 1_000_000) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The picture in a file, in a file of our own: its samples, its colour profile and how it lies are kept, so that it
 * prints as it did before it was sent; whatever else the file held, text, scripts or a place and date, is gone.
 */
export async function cleanLogo(file: Buffer): Promise<LogoImage> {
  const { contentType } = readLogoHeader(file);
  try {
    const cleaned = await (contentType === 'image/png' ? cleanedPng(file) : inSlices(cleanJpeg(file)));
    const bytes = Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength);
    await provePicture(bytes);
    if (bytes.length > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
    return { bytes, contentType };
  } catch (error) {
    throw refusalOf(error);
  }
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // A machine that is too busy says nothing about the picture.
  if (error instanceof Error && /^timeout/.test(error.message))
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: 30 });
  const isTooLarge = error instanceof UnreadablePicture && error.code === 'LOGO_TOO_MANY_PIXELS';
  return new Refusal(isTooLarge ? 'LOGO_TOO_LARGE' : 'LOGO_NOT_AN_IMAGE');
}

/** By content: what a file is called or was sent as says nothing. */
function typeOf(file: Buffer): LogoImage['contentType'] {
  if (isPng(file)) return 'image/png';
  if (isJpeg(file)) return 'image/jpeg';
  throw new Refusal('LOGO_NOT_AN_IMAGE');
}

/** Somebody else's decoder reads all of it too. */
async function provePicture(bytes: Buffer): Promise<void> {
  await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: mostSeconds })
    // Every row is read; no more than a few are held.
    .resize({ width: 8, height: 8, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

async function inSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
}

async function cleanedPng(file: Buffer): Promise<Uint8Array> {
  const { packed, dataLength, written } = takePngApart(file);
  return written(packed.subarray(0, await packedLength(packed, dataLength)));
}

/** Where packed data ends that unpacks to so many bytes; refuses any other number of them. */
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
