import { zlibSync } from 'fflate';
import { asciiCodes, concatBytes, uint32Bytes } from '../bytes.ts';
import { trimProfile } from '../icc.ts';
import { exifOrientation, exifWithOrientation } from '../orientation.ts';
import { maxPixels } from '../pixels.ts';
import { UnreadablePicture } from '../unreadable-picture.ts';
import { type Chunk, chunksOf, firstChunk, isAnimated, pngSignature } from './chunks.ts';
import { embeddedProfile } from './colour-chunks.ts';
import { readHeader } from './header.ts';
import { pngDataLength } from './png-samples.ts';

export type PngParts = {
  /** The compressed data, and its length after decompression. */
  compressed: Uint8Array<ArrayBuffer>;
  dataLength: number;
  /** Writes a file with only the picture and the given compressed data. */
  assemble: (packed: Uint8Array) => Uint8Array<ArrayBuffer>;
};

/** The lengths of the small chunks that define colours. */
const colourChunks = { cICP: 4, sRGB: 1, gAMA: 4, cHRM: 32 } as const;

/**
 * Splits a PNG into its compressed data and the chunks for pixels, colours and orientation. Comments, camera data and
 * bytes after the end are dropped. Throws an UnreadablePicture for an invalid or animated PNG.
 */
export function splitPng(bytes: Uint8Array): PngParts {
  const chunks = chunksOf(bytes);
  if (isAnimated(chunks)) throw new UnreadablePicture('LOGO_ANIMATED');
  const header = readHeader(chunks);
  if (header.width * header.height > maxPixels) throw new UnreadablePicture('LOGO_TOO_MANY_PIXELS');
  const kept = [
    writeChunk('IHDR', firstChunk(chunks, 'IHDR')?.subarray(0, 13) ?? []),
    ...keptColours(chunks),
    ...paletteChunk(chunks, 'PLTE', 256 * 3),
    ...paletteChunk(chunks, 'tRNS', 256),
    ...orientationChunk(chunks),
  ];
  return {
    compressed: concatBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    dataLength: pngDataLength(header),
    assemble: (packed) => pngFile(kept, packed),
  };
}

/** A file of written chunks and compressed data. */
export function pngFile(chunks: readonly Uint8Array[], packed: Uint8Array): Uint8Array<ArrayBuffer> {
  return concatBytes([
    Uint8Array.from(pngSignature),
    ...chunks,
    writeChunk('IDAT', packed),
    writeChunk('IEND', []),
  ]);
}

/** The chunks that say what the colours of a file mean. */
export function keptColours(chunks: readonly Chunk[]): Uint8Array[] {
  const small = Object.entries(colourChunks).flatMap(([type, length]) => {
    const data = firstChunk(chunks, type);
    return data?.length === length ? [writeChunk(type, data)] : [];
  });
  return [...small, ...profileChunk(chunks)];
}

/** The profile, compressed again and without its original name. */
function profileChunk(chunks: readonly Chunk[]): Uint8Array[] {
  const packed = firstChunk(chunks, 'iCCP');
  const profile = packed && embeddedProfile(packed);
  const whole = profile && trimProfile(profile);
  return whole
    ? [writeChunk('iCCP', concatBytes([Uint8Array.from([...asciiCodes('ICC'), 0, 0]), zlibSync(whole)]))]
    : [];
}

function paletteChunk(chunks: readonly Chunk[], type: string, maxLength: number): Uint8Array[] {
  const data = firstChunk(chunks, type);
  return data && data.length <= maxLength ? [writeChunk(type, data)] : [];
}

function orientationChunk(chunks: readonly Chunk[]): Uint8Array[] {
  const orientation = exifOrientation(firstChunk(chunks, 'eXIf') ?? undefined);
  return orientation > 1 ? [writeChunk('eXIf', exifWithOrientation(orientation))] : [];
}

export function writeChunk(type: string, data: ArrayLike<number>): Uint8Array {
  const chunk = new Uint8Array(data.length + 12);
  chunk.set(uint32Bytes(data.length));
  chunk.set(asciiCodes(type), 4);
  chunk.set(data, 8);
  chunk.set(uint32Bytes(checksum(chunk.subarray(4, -4))), data.length + 8);
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
