import { cropMarks } from '#layout/crop-marks.ts';
import type { Size } from '#layout/formats.ts';

/** The crop marks around a cut card as an SVG path: so far off its edge, and so long. */
export function cropMarksPath(cut: Size, gap: number, length: number): string {
  return cropMarks(cut, gap, length)
    .map(({ from, to }) => `M${from.join(' ')}L${to.join(' ')}`)
    .join('');
}
