import { zlibSync } from 'fflate';

const [none, fromLeft, fromAbove] = [0, 1, 2];

/** Rows of samples, each with the PNG predictor that should compress best, deflated. */
export function deflateRows(samples: Uint8Array, width: number, perPixel: number): Uint8Array {
  const row = width * perPixel;
  const height = samples.length / row;
  const predicted = new Uint8Array((row + 1) * height);
  const [left, above] = [new Uint8Array(row), new Uint8Array(row)];
  for (let y = 0; y < height; y += 1) {
    const line = samples.subarray(y * row, (y + 1) * row);
    const lineAbove = y > 0 ? samples.subarray((y - 1) * row, y * row) : null;
    for (let index = 0; index < row; index += 1) {
      const value = line[index] ?? 0;
      left[index] = value - (index < perPixel ? 0 : (line[index - perPixel] ?? 0));
      above[index] = value - (lineAbove ? (lineAbove[index] ?? 0) : 0);
    }
    const [plainSize, leftSize, aboveSize] = [
      sumOfMagnitudes(line),
      sumOfMagnitudes(left),
      sumOfMagnitudes(above),
    ];
    const filter =
      leftSize <= aboveSize && leftSize <= plainSize ? fromLeft : aboveSize <= plainSize ? fromAbove : none;
    predicted[y * (row + 1)] = filter;
    predicted.set(filter === fromLeft ? left : filter === fromAbove ? above : line, y * (row + 1) + 1);
  }
  return zlibSync(predicted, { level: 6 });
}

/** The sum of the bytes' magnitudes as signed values; the usual heuristic for choosing a predictor. */
function sumOfMagnitudes(bytes: Uint8Array): number {
  let size = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    size += byte < 128 ? byte : 256 - byte;
  }
  return size;
}
