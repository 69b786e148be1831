import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FontName } from '#domain/card/fonts.ts';
import { type FaceName, faceNames, faceOf } from '#layout/text/faces.ts';
import { harfbuzzFonts, type LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fontFileOf } from './face-files.ts';
import { subsetFace } from './subset-face.ts';

/** Extended Latin, Greek and Cyrillic, with their marks, signs and currencies. */
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

/** The font file of a face with only the characters of cards. */
export function cardFaceFile(face: FaceName): string {
  return subsetFile(face, codePointsOf(cardCharacters), 'card');
}

/** A font file with only the letters of the font's name, for the font menu. */
export function nameFaceFile(font: FontName): string {
  return subsetFile(faceOf(font, 400), new Set(Array.from(font, codePointOf)), 'name');
}

/** All faces of cards, for tests and tools. */
export function fontsFromDisk(): LoadedFonts {
  const fonts = harfbuzzFonts();
  for (const face of faceNames) fonts.add(face, cardFaceFromDisk(face));
  return fonts;
}

/** The bytes of a face with only the characters of cards. */
export function cardFaceFromDisk(face: FaceName): Uint8Array {
  return readFileSync(cardFaceFile(face));
}

/** Cached by font and characters. The rename makes it safe for parallel processes. */
function subsetFile(face: FaceName, codePoints: ReadonlySet<number>, use: string): string {
  const bytes = readFileSync(fontFileOf(face));
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
