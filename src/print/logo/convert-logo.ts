import type { Size } from '#layout/card-format.ts';
import { pixelsAtMost } from '#layout/units.ts';
import { inkOfPixels } from '../colour/limit-ink.ts';
import type { PaperLook, PressColours } from '../colour/press-colours.ts';
import { withColouredEdges } from './clear-pixels.ts';
import { packRows } from './pack-rows.ts';
import type { PrintedLogo } from './printed-logo.ts';
import { readLogo } from './read-logo.ts';
import { resampled } from './resample.ts';

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
  const { width, height, ink, alpha } = inkedLogo(bytes, placed, dpi, colours);
  return {
    width,
    height,
    ink: packRows(ink, width, 4),
    alpha: alpha ? packRows(alpha, width, 1) : null,
    ...inkOfPixels(ink, alpha),
  };
}

/** A logo as it looks when it is printed: four bytes a pixel, the last its opacity. */
export function softProofLogo(
  bytes: Uint8Array,
  placed: Size,
  dpi: number,
  colours: PressColours,
  paper?: PaperLook,
): Size & { rgba: Uint8ClampedArray<ArrayBuffer> } {
  const { width, height, ink, alpha } = inkedLogo(bytes, placed, dpi, colours);
  const rgb = colours.softProofPixels(ink, paper);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let sample = 0; sample < 3; sample += 1) rgba[pixel * 4 + sample] = rgb[pixel * 3 + sample] ?? 0;
    rgba[pixel * 4 + 3] = alpha?.[pixel] ?? 255;
  }
  return { width, height, rgba };
}

type InkedLogo = Size & { ink: Uint8Array<ArrayBuffer>; alpha: Uint8Array<ArrayBuffer> | null };

function inkedLogo(bytes: Uint8Array, placed: Size, dpi: number, colours: PressColours): InkedLogo {
  const most = { width: pixelsAtMost(placed.width, dpi), height: pixelsAtMost(placed.height, dpi) };
  const fitting = withColouredEdges(resampled(readLogo(bytes), most.width, most.height));
  const { width, height, space, samples, alpha, profile } = fitting;
  const ink = colours.inkPixels(samples, space, profile ?? undefined);
  const isClearAnywhere = alpha?.some((opacity) => opacity < 255) ?? false;
  return { width, height, ink, alpha: isClearAnywhere ? alpha : null };
}
