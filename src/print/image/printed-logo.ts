import type { Box } from '#layout/guides.ts';

/** Pixels of ink, packed, and where they lie. */
export type PrintedImage = {
  width: number;
  height: number;
  /** Rows predicted and deflated, or a JPEG of four inks. */
  packing: 'flate' | 'jpeg';
  bytes: Uint8Array;
  /** In mm on the card. */
  box: Box;
  /** What it is cut off by, in mm; null where all of it shows. */
  clip: Box | null;
};

/** How finely a photograph is kept, of 100. */
export const photographQuality = 92;

/** What a person should know of how their logo was made ready. */
export type LogoNote =
  /** It came with a colour profile that does not fit it. */
  | 'profile-dropped'
  /** It is a photograph, and packed as one: smaller, with differences that are not seen. */
  | 'packed-as-photograph';

/** A logo ready for the file: one image for each fill it lies on. */
export type PrintedLogo = {
  images: readonly PrintedImage[];
  /** The most ink on any pixel, all four together and without black; 1 is one ink in full. */
  mostInk: number;
  mostColouredInk: number;
  notes: readonly LogoNote[];
};
