import type { ColourRole, RoleColours } from '#domain/look/look-palettes.ts';
import type { Box } from '../guides.ts';

/** The side of a card that a graphic is drawn on. Lengths are in mm; the origin is the cut's top left corner. */
export type GraphicCanvas = {
  width: number;
  height: number;
  bleed: number;
  /** The card with its bleed. */
  box: Box;
  /** The shorter side as a multiple of 50 mm: sizes grow with it. */
  unit: number;
  isUpright: boolean;
  isSquare: boolean;
  /** The flat colour under the graphic. */
  ground: string;
  palette: RoleColours;
  /** How much of a role is mixed with the ground where a motif does not say it: 1 is the role itself. */
  strength: number;
  /** A role mixed with the ground. Colours are solid: there is no transparency. */
  tone: (role: ColourRole, strength?: number) => string;
  seed: number;
  /** The next random number from 0 to 1. They are drawn in a fixed order, also for elements that are then dropped. */
  random: () => number;
  /** Whether a circle touches none of the texts, the logo and the code. */
  isClear: (x: number, y: number, radius: number) => boolean;
  /** The outline of letters in the heading font: cap height 1 mm, the left edge of the ink at 0, the baseline at y 0. */
  letters: (text: string) => LetterOutline;
  /** The letters that stand for the company or, without one, for the person; and what of them stands alone. */
  initials: string;
  initial: string;
};

/** Path data with M, L, C and Z in mm, and the size of its ink. */
export type LetterOutline = { path: string; width: number; height: number };

/**
 * Path data with absolute M, L, C and Z in mm. A fill is closed; what overlaps is filled (non-zero winding). A stroke has
 * butt caps and miter joins up to four times its weight, which are SVG's defaults.
 */
export type GraphicShape =
  | { path: string; fill: string }
  | { path: string; stroke: string; weightPt: number };

export type DrawnGraphic = {
  /** In drawing order. */
  shapes: readonly GraphicShape[];
  /** Where the texts may be; null is the whole card. */
  free: Box | null;
};

/** The shape of a card: a graphic is at another place on each. */
export type CardShape = 'wide' | 'upright' | 'square';

/** What kind of graphic something is, as a pure function of the canvas and its parameters. */
export type Motif<Params extends object> = {
  defaults: Params;
  draw: (canvas: GraphicCanvas, params: Params) => DrawnGraphic;
  /** Parameters that give the texts room: 1 is all of the graphic, 0.5 half of its size. */
  shrink: (params: Params, share: number) => Params;
  /** Parameters for an upright, square or small card, from those of a card of 90 × 50 mm. */
  turn: (
    params: Params,
    canvas: Pick<GraphicCanvas, 'width' | 'height' | 'unit' | 'isUpright' | 'isSquare'>,
  ) => Params;
  /** Left and right exchanged. */
  mirror: (params: Params) => Params;
  /** The least and the largest value of parameters that a variation may change. */
  ranges: { readonly [Key in keyof Params]?: readonly [min: number, max: number] };
  /** Whether its elements are dropped where texts are: it is drawn after them. */
  keepsClear: (params: Params) => boolean;
};

export type Edge = 'left' | 'right' | 'top' | 'bottom';
export type CardCorner = 'tl' | 'tr' | 'bl' | 'br';
