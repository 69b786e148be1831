import type { FaceName } from './faces.ts';
import type { FaceFeature } from './font-families.ts';
import type { Fonts, Glyph, ShapedText } from './fonts.ts';
import { hasRightToLeft } from './right-to-left.ts';

/** Face and tracking of a text. Widths in em do not depend on its size. */
export type TypeStyle = {
  fonts: Fonts;
  face: FaceName;
  features?: readonly FaceFeature[] | undefined;
  trackingEm: number;
};

function shape({ fonts, face, features, trackingEm }: TypeStyle, text: string): ShapedText {
  return fonts.shape(face, text, { ligatures: trackingEm === 0, features });
}

/** The glyphs of a text, with tracking between letters and none after the last. */
export function shapeText(style: TypeStyle, text: string): ShapedText {
  const shaped = shape(style, text);
  return style.trackingEm === 0 ? shaped : withTracking(shaped, style.trackingEm);
}

/** Fonts return the same object for the same text: a card's layout asks for it in many variants. */
const lastTracked = new WeakMap<ShapedText, { trackingEm: number; tracked: ShapedText }>();

function withTracking(shaped: ShapedText, trackingEm: number): ShapedText {
  const last = lastTracked.get(shaped);
  if (last?.trackingEm === trackingEm) return last.tracked;
  const glyphs = shaped.glyphs.map((glyph, index, all) =>
    isFollowedByLetter(all, index) ? { ...glyph, advanceEm: glyph.advanceEm + trackingEm } : glyph,
  );
  const tracked = { glyphs, widthEm: shaped.widthEm + trackingEm * gapsBetweenLetters(shaped) };
  lastTracked.set(shaped, { trackingEm, tracked });
  return tracked;
}

/** The width of a line on its own, without the spaces at its end. */
export function lineWidthEm(style: TypeStyle, line: string): number {
  const shaped = shape(style, withoutSpacesAtEnd(line));
  if (style.trackingEm === 0) return shaped.widthEm;
  return shaped.widthEm + style.trackingEm * gapsBetweenLetters(shaped);
}

export function withoutSpacesAtEnd(line: string): string {
  return line.endsWith(' ') ? line.replace(/ +$/, '') : line;
}

/** The end of a letter: its index in the text, and the width of the text up to it. */
export type LetterEnd = { at: number; em: number };

/** The ends of all letters of a text. */
export function letterEnds(style: TypeStyle, text: string): LetterEnd[] {
  const { glyphs } = shape(style, text);
  if (hasRightToLeft(text)) return letterEndsInReadingOrder(style, text);
  const ends: LetterEnd[] = [];
  let [at, em] = [0, 0];
  for (const letter of lettersOf(glyphs)) {
    at += letter.text.length;
    em += letter.em + style.trackingEm;
    ends.push({ at, em });
  }
  return ends;
}

type Letter = { text: string; em: number };

/** A letter is all glyphs of the same characters: a base and its marks, or a ligature. */
function lettersOf(glyphs: readonly Glyph[]): Letter[] {
  const letters: Letter[] = [];
  for (const { text, advanceEm } of glyphs) {
    const last = letters.at(-1);
    if (text === '' && last) last.em += advanceEm;
    else letters.push({ text, em: advanceEm });
  }
  return letters;
}

/** Text with several directions is not drawn in reading order, so each prefix is measured. */
function letterEndsInReadingOrder(style: TypeStyle, text: string): LetterEnd[] {
  return Array.from(text.matchAll(/\P{M}\p{M}*|^\p{M}+/gu), ({ index, 0: letter }, count) => {
    const at = index + letter.length;
    const { widthEm } = shape(style, text.slice(0, at));
    return { at, em: widthEm + (count + 1) * style.trackingEm };
  });
}

function isFollowedByLetter(glyphs: readonly Glyph[], index: number): boolean {
  const next = glyphs[index + 1];
  return next !== undefined && next.text !== '';
}

function gapsBetweenLetters({ glyphs }: ShapedText): number {
  return Math.max(0, glyphs.filter(({ text }) => text !== '').length - 1);
}
