import { type Lab, labOf } from '../colour/screen-lab.ts';
import { keyCount, keyOf } from './colour-keys.ts';

/** A colour of an image: its most frequent shade as a number, and how many pixels are near it. */
export type Counted = { shade: number; lab: Lab; count: number };

/** Where too few pixels are calm, all lines are fine and each counts. */
const minCalm = 0.2;

/** How many shades there are. */
const shadeCount = 1 << 24;

/** How many shades a step of four levels has. */
const shadesOfStep = 64;

/** The colours of the calm pixels in steps of four levels, the most frequent first, each with its most frequent shade. */
export function countColours(
  { rgb, painted }: { rgb: Uint8Array; painted: Uint8Array },
  calm: Uint8Array,
): { counted: Counted[]; areFine: boolean } {
  let [whole, isCalm] = [0, 0];
  for (let pixel = 0; pixel < painted.length; pixel += 1) {
    whole += painted[pixel] ?? 0;
    isCalm += calm[pixel] ?? 0;
  }
  const areFine = isCalm < whole * minCalm;
  const { keys, counts } = countShades(rgb, areFine ? painted : calm);
  // One number each, which sorts fast: the most frequent first, of two the darker.
  const order = Float64Array.from(keys, (key, step) => {
    const { shade, count } = stepOf(key, counts, step * shadesOfStep);
    return shade - count * shadeCount;
  }).sort();
  const counted = Array.from(order, (placed): Counted => {
    const count = Math.ceil(-placed / shadeCount);
    const shade = placed + count * shadeCount;
    return { shade, lab: labOf(shade >> 16, (shade >> 8) & 255, shade & 255), count };
  });
  return { counted, areFine };
}

/** The steps that an image has, and the number of pixels of each of their shades. */
function countShades(rgb: Uint8Array, counted: Uint8Array): { keys: number[]; counts: Uint32Array } {
  const stepOfKey = new Int32Array(keyCount).fill(-1);
  const keys: number[] = [];
  for (let pixel = 0; pixel < counted.length; pixel += 1) {
    if (counted[pixel] !== 1) continue;
    const key = keyOf(rgb, pixel);
    if (stepOfKey[key] === -1) {
      stepOfKey[key] = keys.length;
      keys.push(key);
    }
  }
  const counts = new Uint32Array(keys.length * shadesOfStep);
  for (let pixel = 0; pixel < counted.length; pixel += 1) {
    if (counted[pixel] !== 1) continue;
    const at = pixel * 3;
    const shade = (((rgb[at] ?? 0) & 3) << 4) | (((rgb[at + 1] ?? 0) & 3) << 2) | ((rgb[at + 2] ?? 0) & 3);
    const place = (stepOfKey[keyOf(rgb, pixel)] ?? 0) * shadesOfStep + shade;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { keys, counts };
}

/** The pixels of a step, and the most frequent of its shades; of two the darker. */
function stepOf(key: number, counts: Uint32Array, from: number): { shade: number; count: number } {
  let [count, most, found] = [0, 0, 0];
  for (let shade = 0; shade < shadesOfStep; shade += 1) {
    const pixels = counts[from + shade] ?? 0;
    count += pixels;
    if (pixels > most) [most, found] = [pixels, shade];
  }
  const channel = (step: number, low: number) => ((step & 63) << 2) | (low & 3);
  const [red, green, blue] = [
    channel(key >> 12, found >> 4),
    channel(key >> 6, found >> 2),
    channel(key, found),
  ];
  return { shade: (red << 16) | (green << 8) | blue, count };
}
