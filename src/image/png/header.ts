import { UnreadablePicture } from '../unreadable-picture.ts';
import { type Chunk, firstChunk } from './chunks.ts';

export type PngHeader = {
  width: number;
  height: number;
  /** Bits per sample. */
  depth: number;
  kind: keyof typeof pngKinds;
  perPixel: number;
  isInterlaced: boolean;
};

/** PNG's colour types: samples per pixel and allowed bit depths. */
export const pngKinds = {
  0: { samples: 1, space: 'grey', depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, space: 'rgb', depths: [8, 16] },
  3: { samples: 1, space: 'rgb', depths: [1, 2, 4, 8] },
  4: { samples: 2, space: 'grey', depths: [8, 16] },
  6: { samples: 4, space: 'rgb', depths: [8, 16] },
} as const;

/** Throws an UnreadablePicture for an unknown colour type or an empty picture. */
export function readHeader(chunks: readonly Chunk[]): PngHeader {
  const data = firstChunk(chunks, 'IHDR');
  if (!data || data.length < 13 || chunks[0]?.type !== 'IHDR') throw damaged();
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [depth = 0, kind = 0, compression = 0, filters = 0, interlacing = 0] = data.subarray(8);
  const depths: readonly number[] = isKind(kind) ? pngKinds[kind].depths : [];
  const isKnown = depths.includes(depth) && compression === 0 && filters === 0 && interlacing <= 1;
  if (!isKind(kind) || !isKnown || width === 0 || height === 0) throw damaged();
  return { width, height, depth, kind, perPixel: pngKinds[kind].samples, isInterlaced: interlacing === 1 };
}

function isKind(kind: number): kind is keyof typeof pngKinds {
  return kind in pngKinds;
}

function damaged(): UnreadablePicture {
  return new UnreadablePicture('LOGO_DAMAGED');
}
