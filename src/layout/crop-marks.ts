import type { Size } from './guides.ts';

/** The length of a crop mark, and its distance to the bleed, so that their inks do not touch. */
export const cropMarkMm = { length: 5, gap: 1 } as const;

type Point = readonly [x: number, y: number];

/** A line between two points, in mm from the top left corner of the cut. */
export type CropMark = { from: Point; to: Point };

/** Two marks at each corner, in line with the cut. Gap and length in mm. */
export function cropMarks({ width, height }: Size, gap: number, length: number): CropMark[] {
  const end = gap + length;
  const across = [0, width].flatMap((x): CropMark[] => [
    { from: [x, -gap], to: [x, -end] },
    { from: [x, height + gap], to: [x, height + end] },
  ]);
  const along = [0, height].flatMap((y): CropMark[] => [
    { from: [-gap, y], to: [-end, y] },
    { from: [width + gap, y], to: [width + end, y] },
  ]);
  return [...across, ...along];
}
