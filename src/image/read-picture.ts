import { jpegSize, readJpeg } from './jpeg/read-jpeg.ts';
import { isJpeg } from './jpeg/segments.ts';
import type { Pixels } from './pixels.ts';
import { isPng } from './png/chunks.ts';
import { pngSize, readPng } from './png/read-png.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

type Size = { width: number; height: number };

/** The size of an upright picture in pixels. Throws an UnreadablePicture for a file that is no PNG or JPEG. */
export function pictureSize(bytes: Uint8Array): Size {
  return withReader(bytes, { png: () => pngSize(bytes), jpeg: () => jpegSize(bytes) });
}

/**
 * The pixels of an upright picture. A JPEG may be decoded at a reduced size, but has at least `minSize` if the file does.
 * Throws an UnreadablePicture for a file that cannot be read.
 */
export function readPicture(bytes: Uint8Array, minSize?: Size, onProgress?: (share: number) => void): Pixels {
  return withReader(bytes, { png: () => readPng(bytes), jpeg: () => readJpeg(bytes, minSize, onProgress) });
}

/** Any other error of a decoder means a damaged file. */
function withReader<Result>(bytes: Uint8Array, readers: { png: () => Result; jpeg: () => Result }): Result {
  try {
    if (isPng(bytes)) return readers.png();
    if (isJpeg(bytes)) return readers.jpeg();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('LOGO_DAMAGED', { cause: error });
  }
  throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
}
