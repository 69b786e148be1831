import { defaultFont, type FontName, isOwnFont, type OwnFont, type ShippedFont } from '#domain/card/fonts.ts';

/** The families of cards and their weights. Gelasio's semibold is left out: Georgia's only bold is heavier. */
const families = {
  Inter: [400, 600, 700],
  Arimo: [400, 600, 700],
  Tinos: [400, 700],
  Gelasio: [400, 700],
  Roboto: [400, 600, 700],
  'Open Sans': [400, 600, 700],
  Lato: [400, 600, 700],
  Montserrat: [400, 600, 700],
  'Playfair Display': [400, 600, 700],
} as const;

type Family = keyof typeof families;
export type Weight = 400 | 600 | 700;

/** One weight of a shipped family. */
export type ShippedFace = `${Family} ${Weight}`;

/** A shipped face, or a font of one's own, which has one weight. */
export type FaceName = ShippedFace | OwnFont;

/** The free family that draws each font. Substitutes have the widths of the originals. */
const familyFor = {
  Inter: 'Inter',
  Arial: 'Arimo',
  Helvetica: 'Arimo',
  'Times New Roman': 'Tinos',
  Georgia: 'Gelasio',
  Roboto: 'Roboto',
  'Open Sans': 'Open Sans',
  Lato: 'Lato',
  Montserrat: 'Montserrat',
  'Playfair Display': 'Playfair Display',
} as const satisfies Record<ShippedFont, Family>;

/** The cap height that the layouts use, in em. */
const capHeightsEm: Readonly<Record<string, number>> = {
  Inter: 0.727,
  'Playfair Display': 0.708,
  Lato: 0.717,
  Montserrat: 0.7,
  Georgia: 0.69,
};
const defaultCapHeightEm = 0.716;

/** The face that draws a font at a weight: the lightest that is bold enough, else bold. */
export function faceOf(font: ShippedFont, weight: Weight): ShippedFace;
export function faceOf(font: FontName, weight: Weight): FaceName;
export function faceOf(font: FontName, weight: Weight): FaceName {
  if (isOwnFont(font)) return font;
  if (!isShipped(font)) return faceOf(defaultFont, weight);
  const family = familyFor[font];
  const weights: readonly Weight[] = families[family];
  return `${family} ${weights.find((available) => available >= weight) ?? 700}`;
}

function isShipped(font: FontName): font is ShippedFont {
  return Object.hasOwn(familyFor, font);
}

/** Characters that every shipped face has, or draws as others. */
const commonCharacters =
  /^[ -~\u00a0-\u00b4\u00b6-\u0148\u014a-\u017f\u0218-\u021b\u1ea0-\u1ef9\u2010\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2116\u2122\u2212\ufb00-\ufb04]*$/;

/** Whether a shipped face may lack a character of the text. */
export function hasRareCharacters(text: string): boolean {
  return !commonCharacters.test(text);
}

/** The faces that can stand in for characters that a custom font lacks: one for light files, one for bold ones. */
const customFallbacks = [faceOf(defaultFont, 400), faceOf(defaultFont, 700)] as const;

/** The face that draws what a face lacks, at its weight: that of a custom font is in its file. Null for the default font. */
export function fallbackOf(face: FaceName, weightInFile: number): ShippedFace | null {
  if (isOwnFont(face)) return customFallbacks[weightInFile < 600 ? 0 : 1];
  const fallback = `Inter ${face.endsWith('400') ? 400 : face.endsWith('600') ? 600 : 700}` as const;
  return fallback === face ? null : fallback;
}

/**
 * The faces to load for a text in a font: the font's own and the one that stands in for characters that it lacks. A custom
 * font may be on another device, so that the default font in its place is needed too.
 */
export function facesToLoad(font: FontName, weight: Weight, text: string): FaceName[] {
  const face = faceOf(font, weight);
  if (isOwnFont(font)) return [...new Set([face, faceOf(defaultFont, weight), ...customFallbacks])];
  const fallback = hasRareCharacters(text) ? fallbackOf(face, weight) : null;
  return fallback ? [face, fallback] : [face];
}

/** The height of a font's capitals, in em. */
export function capHeightEm(font: FontName): number {
  return capHeightsEm[font] ?? defaultCapHeightEm;
}

/** Every shipped face. */
export const faceNames: readonly ShippedFace[] = Object.entries(families).flatMap(([family, weights]) =>
  // Object.entries forgets which keys it lists.
  weights.map((weight) => `${family as Family} ${weight}` as const),
);

/** The name of a shipped face's family. */
export function familyOf(face: FaceName): string {
  return face.replace(/ \d+$/, '');
}
