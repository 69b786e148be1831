import { strToU8 } from 'fflate';
import { cleanSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { writeSvg } from '#image/svg/write-svg.ts';
import { cropDrawing } from './crop-drawing.ts';
import { flattenDrawing } from './flatten-drawing.ts';

/** The SVG file written anew from its paths. Refuses one whose transparency could not be printed. */
export function cleanDrawing(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = cleanSvg(bytes);
  const box = { x: 0, y: 0, width: 100, height: 100 };
  flattenDrawing(readSvg(cleaned), { image: box, bleed: box, fills: [] });
  return cleaned;
}

/** The same without the clear margins around what is painted. */
export function croppedSvg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const drawing = readSvg(cleanDrawing(bytes));
  const cropped = cropDrawing(drawing);
  return cropped === drawing ? cleanDrawing(bytes) : cleanDrawing(strToU8(writeSvg(cropped)));
}
