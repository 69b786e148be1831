import { zlibSync } from 'fflate';

const [asIs, fromLeft, fromAbove] = [0, 1, 2];

/** Rows of samples as PDF's predictor wants them, each stored the way that should deflate best, and deflated. */
export function packRows(samples: Uint8Array, width: number, perPixel: number): Uint8Array {
  const row = width * perPixel;
  const height = samples.length / row;
  const predicted = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * row;
    const filter = bestFilter(samples, start, row, perPixel);
    const to = y * (row + 1);
    predicted[to] = filter;
    for (let index = 0; index < row; index += 1) {
      predicted[to + 1 + index] =
        (samples[start + index] ?? 0) - predictedFrom(filter, samples, start, index, row, perPixel);
    }
  }
  return zlibSync(predicted, { level: 6 });
}

function predictedFrom(
  filter: number,
  samples: Uint8Array,
  start: number,
  index: number,
  row: number,
  perPixel: number,
): number {
  if (filter === fromLeft) return index < perPixel ? 0 : (samples[start + index - perPixel] ?? 0);
  return filter === fromAbove && start > 0 ? (samples[start + index - row] ?? 0) : 0;
}

/** The one that leaves the smallest numbers. */
function bestFilter(samples: Uint8Array, start: number, row: number, perPixel: number): number {
  let [plain, left, above] = [0, 0, 0];
  for (let index = 0; index < row; index += 1) {
    const value = samples[start + index] ?? 0;
    plain += distanceFromZero(value);
    left += distanceFromZero(value - (index < perPixel ? 0 : (samples[start + index - perPixel] ?? 0)));
    above += distanceFromZero(value - (start > 0 ? (samples[start + index - row] ?? 0) : 0));
  }
  if (left <= above && left <= plain) return fromLeft;
  return above <= plain ? fromAbove : asIs;
}

/** Differences wrap around at a byte. */
function distanceFromZero(difference: number): number {
  const byte = difference & 255;
  return byte < 128 ? byte : 256 - byte;
}
