import { zlibSync } from 'fflate';

type PalettePng = {
  width: number;
  height: number;
  depth: 1 | 2 | 4 | 8;
  /** Red, green, blue and opacity. */
  palette: readonly (readonly number[])[];
  isInterlaced?: boolean;
};

const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** A PNG of few colours, which encoders at hand do not interlace. */
export function writePng(
  { width, height, depth, palette, isInterlaced = false }: PalettePng,
  colourAt: (x: number, y: number) => number,
): Uint8Array {
  const rows = (isInterlaced ? passes : ([[0, 0, 1, 1]] as const)).flatMap(([left, top, stepX, stepY]) => {
    const columns = Array.from(
      { length: Math.max(0, Math.ceil((width - left) / stepX)) },
      (_, i) => left + i * stepX,
    );
    const lines = Array.from(
      { length: Math.max(0, Math.ceil((height - top) / stepY)) },
      (_, i) => top + i * stepY,
    );
    if (columns.length === 0) return [];
    return lines.flatMap((y) => [
      0,
      ...packed(
        columns.map((x) => colourAt(x, y)),
        depth,
      ),
    ]);
  });
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...bytes4(width), ...bytes4(height), depth, 3, 0, 0, isInterlaced ? 1 : 0]),
    ...chunk(
      'PLTE',
      palette.flatMap((colour) => colour.slice(0, 3)),
    ),
    ...chunk(
      'tRNS',
      palette.map((colour) => colour[3] ?? 255),
    ),
    ...chunk('IDAT', [...zlibSync(Uint8Array.from(rows))]),
    ...chunk('IEND', []),
  ]);
}

/** The same PNG with one more chunk before the first of a kind. */
export function withChunkBefore(
  png: Uint8Array,
  before: string,
  type: string,
  data: readonly number[],
): Uint8Array {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = 8;
  while (String.fromCharCode(...png.subarray(at + 4, at + 8)) !== before) at += 12 + view.getUint32(at);
  return Uint8Array.from([...png.subarray(0, at), ...chunk(type, data), ...png.subarray(at)]);
}

function packed(samples: readonly number[], depth: number): number[] {
  const perByte = 8 / depth;
  return Array.from({ length: Math.ceil(samples.length / perByte) }, (_, byte) =>
    Array.from({ length: perByte }, (__, index) => samples[byte * perByte + index] ?? 0).reduce(
      (value, sample) => (value << depth) | sample,
      0,
    ),
  );
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...bytes4(data.length), ...named, ...bytes4(checksum(named))];
}

function checksum(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}

function bytes4(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}
