import type { FontName } from '#domain/card/fonts.ts';

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

/** One weight of a family. */
export type FaceName = `${Family} ${Weight}`;

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
} as const satisfies Record<FontName, Family>;

/** The cap height that the layouts use, in em. */
const capHeightsEm: Partial<Record<FontName, number>> = {
  Inter: 0.727,
  'Playfair Display': 0.708,
  Lato: 0.717,
  Montserrat: 0.7,
  Georgia: 0.69,
};
const defaultCapHeightEm = 0.716;

/** The face that draws a font at a weight: the lightest that is bold enough, else bold. */
export function faceOf(font: FontName, weight: Weight): FaceName {
  const family = familyFor[font];
  const weights: readonly Weight[] = families[family];
  return `${family} ${weights.find((available) => available >= weight) ?? 700}`;
}

/** The height of a font's capitals, in em. */
export function capHeightEm(font: FontName): number {
  return capHeightsEm[font] ?? defaultCapHeightEm;
}

/** Every face a card may need. */
export const faceNames: readonly FaceName[] = Object.entries(families).flatMap(([family, weights]) =>
  // Object.entries forgets which keys it lists.
  weights.map((weight) => `${family as Family} ${weight}` as const),
);
