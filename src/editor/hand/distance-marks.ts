import type { Box } from '#layout/guides.ts';
import type { Distance } from './snap.ts';

/** A distance as it is drawn, in mm: its line, its label, and a leader to a label that has no room on the line. */
export type DistanceMark = {
  mm: number;
  from: Point;
  to: Point;
  label: Point;
  leader: readonly [Point, Point] | null;
};

type Point = { x: number; y: number };

/** A distance is shown to what is near; on each axis at least the shorter one. */
const nearMm = 15;

/** The size of a label and the space that it needs around it, in px. */
const labelPx = { width: 44, height: 20 };
const aroundPx = 8;

/** How the distances of an item are drawn. A label that is longer than its line is outside the card. */
export function distanceMarks(distances: readonly Distance[], bleed: Box, pxPerMm: number): DistanceMark[] {
  const [width, height] = [labelPx.width / pxPerMm, labelPx.height / pxPerMm];
  const around = aroundPx / pxPerMm;
  return shownDistances(distances).map(({ side, mm, from, to, across }) => {
    const isX = side === 'left' || side === 'right';
    const at = (along: number): Point => (isX ? { x: along, y: across } : { x: across, y: along });
    const line = { mm, from: at(from), to: at(to) };
    const middle = (from + to) / 2;
    if (mm >= (isX ? width : height) + around) return { ...line, label: at(middle), leader: null };
    const outside = (isX ? width : height) / 2 + around;
    const edge = {
      left: bleed.x - outside,
      right: bleed.x + bleed.width + outside,
      top: bleed.y - outside,
      bottom: bleed.y + bleed.height + outside,
    }[side];
    return { ...line, label: at(edge), leader: [at(middle), at(edge)] };
  });
}

function shownDistances(distances: readonly Distance[]): Distance[] {
  const ofAxis = (sides: readonly Distance['side'][]) => {
    const found = distances.filter(({ side, mm }) => sides.includes(side) && mm > 0.01);
    const least = Math.min(...found.map(({ mm }) => mm));
    return found.filter(({ mm }) => mm <= Math.max(nearMm, least));
  };
  return [...ofAxis(['left', 'right']), ...ofAxis(['top', 'bottom'])];
}
