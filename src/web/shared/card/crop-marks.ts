import { cropMarks } from '#layout/crop-marks.ts';
import type { Size } from '#layout/guides.ts';

/** The crop marks of a card as an SVG path; gap to the cut edge and length in mm. */
export function cropMarksPath(cut: Size, gap: number, length: number): string {
  return cropMarks(cut, gap, length)
    .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
    .join('');
}
