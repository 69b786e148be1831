import sharp from 'sharp';
import { type ErrorCode, Refusal } from '#contract/errors.ts';
import { logoMaxBytes } from '#domain/card/logo-file.ts';
import { maxPixels } from '#image/pixels.ts';
import type { PictureProblem } from '#image/unreadable-picture.ts';
import { concurrencyLimit } from '../concurrency-limit.ts';
import { ThreadEnded, threadPool } from '../thread-pool.ts';
import type { LogoHeader, LogoType, Problem } from './image-thread.ts';

export type LogoImage = { bytes: Buffer; contentType: LogoType };

/** Timeout of sharp; the largest image takes a quarter of it on a busy machine. */
const decodeTimeoutSeconds = 30;

sharp.cache(false);
sharp.concurrency(1);

/** Processes one image at a time. One user has at most four in the queue, so that others do not wait long. */
export const withImageSlot = concurrencyLimit({ maxRunning: 1, maxWaiting: 30, maxPerUser: 4 });

const imageThread = (idleMs: number | null, heapMebibytes = 64) =>
  threadPool(import.meta.dirname, 'image-thread', { maxThreads: 1, heapMebibytes, idleMs });

/** Headers and small pictures. */
const inThread = imageThread(5000);
/** A drawing is flattened as for print, to refuse what would cost too much there. */
const inDrawingThread = imageThread(5000, 192);
/**
 * The thread of a large picture ends with it, so that what it needed is free before sharp decodes: the coefficients of
 * the largest progressive JPEG are 320 MB in both.
 */
const inThreadOfItsOwn = imageThread(null);
const smallMegapixels = 4;

/** The points of a file in the limits of image work: each stands for a megapixel, or for a mebibyte of a small picture. */
export function pointsOfBytes(byteSize: number): number {
  return Math.ceil(byteSize / 1_048_576);
}

/** What a file counts as in addition if it took too long. */
export const timeoutPoints = 100;

/** A timeout may mean a busy machine, so the file may be tried again. */
export class ImageTimeout extends Refusal {
  constructor() {
    super('UNAVAILABLE', { retryAfterSeconds: 30 });
  }
}

/** A point is about 110 ms of processor time, a quarter of what it has on a busy machine. */
function timeoutMs(points: number): number {
  return 15_000 + 400 * points;
}

/** Reads the header without decoding; throws a refusal if the file is not a PNG, JPEG or SVG or has too many pixels. */
export function readLogoHeader(file: Buffer, signal?: AbortSignal): Promise<LogoHeader> {
  return resultOf(
    inThread<LogoHeader | Problem>('readImageHeader', file, { timeoutMs: timeoutMs(0), signal }),
  );
}

/**
 * Rewrites an image. Samples, colour profile and orientation are preserved, so that it prints the same; everything else,
 * such as text, scripts, location and date, is removed. The browser has already written a drawing anew from its paths;
 * only such a file is accepted.
 */
export async function cleanLogo(
  file: Buffer,
  { contentType, megapixels }: LogoHeader,
  signal?: AbortSignal,
): Promise<LogoImage> {
  const points = Math.max(megapixels, pointsOfBytes(file.length));
  const isDrawing = contentType === 'image/svg+xml';
  const run = isDrawing ? inDrawingThread : megapixels > smallMegapixels ? inThreadOfItsOwn : inThread;
  const cleaned = await resultOf(
    run<Uint8Array | Problem>('clean', file, { timeoutMs: timeoutMs(points), signal }),
  );
  const bytes = Buffer.from(cleaned.buffer, cleaned.byteOffset, cleaned.byteLength);
  if (!isDrawing) await decodeWithSharp(bytes);
  if (bytes.length > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
  return { bytes, contentType };
}

/** The result of a thread; throws a refusal for a problem. */
async function resultOf<Result extends object>(reading: Promise<Result | Problem>): Promise<Result> {
  try {
    const result = await reading;
    if ('problem' in result) throw new Refusal(codeOf(result.problem));
    return result;
  } catch (error) {
    if (error instanceof ThreadEnded) throw refusalOfEnd(error);
    throw error;
  }
}

function codeOf(problem: PictureProblem): ErrorCode {
  const isTooLarge = problem === 'LOGO_TOO_MANY_PIXELS' || problem === 'LOGO_SVG_TOO_COMPLEX';
  return isTooLarge ? 'LOGO_TOO_LARGE' : 'LOGO_NOT_AN_IMAGE';
}

function refusalOfEnd({ end }: ThreadEnded): Refusal {
  if (end === 'aborted') return new Refusal('CLIENT_LEFT');
  return end === 'memory' ? new Refusal('LOGO_TOO_LARGE') : new ImageTimeout();
}

/** Decodes the whole image with sharp, a second decoder, in the threads of the platform. */
async function decodeWithSharp(bytes: Buffer): Promise<void> {
  try {
    await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: decodeTimeoutSeconds })
      // Reads every row, with only a few in memory.
      .resize({ width: 8, height: 8, fit: 'fill', fastShrinkOnLoad: false })
      .raw()
      .toBuffer();
  } catch (error) {
    const isTimeout = error instanceof Error && /^timeout/.test(error.message);
    throw isTimeout ? new ImageTimeout() : new Refusal('LOGO_NOT_AN_IMAGE');
  }
}
