import type { Pixels } from '#image/pixels.ts';
import type { Rgb } from '../colour/hex.ts';

/** Half of full opacity: where the edge of a shape is. */
const minAlpha = 128;

/** Colours with a margin on each side, in pixels, that a line around what is painted fills. */
export function lineAround(pixels: Pixels, colour: Rgb, margin: number): Pixels {
  const { width, height, samples } = pixels;
  const alpha = pixels.alpha ?? new Uint8Array(width * height).fill(255);
  const wide = { width: width + 2 * margin, height: height + 2 * margin };
  const opacity = new Uint8Array(wide.width * wide.height);
  const rgb = new Uint8Array(opacity.length * 3);
  for (let y = 0; y < height; y += 1) {
    const to = (y + margin) * wide.width + margin;
    opacity.set(alpha.subarray(y * width, (y + 1) * width), to);
    rgb.set(samples.subarray(y * width * 3, (y + 1) * width * 3), to * 3);
  }
  const distances = squaredDistances(opacity, wide.width, wide.height);
  for (let pixel = 0; pixel < opacity.length; pixel += 1) {
    const painted = (opacity[pixel] ?? 0) / 255;
    const line = Math.min(1, Math.max(0, margin - Math.sqrt(distances[pixel] ?? 0) + 1)) * (1 - painted);
    const whole = painted + line;
    if (line === 0) continue;
    opacity[pixel] = Math.round(whole * 255);
    for (let channel = 0; channel < 3; channel += 1) {
      const at = pixel * 3 + channel;
      rgb[at] = Math.round(((rgb[at] ?? 0) * painted + (colour[channel] ?? 0) * line) / whole);
    }
  }
  return { ...pixels, ...wide, contentArea: { x: 0, y: 0, ...wide }, samples: rgb, alpha: opacity };
}

/** The square of the distance of each pixel from what is painted: exact, first in columns, then in rows. */
function squaredDistances(opacity: Uint8Array, width: number, height: number): Float64Array {
  const far = (width + height) ** 2;
  const distances = Float64Array.from(opacity, (value) => (value >= minAlpha ? 0 : far));
  const longest = Math.max(width, height);
  const [line, found] = [new Float64Array(longest), new Float64Array(longest)];
  const lowest = { at: new Int32Array(longest), from: new Float64Array(longest + 1) };
  const pass = (first: number, step: number, count: number) => {
    for (let index = 0; index < count; index += 1) line[index] = distances[first + index * step] ?? far;
    lowerEnvelope(line, count, lowest, found);
    for (let index = 0; index < count; index += 1) distances[first + index * step] = found[index] ?? far;
  };
  for (let x = 0; x < width; x += 1) pass(x, width, height);
  for (let y = 0; y < height; y += 1) pass(y * width, 1, width);
  return distances;
}

/** The least of all parabolas over a line of values (Felzenszwalb and Huttenlocher). */
function lowerEnvelope(
  values: Float64Array,
  count: number,
  { at, from }: { at: Int32Array; from: Float64Array },
  into: Float64Array,
): void {
  const value = (index: number) => (values[index] ?? 0) + index * index;
  let last = 0;
  at[0] = 0;
  from[0] = Number.NEGATIVE_INFINITY;
  from[1] = Number.POSITIVE_INFINITY;
  for (let index = 1; index < count; index += 1) {
    let start = (value(index) - value(at[last] ?? 0)) / (2 * (index - (at[last] ?? 0)));
    while (start <= (from[last] ?? 0)) {
      last -= 1;
      start = (value(index) - value(at[last] ?? 0)) / (2 * (index - (at[last] ?? 0)));
    }
    last += 1;
    at[last] = index;
    from[last] = start;
    from[last + 1] = Number.POSITIVE_INFINITY;
  }
  let parabola = 0;
  for (let index = 0; index < count; index += 1) {
    while ((from[parabola + 1] ?? 0) < index) parabola += 1;
    const vertex = at[parabola] ?? 0;
    into[index] = (index - vertex) ** 2 + (values[vertex] ?? 0);
  }
}
