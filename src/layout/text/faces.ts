import type { FontName } from '#domain/card/fonts.ts';

/** The weights of each family that cards are set in. Gelasio's semibold is left out: Georgia's one bold is heavier. */
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

/** One cut of a family, as fonts are loaded and drawn with. */
export type FaceName = `${Family} ${Weight}`;

/** The free family that draws each font; the substitutes have the widths of the originals. */
const drawnWith = {
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

/** Height of a capital, in em, as the layouts reckon with it. */
const capHeightsEm: Partial<Record<FontName, number>> = {
  Inter: 0.727,
  'Playfair Display': 0.708,
  Lato: 0.717,
  Montserrat: 0.7,
  Georgia: 0.69,
};
const usualCapHeightEm = 0.716;

/** The face that draws a font at a weight: the lightest that is bold enough, else the boldest there is. */
export function faceOf(font: FontName, weight: Weight): FaceName {
  const family = drawnWith[font];
  const weights: readonly Weight[] = families[family];
  return `${family} ${weights.find((has) => has >= weight) ?? 700}`;
}

/** How high a font's capitals stand above the baseline, in em. */
export function capHeightEm(font: FontName): number {
  return capHeightsEm[font] ?? usualCapHeightEm;
}

/** Every face a card may need. */
export const faceNames: readonly FaceName[] = Object.entries(families).flatMap(([family, weights]) =>
  // Object.entries forgets which keys it lists.
  weights.map((weight) => `${family as Family} ${weight}` as const),
);
