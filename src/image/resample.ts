import { type Area, type Pixels, samplesPerPixel } from './pixels.ts';

/** The window of a picture that is resampled to the grid. Each new pixel is the mean of the area it covers. */
export function resample(
  pixels: Pixels,
  grid: { width: number; height: number },
  window: Area = { x: 0, y: 0, ...grid },
): Pixels {
  const { contentArea } = pixels;
  const { width, height } = window;
  const whole = { x: 0, y: 0, width, height };
  const isGrid =
    contentArea.width === grid.width &&
    contentArea.height === grid.height &&
    contentArea.x === 0 &&
    contentArea.y === 0;
  if (isGrid && pixels.width === width && pixels.height === height) return pixels;
  const layers = samplesPerPixel[pixels.space] + 1;
  const row = width * layers;
  const sums = new Float64Array(row);
  const means = newPixels({ ...pixels, width, height, contentArea: whole });
  const across = weightsOf(contentArea.x, contentArea.width / grid.width, window.x, width, pixels.width);
  const down = weightsOf(contentArea.y, contentArea.height / grid.height, window.y, height, pixels.height);
  const rowSums = new Float64Array(row);
  let [last, current] = [-1, 0];
  for (const { index, source, share } of rowsOf(down)) {
    if (index !== current) {
      writeMeans(sums, means, current);
      sums.fill(0);
      current = index;
    }
    // A row on the border of two new rows is used twice in succession.
    if (source !== last) sumRow(pixels, source, across, rowSums, layers);
    last = source;
    for (let at = 0; at < row; at += 1) sums[at] = (sums[at] ?? 0) + (rowSums[at] ?? 0) * share;
  }
  writeMeans(sums, means, current);
  return means;
}

/** The old pixels of each new one, and the share of each. */
type Weights = { indices: Int32Array; sources: Int32Array; shares: Float64Array };

function weightsOf(from: number, scale: number, first: number, count: number, limit: number): Weights {
  const [indices, sources, shares]: [number[], number[], number[]] = [[], [], []];
  for (let index = 0; index < count; index += 1) {
    const start = from + (first + index) * scale;
    const end = Math.min(limit, start + scale);
    for (let source = Math.floor(start); source < end; source += 1) {
      const share = (Math.min(end, source + 1) - Math.max(start, source)) / (end - start);
      // Rounding may leave a tiny share of a neighbour.
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

function rowsOf({ indices, sources, shares }: Weights): { index: number; source: number; share: number }[] {
  return Array.from(indices, (index, at) => ({ index, source: sources[at] ?? 0, share: shares[at] ?? 0 }));
}

/** Colours are weighted by their opacity, so that transparent pixels do not tint the edges. */
function sumRow(
  { samples, alpha, width }: Pixels,
  y: number,
  { indices, sources, shares }: Weights,
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
    samples: new Uint8Array(count * samplesPerPixel[pixels.space]),
    alpha: pixels.alpha ? new Uint8Array(count) : null,
  };
}

function writeMeans(sums: Float64Array, { samples, alpha, space, width }: Pixels, y: number): void {
  const perPixel = samplesPerPixel[space];
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
