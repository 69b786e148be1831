import type { TextField } from '#domain/card/card.ts';
import type { Size } from './formats.ts';
import type { Box, Guides } from './guides.ts';
import type { FaceName } from './text/faces.ts';
import type { Glyph } from './text/fonts.ts';

/** One side of a card, laid out: in mm, origin at the top left of the cut edge, y grows downwards. */
export type Scene = {
  side: 'front';
  cut: Size;
  guides: Guides;
  /** In drawing order: the first is at the bottom. */
  items: readonly SceneItem[];
};

export type SceneItem = Fill | Rule | GlyphRun | PlacedLogo;

/** A rectangle of one colour. */
export type Fill = { kind: 'fill'; part: 'background' | 'panel'; box: Box; colour: string };

/** A horizontal line; y is its middle. */
export type Rule = { kind: 'rule'; x: number; y: number; width: number; weightPt: number; colour: string };

/** One line of one text, in one face. */
export type GlyphRun = {
  kind: 'text';
  /** The text it belongs to; null for a separator between texts. */
  field: TextField | null;
  /** Which line of the text this is, from 0. */
  line: number;
  /** The characters of this line, including the spaces at its end, which are not drawn. */
  text: string;
  face: FaceName;
  sizePt: number;
  colour: string;
  /** Below 1 for a placeholder. */
  opacity: number;
  isPlaceholder: boolean;
  /** Whether the text has too many lines even at its smallest size. */
  isTooLong: boolean;
  /** The start of the first glyph. */
  x: number;
  /** The baseline. */
  y: number;
  width: number;
  /** The glyphs' advances include it. */
  trackingEm: number;
  glyphs: readonly Glyph[];
};

/** The logo: its square, and the image contained in it. */
export type PlacedLogo = { kind: 'logo'; box: Box; image: Box; pixels: Size };
