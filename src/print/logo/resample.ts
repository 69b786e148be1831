import { type Pixels, samplesOf } from './pixels.ts';

/** The picture with at most that many pixels each way: every new pixel is the mean of the area it covers. */
export function resampled(pixels: Pixels, mostWidth: number, mostHeight: number): Pixels {
  const [width, height] = [Math.min(pixels.width, mostWidth), Math.min(pixels.height, mostHeight)];
  if (width === pixels.width && height === pixels.height) return pixels;
  const perPixel = samplesOf[pixels.space];
  // Colours weigh as much as they are opaque, else clear pixels would tint the edges.
  const layers = perPixel + 1;
  const narrow = squeezeRows(weighted(pixels, perPixel), pixels.width, pixels.height, width, layers);
  return unweighted(squeezeColumns(narrow, width, pixels.height, height, layers), {
    ...pixels,
    width,
    height,
  });
}

function weighted({ samples, alpha }: Pixels, perPixel: number): Float32Array {
  const count = samples.length / perPixel;
  const result = new Float32Array(count * (perPixel + 1));
  for (let pixel = 0; pixel < count; pixel += 1) {
    const opacity = alpha ? (alpha[pixel] ?? 0) : 255;
    const to = pixel * (perPixel + 1);
    for (let sample = 0; sample < perPixel; sample += 1) {
      result[to + sample] = (samples[pixel * perPixel + sample] ?? 0) * opacity;
    }
    result[to + perPixel] = opacity;
  }
  return result;
}

function squeezeRows(
  from: Float32Array,
  width: number,
  height: number,
  newWidth: number,
  layers: number,
): Float32Array {
  const to = new Float32Array(newWidth * height * layers);
  const parts = partsOf(width, newWidth);
  for (let y = 0; y < height; y += 1) {
    for (const { index, source, share } of parts) {
      const [at, put] = [(y * width + source) * layers, (y * newWidth + index) * layers];
      for (let layer = 0; layer < layers; layer += 1) {
        to[put + layer] = (to[put + layer] ?? 0) + (from[at + layer] ?? 0) * share;
      }
    }
  }
  return to;
}

function squeezeColumns(
  from: Float32Array,
  width: number,
  height: number,
  newHeight: number,
  layers: number,
): Float32Array {
  const row = width * layers;
  const to = new Float32Array(newHeight * row);
  for (const { index, source, share } of partsOf(height, newHeight)) {
    for (let at = 0; at < row; at += 1) {
      to[index * row + at] = (to[index * row + at] ?? 0) + (from[source * row + at] ?? 0) * share;
    }
  }
  return to;
}

/** Which old pixels each new one is made of, and how much of it each makes up. */
function partsOf(length: number, newLength: number): { index: number; source: number; share: number }[] {
  const scale = length / newLength;
  return Array.from({ length: newLength }, (_, index) => {
    const [start, end] = [index * scale, Math.min(length, (index + 1) * scale)];
    const [first, last] = [Math.floor(start), Math.min(length - 1, Math.ceil(end) - 1)];
    return Array.from({ length: last - first + 1 }, (__, step) => {
      const source = first + step;
      const covered = Math.min(end, source + 1) - Math.max(start, source);
      return { index, source, share: covered / scale };
    });
  }).flat();
}

function unweighted(from: Float32Array, pixels: Pixels): Pixels {
  const perPixel = samplesOf[pixels.space];
  const count = pixels.width * pixels.height;
  const samples = new Uint8Array(count * perPixel);
  const alpha = pixels.alpha ? new Uint8Array(count) : null;
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * (perPixel + 1);
    const opacity = from[at + perPixel] ?? 0;
    if (alpha) alpha[pixel] = Math.round(opacity);
    if (opacity === 0) continue;
    for (let sample = 0; sample < perPixel; sample += 1) {
      samples[pixel * perPixel + sample] = Math.round((from[at + sample] ?? 0) / opacity);
    }
  }
  return { ...pixels, samples, alpha };
}
