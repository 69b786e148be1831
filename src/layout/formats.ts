import type { Orientation } from '#domain/card/card.ts';

/** A card format: its cut size and print margins, in mm. */
export type CardFormat = {
  longSide: number;
  shortSide: number;
  bleed: number;
  safeMargin: number;
  cropMark: number;
  /** Between the bleed and a crop mark, so that their inks do not touch. */
  cropMarkGap: number;
};

export const businessCard: CardFormat = {
  longSide: 90,
  shortSide: 50,
  bleed: 2,
  safeMargin: 3,
  cropMark: 5,
  cropMarkGap: 1,
};

export type Size = { width: number; height: number };

/** The cut size of a format in an orientation. */
export function cutSize({ longSide, shortSide }: CardFormat, orientation: Orientation): Size {
  return orientation === 'landscape'
    ? { width: longSide, height: shortSide }
    : { width: shortSide, height: longSide };
}
