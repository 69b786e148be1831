import { UnreadablePicture } from '../unreadable-picture.ts';
import type { PngHeader } from './header.ts';

type Pass = { x: number; y: number; xStep: number; yStep: number };

const wholePicture: Pass[] = [{ x: 0, y: 0, xStep: 1, yStep: 1 }];
/** The seven passes of an interlaced PNG (Adam7). */
const interlaced: Pass[] = [
  { x: 0, y: 0, xStep: 8, yStep: 8 },
  { x: 4, y: 0, xStep: 8, yStep: 8 },
  { x: 0, y: 4, xStep: 4, yStep: 8 },
  { x: 2, y: 0, xStep: 4, yStep: 4 },
  { x: 0, y: 2, xStep: 2, yStep: 4 },
  { x: 1, y: 0, xStep: 2, yStep: 2 },
  { x: 0, y: 1, xStep: 1, yStep: 2 },
];

/** The length of a PNG's decompressed data: each row has a filter byte. */
export function pngDataLength({ width, height, depth, perPixel, isInterlaced }: PngHeader): number {
  return (isInterlaced ? interlaced : wholePicture).reduce((length, { x, y, xStep, yStep }) => {
    const [columns, rows] = [Math.ceil((width - x) / xStep), Math.ceil((height - y) / yStep)];
    if (columns <= 0 || rows <= 0) return length;
    return length + rows * (1 + Math.ceil((columns * depth * perPixel) / 8));
  }, 0);
}

/** The samples of a PNG, row by row, from its decompressed data. */
export function pngSamples(header: PngHeader, data: Uint8Array): Uint8Array | Uint16Array {
  const { width, height, depth, perPixel, isInterlaced } = header;
  const total = width * height * perPixel;
  const samples = depth === 16 ? new Uint16Array(total) : new Uint8Array(total);
  const bitsPerPixel = depth * perPixel;
  let at = 0;
  for (const { x, y, xStep, yStep } of isInterlaced ? interlaced : wholePicture) {
    const [columns, rows] = [Math.ceil((width - x) / xStep), Math.ceil((height - y) / yStep)];
    if (columns <= 0 || rows <= 0) continue;
    const rowBytes = Math.ceil((columns * bitsPerPixel) / 8);
    if (at + rows * (rowBytes + 1) > data.length) throw new UnreadablePicture('LOGO_DAMAGED');
    let above = new Uint8Array(rowBytes);
    for (let row = 0; row < rows; row += 1) {
      const line = data.subarray(at + 1, at + 1 + rowBytes);
      unfilter(data[at] ?? 0, line, above, Math.max(1, bitsPerPixel >> 3));
      at += rowBytes + 1;
      above = line as typeof above;
      const start = (y + row * yStep) * width + x;
      if (depth === 8 && xStep === 1) {
        samples.set(line, start * perPixel);
        continue;
      }
      for (let column = 0; column < columns; column += 1) {
        const to = (start + column * xStep) * perPixel;
        for (let sample = 0; sample < perPixel; sample += 1) {
          samples[to + sample] = sampleAt(line, column * perPixel + sample, depth);
        }
      }
    }
  }
  return samples;
}

function sampleAt(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0;
  if (depth === 16) return (line[index * 2] ?? 0) * 256 + (line[index * 2 + 1] ?? 0);
  const bit = index * depth;
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}

/** Reverses the row's filter, in place. */
function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return;
  if (filter > 4) throw new UnreadablePicture('LOGO_DAMAGED');
  for (let index = 0; index < line.length; index += 1) {
    const left = index >= step ? (line[index - step] ?? 0) : 0;
    const up = above[index] ?? 0;
    const corner = index >= step ? (above[index - step] ?? 0) : 0;
    line[index] = (line[index] ?? 0) + predicted(filter, left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}
