import type { Rgb } from '../colour/hex.ts';

/** Pixels as on a screen, three bytes each. */
export type ToneRaster = { rgb: Uint8Array; width: number };

/** The few colours that flat art is made of. */
export type FlatColours = {
  has(colour: Rgb): boolean;
  /** 1 for each pixel of such a colour. */
  mask(rgb: Uint8Array): Uint8Array;
};

/** Flat art has no more colours than this, each on that share of it or more. */
const [maxColours, minShare] = [24, 0.005];
/** A colour within this many levels is the same; a JPEG changes it so. */
const sameLevels = 2;
/** Of the pixels within these levels, at least that share have the colour itself. Tones are spread evenly around. */
const [aroundLevels, minPeak] = [10, 0.4];
/** Enough pixels to find the colours by. */
const maxSamples = 30_000;

type Counted = { colour: Rgb; count: number };

/** The colours that stand out among those that are near them. */
export function findFlatColours(rasters: readonly ToneRaster[]): FlatColours {
  const counted = countColours(rasters);
  const whole = counted.reduce((sum, { count }) => sum + count, 0);
  const found: Rgb[] = [];
  for (const { colour } of counted.slice(0, maxColours * 2)) {
    if (found.length === maxColours) break;
    if (found.some((other) => distance(other, colour) <= sameLevels)) continue;
    let [same, around] = [0, 0];
    for (const other of counted) {
      const levels = distance(other.colour, colour);
      if (levels <= sameLevels) same += other.count;
      if (levels <= aroundLevels) around += other.count;
    }
    if (same >= whole * minShare && same >= around * minPeak) found.push(colour);
  }
  const has = (colour: Rgb) => found.some((flat) => distance(flat, colour) <= sameLevels);
  return { has, mask: (rgb) => maskOf(rgb, has) };
}

/** The colours of evenly spread pixels, the most frequent first. */
function countColours(rasters: readonly ToneRaster[]): Counted[] {
  const pixels = rasters.reduce((sum, { rgb }) => sum + rgb.length / 3, 0);
  // An odd step meets every column and row.
  const step = Math.ceil(pixels / maxSamples) | 1;
  const counts = new Map<number, number>();
  for (const { rgb } of rasters) {
    for (let at = 0; at < rgb.length; at += step * 3) {
      const key = keyAt(rgb, at);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([key, count]): Counted => ({ colour: [key >> 16, (key >> 8) & 255, key & 255], count }))
    .sort((one, other) => other.count - one.count);
}

function maskOf(rgb: Uint8Array, has: (colour: Rgb) => boolean): Uint8Array {
  const mask = new Uint8Array(rgb.length / 3);
  // Neighbours mostly have the same colour.
  let [last, isFlat] = [-1, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    const key = keyAt(rgb, pixel * 3);
    if (key !== last) isFlat = has([key >> 16, (key >> 8) & 255, key & 255]) ? 1 : 0;
    last = key;
    mask[pixel] = isFlat;
  }
  return mask;
}

function keyAt(rgb: Uint8Array, at: number): number {
  return ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
}

function distance([r, g, b]: Rgb, [red, green, blue]: Rgb): number {
  return Math.max(Math.abs(r - red), Math.abs(g - green), Math.abs(b - blue));
}
