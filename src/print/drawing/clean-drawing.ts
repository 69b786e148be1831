import { checkSvg } from '#image/svg/check-svg.ts';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import type { Drawing } from '#image/svg/drawing.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { flatLimits, flattenDrawing } from './flatten-drawing.ts';

/** The SVG file written anew from its paths. Refuses one that could not be printed. */
export function cleanDrawing(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = cleanSvg(bytes);
  refuseUnprintable(readSvg(cleaned));
  return cleaned;
}

/** Refuses a file that `cleanDrawing` has not written, or that would cost too much to print. */
export function checkDrawing(bytes: Uint8Array): void {
  checkSvg(bytes);
  refuseUnprintable(readSvg(bytes));
}

function refuseUnprintable(drawing: Drawing): void {
  const box = { x: 0, y: 0, width: 100, height: 100 };
  flattenDrawing(drawing, { image: box, bleed: box, fills: [] }, flatLimits);
}
