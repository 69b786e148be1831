import {
  type CustomFont,
  defaultFont,
  type FontName,
  isCustomFont,
  type ShippedFont,
} from '#domain/card/fonts.ts';
import { firstPartPattern } from './first-part.ts';
import { type FaceFeature, type Family, fontFamilies, type Weight } from './font-families.ts';

/** One weight of a shipped family, upright or italic. */
export type ShippedFace = `${Family} ${Weight}${'' | ' italic'}`;

/** A shipped face, or a custom font, which has one style. */
export type FaceName = ShippedFace | CustomFont;

/** How a text is set in its font. The nearest shipped weight is used; without an italic, the upright one. */
export type FaceStyle = {
  weight: Weight;
  isItalic?: boolean | undefined;
  features?: readonly FaceFeature[] | undefined;
};

/** The families that draw fonts of other names. They have the widths of the originals. */
const substitutes: Readonly<Partial<Record<ShippedFont, Family>>> = {
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
};

/** The family that draws a font: the default one for a name that is unknown. */
function familyFor(font: FontName): Family {
  const family = substitutes[font as ShippedFont] ?? font;
  return isFamily(family) ? family : 'Inter';
}

function isFamily(name: string): name is Family {
  return Object.hasOwn(fontFamilies, name);
}

/** The face that draws a font in a style. */
export function faceOf(font: ShippedFont, style: FaceStyle): ShippedFace;
export function faceOf(font: FontName, style: FaceStyle): FaceName;
export function faceOf(font: FontName, style: FaceStyle): FaceName {
  return isCustomFont(font) ? font : faceOfFamily(familyFor(font), style);
}

function faceOfFamily(family: Family, { weight, isItalic }: FaceStyle): ShippedFace {
  const { weights, italics } = fontFamilies[family];
  if (isItalic && italics) return `${family} ${nearestWeight(italics, weight)} italic`;
  return `${family} ${nearestWeight(weights, weight)}`;
}

/** The weight that is used in place of another, as in CSS: a bold one is replaced by a bolder one first, others by a lighter one. */
function nearestWeight(ascending: readonly Weight[], weight: Weight): Weight {
  const bolder = ascending.find((available) => available >= weight);
  const lighter = ascending.findLast((available) => available <= weight);
  return (bolder === weight || weight > 500 ? (bolder ?? lighter) : (lighter ?? bolder)) ?? weight;
}

/** The weight of a shipped face. */
function weightOf(face: ShippedFace): Weight {
  // The name ends with its weight, or with its weight and "italic".
  return Number(/\d+/.exec(face)?.[0]) as Weight;
}

/** The name of a face's family; of a custom font, the font. */
export function familyOf(face: FaceName): string {
  return face.replace(/ \d+(?: italic)?$/, '');
}

/** The weight of a face; null for a custom font, whose file has its own. */
export function weightOfFace(face: FaceName): Weight | null {
  return isCustomFont(face) ? null : weightOf(face);
}

/** What is known about the family of a face; null for a custom font. */
export function familyRecordOf(face: FaceName) {
  const family = familyOf(face);
  return isFamily(family) ? fontFamilies[family] : null;
}

/** What is known about the family that draws a font; null for a custom font. */
export function fontRecordOf(font: FontName) {
  return isCustomFont(font) ? null : fontFamilies[familyFor(font)];
}

/** Every shipped face. */
export const faceNames: readonly ShippedFace[] = Object.keys(fontFamilies).flatMap((key) => {
  // Object.keys forgets which keys it lists.
  const family = key as Family;
  const { weights, italics = [] } = fontFamilies[family];
  return [
    ...weights.map((weight) => `${family} ${weight}` as const),
    ...italics.map((weight) => `${family} ${weight} italic` as const),
  ];
});

/**
 * A font file to load. A shipped face is its first part, with the characters of most cards, unless it says "whole". Glyphs
 * have the same ids in both.
 */
export type FontFile = FaceName | `${ShippedFace} whole`;

/** A font file, or what lays out cards with a look: a card that needs it says so in place of its fonts, until it is loaded. */
export type FaceToLoad = FontFile | typeof looksFile;

export const looksFile = 'looks';

export function isFontFile(file: FaceToLoad): file is FontFile {
  return file !== looksFile;
}

/** The complete file of a face. */
export function wholeOf(face: FaceName): FaceToLoad {
  return isCustomFont(face) ? face : `${face} whole`;
}

export function isWhole(file: FaceToLoad): boolean {
  return !isCustomFont(file) && file.endsWith(' whole');
}

/** The face that a file contains. */
export function faceIn(file: FaceToLoad): FaceName {
  // What is left is the name of a face.
  return isWhole(file) ? (file.slice(0, -' whole'.length) as FaceName) : (file as FaceName);
}

/** Each file once, and no first part of a face whose whole is among them. */
export function uniqueFaces(files: Iterable<FaceToLoad>): FaceToLoad[] {
  const all = new Set(files);
  return [...all].filter((file) => isWhole(file) || isCustomFont(file) || !all.has(wholeOf(faceIn(file))));
}

/** The file of a face that draws a text. */
export function fileFor(face: FaceName, text: string, features: readonly FaceFeature[] = []): FaceToLoad {
  // First parts have no small capitals.
  return firstPartPattern.test(text) && !features.includes('smallCaps') ? face : wholeOf(face);
}

const lackedBySome = new RegExp(
  `[${Object.values(fontFamilies)
    .map(({ lacks = '' }) => lacks)
    .join('')}]`,
);

/** Whether a text needs more than the first part of a face: the whole of it, or another face for what it lacks. */
export function hasRareCharacters(text: string): boolean {
  return !firstPartPattern.test(text) || lackedBySome.test(text);
}

/** Whether a face may lack a character of the text. */
function mayLack(face: ShippedFace, text: string): boolean {
  if (!firstPartPattern.test(text)) return true;
  const lacks = familyRecordOf(face)?.lacks ?? '';
  return lacks !== '' && Array.from(text).some((character) => lacks.includes(character));
}

/** The faces that can stand in for characters that a custom font lacks: one for light files, one for bold ones. */
const customFallbacks = [faceOf(defaultFont, { weight: 400 }), faceOf(defaultFont, { weight: 700 })] as const;

/** The face that draws what a face lacks, at its weight: that of a custom font is in its file. Null for the default font. */
export function fallbackOf(face: FaceName, weightInFile: number): ShippedFace | null {
  if (isCustomFont(face)) return customFallbacks[weightInFile < 600 ? 0 : 1];
  const fallback = faceOf(defaultFont, { weight: weightOf(face) });
  return fallback === face ? null : fallback;
}

/**
 * The files to load for a text in a font: the font's own and the one that stands in for characters that it lacks. A custom
 * font may be on another device, so that the default font in its place is needed too.
 */
export function facesToLoad(font: FontName, style: FaceStyle, text: string): FaceToLoad[] {
  const face = faceOf(font, style);
  const fileOf = (needed: FaceName) => fileFor(needed, text, style.features);
  if (isCustomFont(face))
    return uniqueFaces([face, faceOf(defaultFont, style), ...customFallbacks].map(fileOf));
  const fallback = mayLack(face, text) ? fallbackOf(face, style.weight) : null;
  return fallback ? [fileOf(face), fileOf(fallback)] : [fileOf(face)];
}

/** The height of the capitals of a custom font, in em. */
const defaultCapHeightEm = 0.716;

/** The height of a font's capitals, in em. */
export function capHeightEm(font: FontName): number {
  return fontRecordOf(font)?.capHeightEm ?? defaultCapHeightEm;
}
