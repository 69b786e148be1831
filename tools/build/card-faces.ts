import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCustomFont, type ShippedFont } from '#domain/card/fonts.ts';
import { looks } from '#layout/looks/looks.ts';
import {
  type FaceName,
  type FaceToLoad,
  faceIn,
  faceOf,
  fallbackOf,
  familyOf,
  isWhole,
  type ShippedFace,
  wholeOf,
} from '#layout/text/faces.ts';
import { firstPartRanges } from '#layout/text/first-part.ts';
import { harfbuzzFonts, type LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { fontFileOf } from './face-files.ts';
import { type Features, subsetFace } from './subset-face.ts';

type Ranges = readonly (readonly [number, number])[];

/** Extended Latin, Greek and Cyrillic, with their marks, signs and currencies. */
const cardCharacters: Ranges = [
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
];

/** Only around a fraction slash, which first parts lack. */
const fractions = ['frac', 'numr', 'dnom'];

/** Caveat has three forms of each letter that take turns. With them the first part would have 58 kB instead of 34. */
const removedFrom: Readonly<Record<string, readonly string[]>> = { Caveat: ['calt'] };

const cache = join(import.meta.dirname, '../../node_modules/.cache/vizitka-faces');

/** The font file of a face with only the characters of cards, or those of the first part. */
export function cardFaceFile(file: FaceToLoad): string {
  const face = shipped(faceIn(file));
  const removed = removedFrom[familyOf(face)] ?? [];
  if (isWhole(file)) {
    const features = { added: ['lnum', 'onum', 'smcp'], removed };
    return subsetFile(face, 'whole', codePointsOf(cardCharacters), features);
  }
  const features = { added: ['lnum', 'onum'], removed: [...removed, ...fractions] };
  return subsetFile(face, 'part', codePointsOf(firstPartRanges), features);
}

/** A font file with only the letters of the font's name, for the font menu. */
export function nameFaceFile(font: ShippedFont): string {
  const codePoints = [...new Set(Array.from(font, codePointOf))];
  const features = { added: [], removed: removedFrom[font] ?? [] };
  return subsetFile(faceOf(font, { weight: 400 }), 'name', codePoints, features);
}

/** All faces of cards, each read when it is first used, for tests and tools. */
export function fontsFromDisk(): LoadedFonts {
  const fonts = harfbuzzFonts(looks);
  const loaded = new Set<FaceName>();

  /** Adds the whole face with the one that stands in for characters that it lacks. */
  function load(face: FaceName): FaceName {
    if (loaded.has(face) || isCustomFont(face)) return face;
    loaded.add(face);
    for (const needed of [face, fallbackOf(face, 0)]) {
      if (needed && !fonts.has(needed)) fonts.add(wholeOf(needed), cardFaceFromDisk(needed));
    }
    return face;
  }

  return {
    ...fonts,
    add(file, bytes) {
      fonts.add(file, bytes);
      for (const weight of [400, 700] as const) load(faceOf('Inter', { weight }));
    },
    has: (file) => !isCustomFont(file) || fonts.has(file),
    shape: (face, text, options) => fonts.shape(load(face), text, options),
    outline: (face, glyph) => fonts.outline(load(face), glyph),
    covers: (face, codePoint) => fonts.covers(load(face), codePoint),
    coverage: (face) => fonts.coverage(load(face)),
    metrics: (face) => fonts.metrics(load(face)),
  };
}

/** The bytes of a face with all characters of cards. */
export function cardFaceFromDisk(face: FaceName): Uint8Array {
  return readFileSync(cardFaceFile(wholeOf(face)));
}

function shipped(face: FaceName): ShippedFace {
  if (isCustomFont(face)) throw new Error(`No package contains ${face}`);
  return face;
}

/** Cached by font and content. The rename makes it safe for parallel processes. */
function subsetFile(
  face: ShippedFace,
  use: 'part' | 'whole' | 'name',
  codePoints: readonly number[],
  features: Features,
): string {
  const bytes = readFileSync(fontFileOf(face));
  const hash = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify({ codePoints, features }))
    .digest('hex')
    .slice(0, 12);
  // Pages have the names of all files, so they are short.
  const file = join(cache, hash, `${face.toLowerCase().replaceAll(' ', '-')}-${use}.ttf`);
  if (existsSync(file)) return file;
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, subsetFace(bytes, codePoints, features));
  renameSync(unfinished, file);
  return file;
}

function codePointsOf(ranges: Ranges): number[] {
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

function codePointOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
