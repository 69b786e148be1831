import { UnreadablePicture } from '../unreadable-picture.ts';

export const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Encoders write chunks of 8 KB or more: the longest file has 1,300 of those. */
const maxChunks = 10_000;

export type Chunk = { type: string; data: Uint8Array };

export function isPng(bytes: Uint8Array): boolean {
  return pngSignature.every((byte, index) => bytes[index] === byte);
}

/** The chunks of a PNG up to IEND; bytes after it are ignored. Throws an UnreadablePicture for too many. */
export function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: Chunk[] = [];
  for (let at = pngSignature.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length || chunks.length >= maxChunks)
      throw new UnreadablePicture('LOGO_DAMAGED');
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    if (type === 'IEND') break;
    at += 12 + length;
  }
  return chunks;
}

export function firstChunk(chunks: readonly Chunk[], type: string): Uint8Array | null {
  return chunks.find((chunk) => chunk.type === type)?.data ?? null;
}

/** Whether the file is an animated PNG. */
export function isAnimated(chunks: readonly Chunk[]): boolean {
  return chunks.some(({ type }) => type === 'acTL');
}
