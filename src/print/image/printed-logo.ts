import type { Box } from '#layout/guides.ts';
import type { FineParts } from '../drawing/fine-parts.ts';
import type { PrintedPiece } from '../drawing/printed-drawing.ts';

/** Compressed pixels of ink and their position. */
export type PrintedImage = {
  width: number;
  height: number;
  /** Rows predicted and deflated, or a JPEG of four inks. */
  encoding: 'flate' | 'jpeg';
  bytes: Uint8Array;
  /** In mm on the card. */
  box: Box;
  /** The clip in mm; null when all of the image is visible. */
  clip: Box | null;
};

/** The JPEG quality of photographs, up to 100. */
export const photographQuality = 92;

/** What the user should know about the conversion of the logo. */
export type LogoNote =
  /** Its colour profile does not match its pixels. */
  | 'profile-dropped'
  /** It is stored as a JPEG: smaller, with invisible differences. */
  | 'packed-as-photograph';

/** A converted logo: one image for each fill under it, or the pieces of a drawing. */
export type PrintedLogo = {
  images: readonly PrintedImage[];
  drawing: readonly PrintedPiece[];
  /** The highest total ink, with and without black; 1 is one full ink. */
  maxInk: number;
  maxColouredInk: number;
  notes: readonly LogoNote[];
  /** The ratio of luminances with the card of its least visible parts; null for a logo that paints nothing. */
  contrast: number | null;
  /** Null for pixels. */
  fine: FineParts | null;
  lostSpots: readonly LostSpot[];
};

/** A spot colour that is printed in the four inks: mixed with other colours in the drawing, or under transparent pixels. */
export type LostSpot = { name: string; where: 'mixed' | 'underPixels' };
