import { type Pixels, samplesOf } from './pixels.ts';

/** The picture with at most that many pixels each way: every new pixel is the mean of the area it covers. */
export function resampled(pixels: Pixels, mostWidth: number, mostHeight: number): Pixels {
  const [width, height] = [Math.min(pixels.width, mostWidth), Math.min(pixels.height, mostHeight)];
  if (width === pixels.width && height === pixels.height) return pixels;
  const layers = samplesOf[pixels.space] + 1;
  const row = width * layers;
  const sums = new Float64Array(row * height);
  const across = partsOf(pixels.width, width);
  const squeezed = new Float64Array(row);
  let last = -1;
  for (const { index, source, share } of rowsOf(partsOf(pixels.height, height))) {
    // A row on the border of two new ones is asked for twice in a row.
    if (source !== last) squeezeRow(pixels, source, across, squeezed, layers);
    last = source;
    const to = index * row;
    for (let at = 0; at < row; at += 1) sums[to + at] = (sums[to + at] ?? 0) + (squeezed[at] ?? 0) * share;
  }
  return meansOf(sums, { ...pixels, width, height });
}

/** Which old pixels new ones are made of, and how much of a new one each makes up. */
type Parts = { indices: Int32Array; sources: Int32Array; shares: Float64Array };

function partsOf(length: number, newLength: number): Parts {
  const scale = length / newLength;
  const [indices, sources, shares]: [number[], number[], number[]] = [[], [], []];
  for (let index = 0; index < newLength; index += 1) {
    const [start, end] = [index * scale, Math.min(length, (index + 1) * scale)];
    for (let source = Math.floor(start); source < end && source < length; source += 1) {
      indices.push(index);
      sources.push(source);
      shares.push((Math.min(end, source + 1) - Math.max(start, source)) / scale);
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

function meansOf(sums: Float64Array, pixels: Pixels): Pixels {
  const perPixel = samplesOf[pixels.space];
  const count = pixels.width * pixels.height;
  const samples = new Uint8Array(count * perPixel);
  const alpha = pixels.alpha ? new Uint8Array(count) : null;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * (perPixel + 1);
    const opacity = sums[at + perPixel] ?? 0;
    if (alpha) alpha[pixel] = Math.round(opacity);
    if (opacity === 0) continue;
    for (let sample = 0; sample < perPixel; sample += 1) {
      samples[pixel * perPixel + sample] = Math.round((sums[at + sample] ?? 0) / opacity);
    }
  }
  return { ...pixels, samples, alpha };
}
