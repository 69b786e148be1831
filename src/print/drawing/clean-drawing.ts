import { strToU8 } from 'fflate';
import { checkSvg } from '#image/svg/check-svg.ts';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import type { Drawing } from '#image/svg/drawing.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import { cropDrawing } from './crop-drawing.ts';
import { flatLimits, flattenDrawing } from './flatten-drawing.ts';

/** The SVG file written anew from its paths. Refuses one that could not be printed. */
export function cleanDrawing(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = cleanSvg(bytes);
  refuseUnprintable(readSvg(cleaned));
  return cleaned;
}

/** The same without the clear margins around what is painted. */
export function croppedSvg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const drawing = readSvg(cleanDrawing(bytes));
  const cropped = cropDrawing(drawing);
  return cropped === drawing ? cleanDrawing(bytes) : cleanDrawing(strToU8(writeSvg(cropped)));
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
