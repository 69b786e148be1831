import type { CardFormat, Size } from '#layout/formats.ts';
import type { Box } from '#layout/guides.ts';
import { mmToPt } from '#layout/units.ts';

/** The boxes of one PDF page in pt; the origin is the page's lower left corner. */
export type PageBoxes = { media: Box; bleed: Box; trim: Box };

/** The boxes of a page. Crop marks are outside the bleed, so they enlarge the page on every side. */
export function pageBoxes(format: CardFormat, cut: Size, options: { cropMarks: boolean }): PageBoxes {
  const margin = format.bleed + (options.cropMarks ? format.cropMarkGap + format.cropMark : 0);
  const media = { x: 0, y: 0, width: cut.width + 2 * margin, height: cut.height + 2 * margin };
  const bleedInset = margin - format.bleed;
  return {
    media: inPoints(media, 0),
    bleed: inPoints(media, bleedInset),
    trim: inPoints(media, margin),
  };
}

function inPoints(media: Box, inset: number): Box {
  return {
    x: mmToPt(inset),
    y: mmToPt(inset),
    width: mmToPt(media.width - 2 * inset),
    height: mmToPt(media.height - 2 * inset),
  };
}
