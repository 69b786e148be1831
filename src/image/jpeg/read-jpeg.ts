import { mostPixels, type Pixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { isTurned, upright } from '../upright.ts';
import { decodeJpeg, type Reduction } from './decode-jpeg.ts';
import { type JpegFacts, jpegFacts } from './facts.ts';

/** The size of a JPEG as it is seen, upright. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height, orientation } = factsOf(bytes);
  return isTurned(orientation) ? { width: height, height: width } : { width, height };
}

/**
 * A JPEG of greys, colours or inks, baseline or progressive, turned upright. It may be smaller than the file's picture,
 * but has at least twice the pixels wanted where the file has them.
 */
export function readJpeg(
  bytes: Uint8Array,
  wanted?: { width: number; height: number },
  onProgress?: (share: number) => void,
): Pixels {
  const facts = factsOf(bytes);
  const { profile, orientation } = facts;
  if (facts.width * facts.height > mostPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
  const decoded = decodeJpeg(bytes, facts, wanted ? reductionFor(jpegSize(bytes), wanted) : 1, onProgress);
  return upright({ ...decoded, alpha: null, profile }, orientation);
}

/** Resampling keeps twice as many pixels as wanted to choose from, so that it decides how the result looks. */
const spare = 2;

function reductionFor(
  { width, height }: { width: number; height: number },
  wanted: { width: number; height: number },
): Reduction {
  const reductions: readonly Reduction[] = [8, 4, 2];
  const isEnough = (by: Reduction) =>
    width / by >= spare * wanted.width && height / by >= spare * wanted.height;
  return reductions.find(isEnough) ?? 1;
}

function factsOf(bytes: Uint8Array): JpegFacts {
  const facts = jpegFacts(bytes);
  if (!facts || facts.width === 0 || facts.height === 0) throw new UnreadablePicture('LOGO_DAMAGED');
  return facts;
}
