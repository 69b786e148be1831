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

/** The faces to load for a font: that of one's own may be on another device, so the one in its place is needed too. */
export function facesToLoad(font: FontName, weight: Weight): FaceName[] {
  const face = faceOf(font, weight);
  return isOwnFont(font) ? [face, faceOf(defaultFont, weight)] : [face];
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
