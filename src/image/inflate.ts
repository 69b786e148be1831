import { Inflate } from 'fflate';
import { UnreadablePicture } from './unreadable-picture.ts';

/** Input bytes per step. One step makes at most about a thousand times as many: that much is inflated beyond the bound. */
const stepBytes = 8192;

/**
 * The first bytes of zlib data after decompression, at most `maxBytes`. What follows is not inflated: a few kilobytes
 * can inflate to gigabytes. Throws if the data before the bound is damaged.
 */
export function inflateStart(packed: Uint8Array, maxBytes: number): Uint8Array<ArrayBuffer> {
  const [method = 0, flags = 0] = packed;
  const hasHeader = (method & 15) === 8 && (method * 256 + flags) % 31 === 0 && (flags & 32) === 0;
  if (!hasHeader) throw new UnreadablePicture('LOGO_DAMAGED');
  const data = new Uint8Array(maxBytes);
  let length = 0;
  const inflate = new Inflate((piece) => {
    const kept = piece.subarray(0, maxBytes - length);
    data.set(kept, length);
    length += kept.length;
  });
  for (let at = 2; at < packed.length && length < maxBytes; at += stepBytes) {
    inflate.push(packed.subarray(at, at + stepBytes), at + stepBytes >= packed.length);
  }
  return data.subarray(0, length);
}
