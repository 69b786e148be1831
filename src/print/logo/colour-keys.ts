import { difference, type Lab, labOf } from '../colour/screen-lab.ts';

/** A pixel without a colour. */
export const noLabel = -1;

/** How many keys there are. */
export const keyCount = 1 << 18;

/** A pixel's colour in steps of four levels. */
export function keyOf(rgb: Uint8Array, pixel: number): number {
  const at = pixel * 3;
  return (((rgb[at] ?? 0) >> 2) << 12) | (((rgb[at + 1] ?? 0) >> 2) << 6) | ((rgb[at + 2] ?? 0) >> 2);
}

export function labOfKey(key: number): Lab {
  const level = (part: number) => Math.min(255, (part << 2) + 2);
  return labOf(level(key >> 12), level((key >> 6) & 63), level(key & 63));
}

/** The number of the nearest colour within a distance; `noLabel` without one. */
export function nearest(lab: Lab, labs: readonly Lab[], most: number): number {
  let [found, least] = [noLabel, most];
  for (const [index, other] of labs.entries()) {
    const distance = difference(lab, other);
    if (distance <= least) [found, least] = [index, distance];
  }
  return found;
}

export function labsOf(colours: readonly string[]): Lab[] {
  return colours.map((colour) => {
    const value = Number.parseInt(colour.slice(1), 16);
    return labOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
  });
}
