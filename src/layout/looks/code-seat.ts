import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { DesignedGraphic } from '../graphics/motifs.ts';
import type { SeatShape } from './look.ts';

/** The place of a code in a look. */
export type CodeSeat = {
  /**
   * Whole cells of a grid; beside a graphic that ends before it; on a panel; in a figure of the picture; in a frame; or beside
   * the company's name.
   */
  kind: 'cell' | 'half' | 'panel' | 'figure' | 'frame' | 'word';
  /** The middle of the plate on a wide card, in shares of it. */
  at: SeatPlace;
  /** The same on an upright and a square card, where it is not the usual one. */
  upright?: SeatPlace;
  square?: SeatPlace;
  shape: SeatShape;
  ground: ColourRole;
  /** The colour of the plate; null where the code lies on the ground. */
  plate: ColourRole | null;
  ink: ColourRole;
  caption: CaptionPlace;
  graphics: readonly SeatGraphic[];
  /** The graphics of an upright and a square card, where they differ from a wide one. */
  tall?: readonly SeatGraphic[];
  trims?: readonly PlateTrim[];
  /** How far the slope of a panel's side moves over the card's height, in mm. */
  slope?: number;
};

type SeatPlace = readonly [x: number, y: number];

/** In the plate below the code; below the plate; large at the top or the foot of the free half. */
export type CaptionPlace = 'inside' | 'below' | 'top' | 'foot';

/** A graphic of a back with a code. */
export type SeatGraphic = DesignedGraphic & {
  /**
   * Under the plate; its elements whole or dropped where they would touch the plate; under the plate but starting at its
   * outline, around its middle; or over the plate, below the code.
   */
  how?: 'under' | 'whole' | 'around' | 'over';
};

/** What is drawn around a plate. Lengths in mm. */
export type PlateTrim =
  /** Its outline, larger by a gap. */
  | { kind: 'line'; gap: number; role: ColourRole; pt: number }
  /** Its figure, larger by a gap. */
  | { kind: 'figure'; gap: number; role: ColourRole; strength?: number }
  /** Dots on a circle around it. */
  | { kind: 'lights'; gap: number; role: ColourRole; count: number; size: number }
  /** Short lines on a circle around it, each sixth longer. */
  | { kind: 'ticks'; gap: number; role: ColourRole; count: number; pt: number }
  | { kind: 'brackets'; gap: number; role: ColourRole; arm: number; pt: number }
  /** Stitches along its edge, inside it. */
  | { kind: 'stitches'; inset: number; role: ColourRole }
  /** The roof of a house, with a round window. */
  | { kind: 'roof'; role: ColourRole }
  /** Walls with a door, and the walls of other rooms. */
  | { kind: 'walls'; role: ColourRole };
