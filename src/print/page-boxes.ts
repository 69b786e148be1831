import { cropMarkMm } from '#layout/crop-marks.ts';
import type { Box, Guides } from '#layout/guides.ts';
import { mmToPt } from '#layout/units.ts';

/** The boxes of one PDF page in pt; the origin is the page's lower left corner. */
export type PageBoxes = { media: Box; bleed: Box; trim: Box };

/** The boxes of a page. Crop marks are outside the bleed, so they enlarge the page on every side. */
export function pageBoxes({ bleed, cut }: Guides, hasMarks: boolean): PageBoxes {
  const marks = hasMarks ? cropMarkMm.gap + cropMarkMm.length : 0;
  const margin = marks - bleed.x;
  const media = { x: 0, y: 0, width: cut.width + 2 * margin, height: cut.height + 2 * margin };
  return {
    media: inPoints(media, 0),
    bleed: inPoints(media, marks),
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
