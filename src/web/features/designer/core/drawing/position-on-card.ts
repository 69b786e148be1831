import type { CSSProperties } from 'react';
import type { Box } from '#layout/guides.ts';

/** The CSS position of a box in mm inside the card's element, whose edges are the bleed edges. */
export function positionOnCard({ x, y, width, height }: Box, bleed: Box): CSSProperties {
  return {
    left: `${((x - bleed.x) / bleed.width) * 100}%`,
    top: `${((y - bleed.y) / bleed.height) * 100}%`,
    width: `${(width / bleed.width) * 100}%`,
    height: `${(height / bleed.height) * 100}%`,
  };
}
