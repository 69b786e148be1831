import type { Area, Pixels } from './pixels.ts';

/** The rectangle around the pixels that are not clear; null when all are. */
export function paintedArea({
  alpha,
  width,
  height,
}: Pick<Pixels, 'alpha' | 'width' | 'height'>): Area | null {
  if (!alpha) return { x: 0, y: 0, width, height };
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let pixel = 0; pixel < alpha.length; pixel += 1) {
    if (alpha[pixel] === 0) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return right <= left ? null : { x: left, y: top, width: right - left, height: bottom - top };
}
