import { luminance } from '#layout/colour/contrast.ts';
import type { Size } from '#layout/guides.ts';
import { hexOf, rgbOf } from '../colour/hex.ts';
import { difference, type Lab, labOf } from '../colour/screen-lab.ts';

/** Pixels within this ΔE have the same colour. */
export const sameColour = 8;

/** A border has one colour where this share of it does; a light one is the paper of the file. */
const [borderShare, lightLuminance] = [0.95, 0.85];

type Raster = Size & { rgb: Uint8Array; alpha: Uint8Array };

/** The one colour along the edges of an image; null for a clear border, or one of many colours. */
export function borderColour({
  width,
  height,
  rgb,
  alpha,
}: Raster): { colour: string; isLight: boolean } | null {
  const border = borderPixels({ width, height });
  const counts = new Map<string, number>();
  for (const pixel of border) {
    if ((alpha[pixel] ?? 0) < 250) continue;
    const colour = hexOf(rgb.subarray(pixel * 3, pixel * 3 + 3));
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const [colour] = [...counts].reduce((most, other) => (other[1] > most[1] ? other : most), ['', 0]);
  if (colour === '') return null;
  const lab = labOfHex(colour);
  let same = 0;
  for (const [other, count] of counts) if (difference(labOfHex(other), lab) <= sameColour) same += count;
  return same >= border.length * borderShare ? { colour, isLight: luminance(colour) > lightLuminance } : null;
}

/** A level further apart in one channel is another colour, whatever the others are. */
const apartLevels = 64;

/** 1 for each pixel of a colour, and for each clear one. */
export function allOfColour({ rgb, alpha }: Raster, colour: string): Uint8Array {
  const lab = labOfHex(colour);
  const own = rgbOf(colour);
  const known = new Map<number, boolean>();
  const isSame = (pixel: number) => {
    const [r = 0, g = 0, b = 0] = [rgb[pixel * 3], rgb[pixel * 3 + 1], rgb[pixel * 3 + 2]];
    const apart = Math.max(Math.abs(r - own[0]), Math.abs(g - own[1]), Math.abs(b - own[2]));
    if (apart > apartLevels) return false;
    const key = (r << 16) | (g << 8) | b;
    const found = known.get(key) ?? difference(labOf(r, g, b), lab) <= sameColour;
    known.set(key, found);
    return found;
  };
  const all = new Uint8Array(alpha.length);
  for (let pixel = 0; pixel < all.length; pixel += 1)
    if ((alpha[pixel] ?? 0) < 128 || isSame(pixel)) all[pixel] = 1;
  return all;
}

/** What of all pixels of a colour is reached from the edges through pixels of it. */
export function reachedFromEdges({ width, height }: Size, all: Uint8Array): Uint8Array {
  const reached = new Uint8Array(width * height);
  const waiting = new Int32Array(width * height);
  let length = 0;
  const visit = (pixel: number) => {
    if (reached[pixel] === 1 || all[pixel] !== 1) return;
    reached[pixel] = 1;
    waiting[length] = pixel;
    length += 1;
  };
  for (const pixel of borderPixels({ width, height })) visit(pixel);
  while (length > 0) {
    length -= 1;
    const pixel = waiting[length] ?? 0;
    const column = pixel % width;
    if (column > 0) visit(pixel - 1);
    if (column < width - 1) visit(pixel + 1);
    if (pixel >= width) visit(pixel - width);
    if (pixel < width * (height - 1)) visit(pixel + width);
  }
  return reached;
}

/** Soft edges are about this wide, in pixels. */
const softEdge = 2;

/** What is within a soft edge of some pixels. */
export function grown(from: Uint8Array, { width, height }: Size): Uint8Array {
  let near = from;
  for (let step = 0; step < softEdge; step += 1) {
    const next = near.slice();
    for (let pixel = 0; pixel < near.length; pixel += 1) {
      if (near[pixel] !== 1) continue;
      const column = pixel % width;
      if (column > 0) next[pixel - 1] = 1;
      if (column < width - 1) next[pixel + 1] = 1;
      if (pixel >= width) next[pixel - width] = 1;
      if (pixel < width * (height - 1)) next[pixel + width] = 1;
    }
    near = next;
  }
  return near;
}

function borderPixels({ width, height }: Size): number[] {
  const across = Array.from({ length: width }, (_, x) => [x, (height - 1) * width + x]);
  const down = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...across, ...down].flat();
}

export function labOfHex(colour: string): Lab {
  const value = Number.parseInt(colour.slice(1), 16);
  return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}
