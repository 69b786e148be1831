import type { Size } from '#layout/card-format.ts';

/** Crop marks around a cut card as an SVG path: so far off its edge, and so long. */
export function cropMarksPath({ width, height }: Size, gap: number, length: number): string {
  const across = [0, width].map((x) => `M${x} ${-gap}v${-length}M${x} ${height + gap}v${length}`);
  const along = [0, height].map((y) => `M${-gap} ${y}h${-length}M${width + gap} ${y}h${length}`);
  return [...across, ...along].join('');
}
