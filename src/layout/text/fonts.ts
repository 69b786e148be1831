import type { FaceName } from './faces.ts';
import type { FaceFeature } from './font-families.ts';

/** One glyph of a shaped text, in em; dy grows downwards like everything in a Scene. */
export type Glyph = {
  /** Its number in the face; 0 is the box a face draws for a character it lacks. */
  id: number;
  /** The characters that it draws; empty for the second and later glyphs of the same characters. */
  text: string;
  advanceEm: number;
  dxEm: number;
  dyEm: number;
  /** The face that draws it where the run's own face lacks the characters. */
  face?: FaceName;
};

export type ShapedText = { glyphs: readonly Glyph[]; widthEm: number };

/** The characters of each missing glyph. A glyph without text belongs to the characters before it. */
export function missingCharacters(glyphs: readonly Glyph[]): string[] {
  let characters = '';
  return glyphs.flatMap(({ id, text }) => {
    characters = text || characters;
    return id === 0 ? [characters] : [];
  });
}

/** Ascent and descent are both positive. */
export type FaceMetrics = { unitsPerEm: number; ascentEm: number; descentEm: number };

/** How a text is shaped: with ligatures unless it has tracking, and with what it asks of the font. */
export type ShapeOptions = { ligatures?: boolean; features?: readonly FaceFeature[] | undefined };

/** What layout and drawing need of fonts. A face must be loaded before it is used. */
export type Fonts = {
  /** The glyphs of a text in drawing order. */
  shape(face: FaceName, text: string, options?: ShapeOptions): ShapedText;
  /** A glyph's outline as SVG path data in font units; y grows upwards. */
  outline(face: FaceName, glyph: number): string;
  /** Whether a face is a custom font that is not on this device. */
  isAbsent(face: FaceName): boolean;
  covers(face: FaceName, codePoint: number): boolean;
  metrics(face: FaceName): FaceMetrics;
};
