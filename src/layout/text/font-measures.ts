import { type FontName, isCustomFont } from '#domain/card/fonts.ts';
import { faceOf, familyOf } from './faces.ts';
import type { FaceFeature, Family } from './font-families.ts';

/** What only looks need to know of a family: the height of an x in em, and what it can do. */
type FontMeasures = { xHeightEm: number; features?: readonly FaceFeature[]; isHandwriting?: true };

const figures = ['oldStyleFigures', 'liningFigures'] as const;

const measures: Readonly<Record<Family, FontMeasures>> = {
  Inter: { xHeightEm: 0.546 },
  Arimo: { xHeightEm: 0.528 },
  Tinos: { xHeightEm: 0.459 },
  Gelasio: { xHeightEm: 0.485, features: figures },
  Roboto: { xHeightEm: 0.528, features: [...figures, 'smallCaps'] },
  'Open Sans': { xHeightEm: 0.535, features: figures },
  Lato: { xHeightEm: 0.506, features: figures },
  Montserrat: { xHeightEm: 0.525, features: [...figures, 'smallCaps'] },
  'Playfair Display': { xHeightEm: 0.515, features: [...figures, 'smallCaps'] },
  'DM Sans': { xHeightEm: 0.504 },
  Jost: { xHeightEm: 0.46 },
  'Space Grotesk': { xHeightEm: 0.489, features: figures },
  'Bricolage Grotesque': { xHeightEm: 0.517, features: figures },
  'IBM Plex Sans': { xHeightEm: 0.516, features: figures },
  'IBM Plex Mono': { xHeightEm: 0.516 },
  'Barlow Condensed': { xHeightEm: 0.509, features: ['smallCaps'] },
  Nunito: { xHeightEm: 0.493, features: ['oldStyleFigures'] },
  'Josefin Sans': { xHeightEm: 0.414 },
  'Zilla Slab': { xHeightEm: 0.445, features: ['smallCaps'] },
  Fraunces: { xHeightEm: 0.471 },
  'EB Garamond': { xHeightEm: 0.405, features: [...figures, 'smallCaps'] },
  'Cormorant Garamond': { xHeightEm: 0.386, features: [...figures, 'smallCaps'] },
  'Bodoni Moda': { xHeightEm: 0.46, features: [...figures, 'smallCaps'] },
  'Instrument Serif': { xHeightEm: 0.51 },
  Marcellus: { xHeightEm: 0.5 },
  Syne: { xHeightEm: 0.497, features: figures },
  Caveat: { xHeightEm: 0.362, isHandwriting: true },
  'Familjen Grotesk': { xHeightEm: 0.5 },
  'Young Serif': { xHeightEm: 0.5 },
};

/** The measures of the family that draws a font; null for a custom font. */
export function fontMeasuresOf(font: FontName): FontMeasures | null {
  if (isCustomFont(font)) return null;
  const family = familyOf(faceOf(font, { weight: 400 }));
  return Object.hasOwn(measures, family) ? measures[family as Family] : null;
}

/** How much larger a size must be in a font with small letters. */
export function growthOf(font: FontName): number {
  const { xHeightEm = 0.5 } = fontMeasuresOf(font) ?? {};
  return Math.max(1, Math.min(1.3, 0.5 / xHeightEm));
}

/** The least height of an x that reads well, in mm, and the least size of any text, in pt. */
const leastXHeightMm = 1.08;
const leastPt = 6.5;

/** The smallest size of phone numbers, addresses and the like in a font, in quarters of a point. */
export function smallestDataPt(font: FontName): number {
  const { xHeightEm } = fontMeasuresOf(font) ?? { xHeightEm: 0.5 };
  const mmPerPt = 25.4 / 72;
  return Math.max(leastPt, Math.ceil((4 * leastXHeightMm) / (xHeightEm * mmPerPt) - 0.01) / 4);
}
