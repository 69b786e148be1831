import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '#domain/errors.ts';
import { logoMaxBytes } from '#domain/uploads.ts';
import { takeTurns } from './turns.ts';

export type LogoImage = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** What a file is, known from its first bytes. */
export type LogoHeader = { contentType: LogoImage['contentType']; megapixels: number };

/** More pixels than any logo has, few enough to hold in memory. */
const mostPixels = 40_000_000;
/** A card 94 mm wide at 600 dpi has 2,220. */
const longestSide = 4096;
/** The largest picture takes a quarter of it on a busy machine. */
const mostSeconds = 30;

sharp.cache(false);
sharp.concurrency(1);

/** One picture is worked on at a time. A person has at most four in the queue, so that nobody else waits for more. */
export const inImageTurn = takeTurns({ atOnce: 1, mostWaiting: 30, mostEach: 4 });

/** Reads what a file is without decoding it; refuses what is no PNG or JPEG and what has too many pixels. */
export async function readLogoHeader(file: Buffer): Promise<LogoHeader> {
  // By content: what a file is called or was sent as says nothing.
  const type = (await fileTypeFromBuffer(file))?.mime;
  if (type !== 'image/png' && type !== 'image/jpeg') throw new Refusal('LOGO_NOT_AN_IMAGE');
  const { width, height } = await orNotAnImage(() => sharp(file, { limitInputPixels: false }).metadata());
  if (width * height > mostPixels) throw new Refusal('LOGO_TOO_LARGE');
  return { contentType: type, megapixels: Math.ceil((width * height) / 1_000_000) };
}

/** The picture in a file, drawn anew: whatever else the file held, text, scripts or a place and date, is gone. */
export async function redrawLogo(file: Buffer, contentType: LogoImage['contentType']): Promise<LogoImage> {
  const bytes = await orNotAnImage(() => redraw(file, contentType));
  if (bytes.length > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
  return { bytes, contentType };
}

function redraw(file: Buffer, type: LogoImage['contentType']): Promise<Buffer> {
  // The library's limit is the second lock on the same door.
  const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true })
    .timeout({ seconds: mostSeconds })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const drawn =
    type === 'image/png'
      ? image.png({ compressionLevel: 9 })
      : image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  return drawn.toBuffer();
}

async function orNotAnImage<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    // A machine that is too busy says nothing about the picture.
    if (error instanceof Error && /^timeout/.test(error.message))
      throw new Refusal('UNAVAILABLE', { retryAfterSeconds: 30 });
    throw new Refusal('LOGO_NOT_AN_IMAGE');
  }
}
