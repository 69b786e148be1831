import { zlibSync } from 'fflate';
import { bytes4, joined, letters } from '../bytes.ts';
import { wholeProfile } from '../icc.ts';
import { orientationInTiff, tiffOfOrientation } from '../orientation.ts';
import { mostPixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { type Chunk, chunksOf, firstChunk, isAnimated, pngSignature } from './chunks.ts';
import { embeddedProfile } from './colour-chunks.ts';
import { readHeader } from './header.ts';
import { pngDataLength } from './png-samples.ts';

export type PngParts = {
  /** The picture's data as it is packed, and how long it is unpacked. */
  packed: Uint8Array<ArrayBuffer>;
  dataLength: number;
  /** A file that holds the picture and nothing else, of data packed like that. */
  written: (packed: Uint8Array) => Uint8Array<ArrayBuffer>;
};

/** Lengths of the small chunks that say how colours are meant. */
const colourChunks = { cICP: 4, sRGB: 1, gAMA: 4, cHRM: 32 } as const;

/**
 * A PNG taken apart: what its pixels, their colours and how it lies need is kept; comments, camera data and whatever
 * stands behind its end are not. Throws an UnreadablePicture for what is no PNG, or several in one.
 */
export function takePngApart(bytes: Uint8Array): PngParts {
  const chunks = chunksOf(bytes);
  if (isAnimated(chunks)) throw new UnreadablePicture('LOGO_ANIMATED');
  const header = readHeader(chunks);
  if (header.width * header.height > mostPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
  const kept = [
    written('IHDR', firstChunk(chunks, 'IHDR')?.subarray(0, 13) ?? []),
    ...Object.entries(colourChunks).flatMap(([type, length]) => {
      const data = firstChunk(chunks, type);
      return data?.length === length ? [written(type, data)] : [];
    }),
    ...profileChunk(chunks),
    ...paletteChunk(chunks, 'PLTE', 256 * 3),
    ...paletteChunk(chunks, 'tRNS', 256),
    ...orientationChunk(chunks),
  ];
  return {
    packed: joined(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    dataLength: pngDataLength(header),
    written: (packed) =>
      joined([Uint8Array.from(pngSignature), ...kept, written('IDAT', packed), written('IEND', [])]),
  };
}

/** Packed anew and without the name it came with. */
function profileChunk(chunks: readonly Chunk[]): Uint8Array[] {
  const packed = firstChunk(chunks, 'iCCP');
  const profile = packed && embeddedProfile(packed);
  const whole = profile && wholeProfile(profile);
  return whole
    ? [written('iCCP', joined([Uint8Array.from([...letters('ICC'), 0, 0]), zlibSync(whole)]))]
    : [];
}

function paletteChunk(chunks: readonly Chunk[], type: string, most: number): Uint8Array[] {
  const data = firstChunk(chunks, type);
  return data && data.length <= most ? [written(type, data)] : [];
}

function orientationChunk(chunks: readonly Chunk[]): Uint8Array[] {
  const orientation = orientationInTiff(firstChunk(chunks, 'eXIf') ?? undefined);
  return orientation > 1 ? [written('eXIf', tiffOfOrientation(orientation))] : [];
}

function written(type: string, data: ArrayLike<number>): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  chunk.set(bytes4(data.length));
  chunk.set(letters(type), 4);
  chunk.set(data, 8);
  chunk.set(bytes4(checksum(chunk.subarray(4, -4))), data.length + 8);
  return chunk;
}

const remainders = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += 1) {
    crc = (crc >>> 8) ^ (remainders[(crc ^ (bytes[at] ?? 0)) & 255] ?? 0);
  }
  return ~crc;
}
