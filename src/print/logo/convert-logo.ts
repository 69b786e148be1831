import type { Size } from '#layout/card-format.ts';
import { pixelsAtMost } from '#layout/units.ts';
import { inkOfPixels } from '../colour/limit-ink.ts';
import type { PressColours } from '../colour/press-colours.ts';
import { isJpeg } from './jpeg-segments.ts';
import { packRows } from './pack-rows.ts';
import { type Pixels, samplesOf } from './pixels.ts';
import { type PrintedLogo, UnprintableLogo } from './printed-logo.ts';
import { jpegSize, readJpeg } from './read-jpeg.ts';
import { isPng, pngSize, readPng } from './read-png.ts';
import { resampled } from './resample.ts';

/** How large a logo is in pixels, seen upright; throws an UnprintableLogo for what is no PNG or JPEG. */
export function logoSize(bytes: Uint8Array): Size {
  return reading(() => {
    if (isPng(bytes)) return pngSize(bytes);
    if (isJpeg(bytes)) return jpegSize(bytes);
    throw new UnprintableLogo('LOGO_NOT_AN_IMAGE');
  });
}

/**
 * A logo as the press prints it at that size in mm, with at most that many pixels an inch.
 * It depends on nothing else, so callers may keep it. Throws an UnprintableLogo for what cannot be read.
 */
export function convertLogo(
  bytes: Uint8Array,
  placed: Size,
  dpi: number,
  colours: PressColours,
): PrintedLogo {
  const decoded = reading(() => decodeLogo(bytes));
  const most = { width: pixelsAtMost(placed.width, dpi), height: pixelsAtMost(placed.height, dpi) };
  const fitting = whiteWhereClear(resampled(decoded, most.width, most.height));
  const { width, height, space, samples, alpha, profile } = fitting;
  const ink = colours.inkPixels(samples, space, profile ?? undefined);
  const visible = alpha?.some((opacity) => opacity < 255) ? alpha : null;
  return {
    width,
    height,
    ink: packRows(ink, width, 4),
    alpha: visible ? packRows(visible, width, 1) : null,
    ...inkOfPixels(ink, visible),
  };
}

function decodeLogo(bytes: Uint8Array): Pixels {
  if (isPng(bytes)) return readPng(bytes);
  if (isJpeg(bytes)) return readJpeg(bytes);
  throw new UnprintableLogo('LOGO_NOT_AN_IMAGE');
}

/** A viewer that smooths colours and opacity apart would show what is hidden as a fringe. */
function whiteWhereClear(pixels: Pixels): Pixels {
  const { alpha, samples, space } = pixels;
  if (!alpha) return pixels;
  const perPixel = samplesOf[space];
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 0) samples.fill(255, pixel * perPixel, (pixel + 1) * perPixel);
  }
  return pixels;
}

/** Whatever a decoder stumbles over is a damaged file to us. */
function reading<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnprintableLogo) throw error;
    throw new UnprintableLogo('LOGO_DAMAGED', { cause: error });
  }
}
