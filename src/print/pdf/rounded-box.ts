import type { Path } from '#image/svg/drawing.ts';
import type { Size } from '#layout/guides.ts';

/** How far the controls of a quarter circle are from its ends, in radii. */
const quarter = 0.5523;

/** A box at the origin with rounded corners, in mm, from the middle of its upper edge clockwise. */
export function roundedBox({ width, height }: Size, radius: number): Path {
  const r = Math.min(radius, width / 2, height / 2);
  const c = r * (1 - quarter);
  return [
    ['M', r, 0],
    ['L', width - r, 0],
    ['C', width - c, 0, width, c, width, r],
    ['L', width, height - r],
    ['C', width, height - c, width - c, height, width - r, height],
    ['L', r, height],
    ['C', c, height, 0, height - c, 0, height - r],
    ['L', 0, r],
    ['C', 0, c, c, 0, r, 0],
    ['Z'],
  ];
}
