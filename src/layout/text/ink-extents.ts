import type { FaceName } from './faces.ts';
import type { Fonts, Glyph } from './fonts.ts';

/** How far drawn glyphs reach above and below the baseline, in em. */
export type InkExtents = { aboveEm: number; belowEm: number };

/** Fonts return the same glyphs for the same text: a card's layout asks for them in many variants. */
const knownOfGlyphs = new WeakMap<readonly Glyph[], InkExtents>();
const knownOfFonts = new WeakMap<object, Map<string, InkExtents>>();

/** The extents of the glyphs of a run, with their accents. */
export function inkExtents(
  fonts: Pick<Fonts, 'outline' | 'metrics'>,
  face: FaceName,
  glyphs: readonly Glyph[],
): InkExtents {
  const known = knownOfGlyphs.get(glyphs);
  if (known) return known;
  let [aboveEm, belowEm] = [0, 0];
  for (const { id, dyEm, face: own = face } of glyphs) {
    const ink = glyphExtents(fonts, own, id);
    aboveEm = Math.max(aboveEm, ink.aboveEm - dyEm);
    belowEm = Math.max(belowEm, ink.belowEm + dyEm);
  }
  const extents = { aboveEm, belowEm };
  knownOfGlyphs.set(glyphs, extents);
  return extents;
}

function glyphExtents(fonts: Pick<Fonts, 'outline' | 'metrics'>, face: FaceName, glyph: number): InkExtents {
  const known = knownOfFonts.get(fonts) ?? new Map<string, InkExtents>();
  knownOfFonts.set(fonts, known);
  const key = `${face} ${glyph}`;
  const found = known.get(key);
  if (found) return found;
  // Outlines list x and y in turn, in font units; y grows upwards.
  const heights = Array.from(fonts.outline(face, glyph).matchAll(/-?\d+(?:\.\d+)?/g), ([part]) =>
    Number(part),
  ).filter((_, index) => index % 2 === 1);
  const { unitsPerEm } = fonts.metrics(face);
  const extents = {
    aboveEm: Math.max(0, ...heights) / unitsPerEm,
    belowEm: Math.max(0, -Math.min(0, ...heights)) / unitsPerEm,
  };
  known.set(key, extents);
  return extents;
}
