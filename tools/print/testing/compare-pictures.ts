import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { rgbOf } from '#print/colour/hex.ts';
import { type Cmyk, cmyk } from '#print/colour/ink.ts';

/** The share of pixels that differ, in the part that both pictures have. Smoothed edges may differ a little. */
export function shareOfDiffering(one: PNG, other: PNG): number {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const [a, b] = [one, other].map((picture) => partOf(picture, { x: 0, y: 0, width, height }));
  if (!a || !b) return 1;
  return pixelmatch(a.data, b.data, undefined, width, height, { threshold: 0.1 }) / (width * height);
}

/** A part of a picture, in pixels. */
export function partOf(
  picture: PNG,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, x, y, width, height, 0, 0);
  return part;
}

/** Inks that a plain conversion turns back into the colours of the screen, so that a file can be compared with a preview. */
export function plainInk(colour: string): Cmyk {
  const [red, green, blue] = rgbOf(colour);
  return cmyk(1 - red / 255, 1 - green / 255, 1 - blue / 255, 0);
}
