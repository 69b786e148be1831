import { type Area, type Pixels, samplesOf } from './pixels.ts';

/** Lays a grid of so many pixels over a picture; each of the grid's is the mean of the area it covers. */
export function resampled(
  pixels: Pixels,
  grid: { width: number; height: number },
  window: Area = { x: 0, y: 0, ...grid },
): Pixels {
  const { filled } = pixels;
  const { width, height } = window;
  const whole = { x: 0, y: 0, width, height };
  const isGrid =
    filled.width === grid.width && filled.height === grid.height && filled.x === 0 && filled.y === 0;
  if (isGrid && pixels.width === width && pixels.height === height) return pixels;
  const layers = samplesOf[pixels.space] + 1;
  const row = width * layers;
  const sums = new Float64Array(row);
  const means = newPixels({ ...pixels, width, height, filled: whole });
  const across = partsOf(filled.x, filled.width / grid.width, window.x, width, pixels.width);
  const down = partsOf(filled.y, filled.height / grid.height, window.y, height, pixels.height);
  const squeezed = new Float64Array(row);
  let [last, current] = [-1, 0];
  for (const { index, source, share } of rowsOf(down)) {
    if (index !== current) {
      writeMeans(sums, means, current);
      sums.fill(0);
      current = index;
    }
    // A row on the border of two new ones is asked for twice in a row.
    if (source !== last) squeezeRow(pixels, source, across, squeezed, layers);
    last = source;
    for (let at = 0; at < row; at += 1) sums[at] = (sums[at] ?? 0) + (squeezed[at] ?? 0) * share;
  }
  writeMeans(sums, means, current);
  return means;
}

/** Which old pixels new ones are made of, and how much of a new one each makes up. */
type Parts = { indices: Int32Array; sources: Int32Array; shares: Float64Array };

function partsOf(from: number, scale: number, first: number, count: number, most: number): Parts {
  const [indices, sources, shares]: [number[], number[], number[]] = [[], [], []];
  for (let index = 0; index < count; index += 1) {
    const start = from + (first + index) * scale;
    const end = Math.min(most, start + scale);
    for (let source = Math.floor(start); source < end; source += 1) {
      const share = (Math.min(end, source + 1) - Math.max(start, source)) / (end - start);
      // Rounding may leave a sliver of a neighbour.
      if (share < 1e-9) continue;
      indices.push(index);
      sources.push(source);
      shares.push(share);
    }
  }
  return {
    indices: Int32Array.from(indices),
    sources: Int32Array.from(sources),
    shares: Float64Array.from(shares),
  };
}

function rowsOf({ indices, sources, shares }: Parts): { index: number; source: number; share: number }[] {
  return Array.from(indices, (index, at) => ({ index, source: sources[at] ?? 0, share: shares[at] ?? 0 }));
}

/** Colours weigh as much as they are opaque, else clear pixels would tint the edges. */
function squeezeRow(
  { samples, alpha, width }: Pixels,
  y: number,
  { indices, sources, shares }: Parts,
  into: Float64Array,
  layers: number,
): void {
  into.fill(0);
  const perPixel = layers - 1;
  for (let part = 0; part < indices.length; part += 1) {
    const pixel = y * width + (sources[part] ?? 0);
    const weight = (alpha ? (alpha[pixel] ?? 0) : 255) * (shares[part] ?? 0);
    const [from, to] = [pixel * perPixel, (indices[part] ?? 0) * layers];
    for (let sample = 0; sample < perPixel; sample += 1) {
      into[to + sample] = (into[to + sample] ?? 0) + (samples[from + sample] ?? 0) * weight;
    }
    into[to + perPixel] = (into[to + perPixel] ?? 0) + weight;
  }
}

function newPixels(pixels: Pixels): Pixels {
  const count = pixels.width * pixels.height;
  return {
    ...pixels,
    samples: new Uint8Array(count * samplesOf[pixels.space]),
    alpha: pixels.alpha ? new Uint8Array(count) : null,
  };
}

function writeMeans(sums: Float64Array, { samples, alpha, space, width }: Pixels, y: number): void {
  const perPixel = samplesOf[space];
  for (let x = 0; x < width; x += 1) {
    const [at, pixel] = [x * (perPixel + 1), y * width + x];
    const opacity = sums[at + perPixel] ?? 0;
    if (alpha) alpha[pixel] = Math.round(opacity);
    if (opacity === 0) continue;
    for (let sample = 0; sample < perPixel; sample += 1) {
      samples[pixel * perPixel + sample] = Math.round((sums[at + sample] ?? 0) / opacity);
    }
  }
}
