import { maxPixels, type Pixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { isOnItsSide, turnUpright } from '../upright.ts';
import { decodeJpeg, type Reduction } from './decode-jpeg.ts';
import { type JpegHeader, readJpegHeader } from './jpeg-header.ts';

/** The size of a JPEG after it is turned upright. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation } = requireHeader(bytes);
  return isOnItsSide(orientation) ? { width: height, height: width } : { width, height };
}

/**
 * Decodes a grey, RGB or CMYK JPEG, baseline or progressive, and turns it upright. The result may be reduced, but is at
 * least twice as wide and high as `minSize` if the file is.
 */
export function readJpeg(
  bytes: Uint8Array,
  minSize?: { width: number; height: number },
  onProgress?: (share: number) => void,
): Pixels {
  const header = requireHeader(bytes);
  const { profile, orientation } = header;
  if (header.width * header.height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
  const decoded = decodeJpeg(bytes, header, minSize ? reductionFor(jpegSize(bytes), minSize) : 1, onProgress);
  return turnUpright({ ...decoded, alpha: null, profile }, orientation);
}

/** Leaves twice the needed pixels to resampling, which gives a better result than the reduced decode. */
const oversampling = 2;

function reductionFor(
  { width, height }: { width: number; height: number },
  minSize: { width: number; height: number },
): Reduction {
  const reductions: readonly Reduction[] = [8, 4, 2];
  const isEnough = (by: Reduction) =>
    width / by >= oversampling * minSize.width && height / by >= oversampling * minSize.height;
  return reductions.find(isEnough) ?? 1;
}

function requireHeader(bytes: Uint8Array): JpegHeader {
  const header = readJpegHeader(bytes);
  if (!header || header.width === 0 || header.height === 0) throw new UnreadablePicture('LOGO_DAMAGED');
  return header;
}
