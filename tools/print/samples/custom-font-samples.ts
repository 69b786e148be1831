import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cardFaceFromDisk } from '../../build/card-faces.ts';
import { fontFileOf } from '../../build/face-files.ts';
import { subsetFace } from '../../build/subset-face.ts';

/** A file as a person would bring it. */
export const trueTypeFile = cardFaceFromDisk('Lato 400');

/** An OpenType font with CFF outlines; Debian installs it with Ghostscript. */
const openTypePath = '/usr/share/fonts/opentype/urw-base35/C059-Roman.otf';
export const openTypeFile = existsSync(openTypePath) ? new Uint8Array(readFileSync(openTypePath)) : null;

/** A font that has only Hebrew letters and a space. */
export const hebrewFile = subsetFace(readFileSync(fontFileOf('Arimo 400')), [0x20, ...range(0x5d0, 0x5ea)]);

/** A font with English letters only. */
export const englishFile = subsetFace(readFileSync(fontFileOf('Lato 400')), range(0x20, 0x7e));

/** A font that has only Georgian letters; Debian installs its source with most desktops. */
const georgianPath = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf';
export const georgianFile = existsSync(georgianPath)
  ? subsetFace(readFileSync(georgianPath), range(0x10d0, 0x10f0))
  : null;

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

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
