import { jpegSize, readJpeg } from './jpeg/read-jpeg.ts';
import { isJpeg } from './jpeg/segments.ts';
import type { Pixels } from './pixels.ts';
import { isPng } from './png/chunks.ts';
import { pngSize, readPng } from './png/read-png.ts';
import { isSvg } from './svg/clean-svg.ts';
import { readSvg } from './svg/read-svg.ts';
import { UnreadablePicture } from './unreadable-picture.ts';

type Size = { width: number; height: number };

/** The size of a logo: of a drawing, only its proportion counts. */
type LogoSize = Size & { isVector?: true };

/** The size of an upright picture in pixels, or of a drawing. Throws an UnreadablePicture for any other file. */
export function pictureSize(bytes: Uint8Array): LogoSize {
  return withReader<LogoSize>(bytes, {
    png: () => pngSize(bytes),
    jpeg: () => jpegSize(bytes),
    svg: () => {
      const { width, height } = readSvg(bytes);
      return { width, height, isVector: true };
    },
  });
}

/**
 * The pixels of an upright picture; a drawing has none. A JPEG may be decoded at a reduced size, but has at least `minSize` if the file does.
 * Throws an UnreadablePicture for a file that cannot be read.
 */
export function readPicture(bytes: Uint8Array, minSize?: Size, onProgress?: (share: number) => void): Pixels {
  return withReader(bytes, {
    png: () => readPng(bytes),
    jpeg: () => readJpeg(bytes, minSize, onProgress),
    svg: () => {
      throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
    },
  });
}

/** Any other error of a decoder means a damaged file. */
function withReader<Result>(
  bytes: Uint8Array,
  readers: { png: () => Result; jpeg: () => Result; svg: () => Result },
): Result {
  try {
    if (isPng(bytes)) return readers.png();
    if (isJpeg(bytes)) return readers.jpeg();
    if (isSvg(bytes)) return readers.svg();
  } catch (error) {
    if (error instanceof UnreadablePicture) throw error;
    throw new UnreadablePicture('LOGO_DAMAGED', { cause: error });
  }
  throw new UnreadablePicture('LOGO_NOT_AN_IMAGE');
}
