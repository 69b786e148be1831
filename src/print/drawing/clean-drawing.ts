import { cleanSvg } from '#image/svg/clean-svg.ts';
import { readSvg } from '#image/svg/read-svg.ts';
import { flattenDrawing } from './flatten-drawing.ts';

/** The SVG file written anew from its paths. Refuses one whose transparency could not be printed. */
export function cleanDrawing(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const cleaned = cleanSvg(bytes);
  const box = { x: 0, y: 0, width: 100, height: 100 };
  flattenDrawing(readSvg(cleaned), { image: box, bleed: box, fills: [] });
  return cleaned;
}
