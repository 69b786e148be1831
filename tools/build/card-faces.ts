import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontName } from '#domain/card/fonts.ts';
import { type FaceName, faceNames, faceOf } from '#layout/text/faces.ts';
import { harfbuzzFonts, type LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { packageFileOf } from './face-files.ts';
import { subsetFace } from './subset-face.ts';

/** Latin with its extensions, Greek, Cyrillic, and the marks, signs and currencies that go with them. */
const cardCharacters = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x259, 0x259],
  [0x2b0, 0x52f],
  [0x1e00, 0x20bf],
  [0x2100, 0x214f],
  [0x2190, 0x2193],
  [0x2212, 0x221e],
  [0x2248, 0x2265],
  [0x25a0, 0x25cf],
  [0xfb00, 0xfb06],
] as const;

const cache = join(import.meta.dirname, '../../node_modules/.cache/vizitka-faces');

/** A file with the face as cards are drawn with: every character a card may hold, no more. */
export function cardFaceFile(face: FaceName): string {
  return reducedFile(face, codePointsOf(cardCharacters), 'card');
}

/** A file with just the letters of a font's own name, for the menu that lists it. */
export function nameFaceFile(font: FontName): string {
  return reducedFile(faceOf(font, 400), new Set(Array.from(font, codePointOf)), 'name');
}

/** Every face as cards are drawn with: for tests and tools. */
export function fontsFromDisk(): LoadedFonts {
  const fonts = harfbuzzFonts();
  for (const face of faceNames) fonts.add(face, cardFaceFromDisk(face));
  return fonts;
}

/** The bytes of a face as cards are drawn with. */
export function cardFaceFromDisk(face: FaceName): Uint8Array {
  return readFileSync(cardFaceFile(face));
}

/** Made once for the same font and characters; several processes may make it at a time. */
function reducedFile(face: FaceName, codePoints: ReadonlySet<number>, use: string): string {
  const bytes = readFileSync(packageFileOf(face));
  const content = createHash('sha256')
    .update(bytes)
    .update([...codePoints].join())
    .digest('hex')
    .slice(0, 12);
  const name = `${face.toLowerCase().replaceAll(' ', '-')}-${use}-${content}.ttf`;
  const file = join(cache, name);
  if (existsSync(file)) return file;
  mkdirSync(cache, { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, subsetFace(bytes, codePoints));
  renameSync(unfinished, file);
  return file;
}

function codePointsOf(ranges: readonly (readonly [number, number])[]): Set<number> {
  return new Set(ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i)));
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
