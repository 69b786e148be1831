import { setImmediate as nextTurn } from 'node:timers/promises';
import { createInflate } from 'node:zlib';
import sharp from 'sharp';
import { Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { cleanJpeg } from '#image/jpeg/clean-jpeg.ts';
import { isJpeg } from '#image/jpeg/segments.ts';
import { maxPixels } from '#image/pixels.ts';
import { isPng } from '#image/png/chunks.ts';
import { splitPng } from '#image/png/clean-png.ts';
import { pictureSize } from '#image/read-picture.ts';
import { checkSvg } from '#image/svg/check-svg.ts';
import { isSvg } from '#image/svg/clean-svg.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';

export type LogoImage = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' | 'image/svg+xml' };

/** How long our own parser may block the event loop. */
const sliceMs = 10;

/** Timeout of sharp; the largest image takes a quarter of it on a busy machine. */
const decodeTimeoutSeconds = 30;

sharp.cache(false);
sharp.concurrency(1);

/** Processes one image at a time. One user has at most four in the queue, so that others do not wait long. */
export const withImageSlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 30, maxPerUser: 4 });

/** Type and size of an image, from its first bytes. */
export type LogoHeader = { contentType: LogoImage['contentType']; megapixels: number };

/** What checking a drawing counts as, in megapixels. */
const drawingMegapixels = 1;

/** Reads the header without decoding; throws a refusal if the file is not a PNG, JPEG or SVG or has too many pixels. */
export function readLogoHeader(file: Buffer): LogoHeader {
  const contentType = typeOf(file);
  if (contentType === 'image/svg+xml') return { contentType, megapixels: drawingMegapixels };
  try {
    const { width, height } = pictureSize(file);
    if (width * height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
    return { contentType, megapixels: Math.ceil((width * height) / 1_000_000) };
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Rewrites an image. Samples, colour profile and orientation are preserved, so that it prints the same; everything else,
 * such as text, scripts, location and date, is removed. The browser has already written a drawing anew from its paths;
 * only such a file is accepted.
 */
export async function cleanLogo(file: Buffer): Promise<LogoImage> {
  const { contentType } = readLogoHeader(file);
  try {
    const cleaned = await cleaners[contentType](file);
    const bytes = Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength);
    if (contentType !== 'image/svg+xml') await decodeWithSharp(bytes);
    if (bytes.length > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
    return { bytes, contentType };
  } catch (error) {
    throw refusalOf(error);
  }
}

const cleaners: Record<LogoImage['contentType'], (file: Buffer) => Promise<Uint8Array>> = {
  'image/png': cleanPng,
  'image/jpeg': (file) => runInSlices(cleanJpeg(file)),
  'image/svg+xml': (file) => runInSlices(checkSvg(file)),
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  // A timeout means a busy machine, not an invalid image.
  if (error instanceof Error && /^timeout/.test(error.message))
    return new Refusal('UNAVAILABLE', { retryAfterSeconds: 30 });
  const isTooLarge =
    error instanceof UnreadablePicture &&
    (error.code === 'LOGO_TOO_MANY_PIXELS' || error.code === 'LOGO_SVG_TOO_COMPLEX');
  return new Refusal(isTooLarge ? 'LOGO_TOO_LARGE' : 'LOGO_NOT_AN_IMAGE');
}

/** By content, not by name or declared type. */
function typeOf(file: Buffer): LogoImage['contentType'] {
  if (isPng(file)) return 'image/png';
  if (isJpeg(file)) return 'image/jpeg';
  if (isSvg(file)) return 'image/svg+xml';
  throw new Refusal('LOGO_NOT_AN_IMAGE');
}

/** Decodes the whole image with sharp, a second decoder. */
async function decodeWithSharp(bytes: Buffer): Promise<void> {
  await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: decodeTimeoutSeconds })
    // Reads every row, with only a few in memory.
    .resize({ width: 8, height: 8, fit: 'fill', fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
}

async function runInSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - since < sliceMs) continue;
    await nextTurn();
    since = performance.now();
  }
}

async function cleanPng(file: Buffer): Promise<Uint8Array> {
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
