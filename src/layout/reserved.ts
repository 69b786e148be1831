import type { Box, Guides } from './guides.ts';

/** What a front leaves clear for a logo or a code that has its own place. */
export type Reserved = {
  /** No graphic is drawn there. */
  boxes: readonly Box[];
  /** Where text may be; beyond it the usual margins do not apply. */
  limits?: Box;
  /** The logo has its own place: the front is composed without it. */
  isLogoApart?: true;
};

/** A card whose longer side is shorter than this has narrow margins, in mm. */
const smallSide = 70;

/** From the edge of the card to text, in mm. */
export function marginOf({ cut: { width, height } }: Guides): number {
  if (Math.max(width, height) < smallSide) return 4;
  return width > height ? 6 : 5;
}

/** A part of a card as another card, and where its corner is. */
export type Room = { guides: Guides; x: number; y: number };

/** The part of a card within limits. Its margins end at the limits. */
export function roomWithin(guides: Guides, limits: Box): Room {
  const { cut, safe, bleed } = guides;
  const margin = marginOf(guides);
  const [x, y] = [Math.max(0, limits.x - margin), Math.max(0, limits.y - margin)];
  const right = Math.min(cut.width, limits.x + limits.width + margin);
  const bottom = Math.min(cut.height, limits.y + limits.height + margin);
  const left = Math.max(safe.x, limits.x);
  const top = Math.max(safe.y, limits.y);
  const reach = -bleed.x;
  return {
    x,
    y,
    guides: {
      cut: { x: 0, y: 0, width: right - x, height: bottom - y },
      bleed: { x: -reach, y: -reach, width: right - x + 2 * reach, height: bottom - y + 2 * reach },
      safe: {
        x: left - x,
        y: top - y,
        width: Math.min(safe.x + safe.width, limits.x + limits.width) - left,
        height: Math.min(safe.y + safe.height, limits.y + limits.height) - top,
      },
    },
  };
}
