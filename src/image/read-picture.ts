import { jpegSize, readJpeg } from './jpeg/read-jpeg.ts';
import { isJpeg } from './jpeg/segments.ts';
import type { Pixels } from './pixels.ts';
import { isPng } from './png/chunks.ts';
import { pngSize, readPng } from './png/read-png.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

type Size = { width: number; height: number };

/** How large a picture is in pixels, seen upright; throws an UnreadablePicture for what is no PNG or JPEG. */
export function pictureSize(bytes: Uint8Array): Size {
  return reading(bytes, { png: () => pngSize(bytes), jpeg: () => jpegSize(bytes) });
}

/**
 * A picture's pixels, upright, at least as many as wanted where it has them; throws an UnreadablePicture for what
 * cannot be read.
 */
export function readPicture(bytes: Uint8Array, wanted?: Size, onProgress?: (share: number) => void): Pixels {
  return reading(bytes, { png: () => readPng(bytes), jpeg: () => readJpeg(bytes, wanted, onProgress) });
}

/** Whatever a decoder stumbles over is a damaged file to us. */
function reading<Result>(bytes: Uint8Array, readers: { png: () => Result; jpeg: () => Result }): Result {
  try {
    if (isPng(bytes)) return readers.png();
    if (isJpeg(bytes)) return readers.jpeg();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('LOGO_DAMAGED', { cause: error });
  }
  throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
}
