import type { Orientation } from '#domain/card/card.ts';

/** A kind of card: its cut size lying down, and what print needs around and inside it. All in mm. */
export type CardFormat = {
  longSide: number;
  shortSide: number;
  bleed: number;
  safeMargin: number;
  cropMark: number;
  /** Between the bleed and a crop mark, so that the ink of neither touches the other. */
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

/** The cut size of a format as it stands. */
export function cutSize({ longSide, shortSide }: CardFormat, orientation: Orientation): Size {
  return orientation === 'landscape'
    ? { width: longSide, height: shortSide }
    : { width: shortSide, height: longSide };
}
