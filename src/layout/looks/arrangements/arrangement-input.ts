import type { RoleColours } from '#domain/look/look-palettes.ts';
import type { Box, Size } from '../../guides.ts';
import type { FullType } from './text-items.ts';

/** What an arrangement is made for. Lengths in mm. */
export type ArrangementInput = {
  cut: Size;
  /** Where the texts may be: the card, or the room that the graphics leave. */
  area: Box;
  /** The measure within the area: from margin to margin. */
  measure: Measure;
  type: FullType;
  colours: RoleColours;
};

export type Measure = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  width: number;
  height: number;
  /** What a graphic in a corner leaves at the top. */
  topWidth: number;
  /** From a logo to a name below it. */
  belowLogo: number;
};

/** A measure that is narrower than this has one column. */
export const minWidthOfColumns = 60;

/** The room that logos get, in mm. */
export const logoRoom = { width: 22, height: 10 } as const;
