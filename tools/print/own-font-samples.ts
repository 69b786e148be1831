import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cardFaceFromDisk } from '../build/card-faces.ts';

/** A file as a person would bring it. */
export const trueTypeFile = cardFaceFromDisk('Lato 400');

/** An OpenType font with CFF outlines; Debian installs it with Ghostscript. */
const openTypePath = '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf';
export const openTypeFile = existsSync(openTypePath) ? new Uint8Array(readFileSync(openTypePath)) : null;

/** A copy of a font with other bytes in one of its tables. */
export function withBytes(font: Uint8Array, table: string, at: number, bytes: readonly number[]): Uint8Array {
  const copy = Uint8Array.from(font);
  const view = new DataView(copy.buffer);
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const entry = 12 + index * 16;
    if (String.fromCharCode(...copy.subarray(entry, entry + 4)) !== table) continue;
    copy.set(bytes, view.getUint32(entry + 8) + at);
  }
  return copy;
}

export function hashOf(font: Uint8Array): string {
  return createHash('sha256').update(font).digest('hex');
}
