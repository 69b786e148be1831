import type { Size } from '#layout/card-format.ts';
import { isJpeg } from './jpeg-segments.ts';
import type { Pixels } from './pixels.ts';
import { UnprintableLogo } from './printed-logo.ts';
import { jpegSize, readJpeg } from './read-jpeg.ts';
import { isPng, pngSize, readPng } from './read-png.ts';

/** How large a logo is in pixels, seen upright; throws an UnprintableLogo for what is no PNG or JPEG. */
export function logoSize(bytes: Uint8Array): Size {
  return reading(bytes, { png: pngSize, jpeg: jpegSize });
}

/** A logo's pixels, upright; throws an UnprintableLogo for what cannot be read. */
export function readLogo(bytes: Uint8Array): Pixels {
  return reading(bytes, { png: readPng, jpeg: readJpeg });
}

type Reader<Result> = (bytes: Uint8Array) => Result;

/** Whatever a decoder stumbles over is a damaged file to us. */
function reading<Result>(bytes: Uint8Array, readers: { png: Reader<Result>; jpeg: Reader<Result> }): Result {
  try {
    if (isPng(bytes)) return readers.png(bytes);
    if (isJpeg(bytes)) return readers.jpeg(bytes);
  } catch (error) {
    if (error instanceof UnprintableLogo) throw error;
    throw new UnprintableLogo('LOGO_DAMAGED', { cause: error });
  }
  throw new UnprintableLogo('LOGO_NOT_AN_IMAGE');
}
