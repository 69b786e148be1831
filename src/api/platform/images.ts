import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { Refusal } from '#domain/errors.ts';
import { logoMaxBytes } from '#domain/uploads.ts';
import { takeTurns } from './turns.ts';

export type LogoImage = { bytes: Buffer; contentType: 'image/png' | 'image/jpeg' };

/** More pixels than any logo has, few enough to hold in memory. */
const mostPixels = 40_000_000;
/** A card 94 mm wide at 600 dpi has 2,220. */
const longestSide = 4096;

sharp.cache(false);
sharp.concurrency(1);
const inTurn = takeTurns({ atOnce: 1, mostWaiting: 30 });

/** The picture in a file, drawn anew: whatever else the file held, text, scripts or a place and date, is gone. */
export function redrawLogo(file: Buffer): Promise<LogoImage> {
  return inTurn(async () => {
    // By content: what a file is called or was sent as says nothing.
    const type = (await fileTypeFromBuffer(file))?.mime;
    if (type !== 'image/png' && type !== 'image/jpeg') throw new Refusal('LOGO_NOT_AN_IMAGE');
    const bytes = await redraw(file, type);
    if (bytes.length > logoMaxBytes) throw new Refusal('LOGO_TOO_LARGE');
    return { bytes, contentType: type };
  });
}

async function redraw(file: Buffer, type: LogoImage['contentType']): Promise<Buffer> {
  try {
    // Our own look at the size comes first; the library's limit is the second lock on the same door.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) throw new Refusal('LOGO_TOO_LARGE');
    const image = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', autoOrient: true }).resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    });
    const drawn =
      type === 'image/png'
        ? image.png({ compressionLevel: 9 })
        : image.jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
    return await drawn.toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('LOGO_NOT_AN_IMAGE');
  }
}
