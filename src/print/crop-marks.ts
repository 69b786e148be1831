import type { Box } from '#layout/guides.ts';
import type { PageBoxes } from './page-boxes.ts';

/** A mark from one point to another, in pt. */
export type CropMark = { from: [number, number]; to: [number, number] };

/** The thinnest line that every press holds. */
export const cropMarkWeightPt = 0.25;

/** Two marks at each corner, in line with the cut, from the page's edge inwards and clear of the bleed. */
export function cropMarks({ trim, media }: PageBoxes, lengthPt: number): CropMark[] {
  const [left, right] = [trim.x, trim.x + trim.width];
  const [bottom, top] = [trim.y, trim.y + trim.height];
  const across = [left, right].flatMap((x): CropMark[] => [
    { from: [x, 0], to: [x, lengthPt] },
    { from: [x, edge(media).top - lengthPt], to: [x, edge(media).top] },
  ]);
  const along = [bottom, top].flatMap((y): CropMark[] => [
    { from: [0, y], to: [lengthPt, y] },
    { from: [edge(media).right - lengthPt, y], to: [edge(media).right, y] },
  ]);
  return [...across, ...along];
}

function edge({ x, y, width, height }: Box): { right: number; top: number } {
  return { right: x + width, top: y + height };
}
