import type { PlaceOfNine } from '#domain/card/adjustments.ts';
import type { Box, Size } from '../guides.ts';

type Share = 0 | 0.5 | 1;

const shares: Readonly<Record<PlaceOfNine, readonly [across: Share, along: Share]>> = {
  'top left': [0, 0],
  top: [0.5, 0],
  'top right': [1, 0],
  left: [0, 0.5],
  middle: [0.5, 0.5],
  right: [1, 0.5],
  'bottom left': [0, 1],
  bottom: [0.5, 1],
  'bottom right': [1, 1],
};

/** The area, or that of the whole card along a side that is too short for a box. */
export function areaFor(area: Box, whole: Box, { width, height }: Size): Box {
  const isWide = width <= area.width;
  const isHigh = height <= area.height;
  return {
    x: isWide ? area.x : whole.x,
    y: isHigh ? area.y : whole.y,
    width: isWide ? area.width : whole.width,
    height: isHigh ? area.height : whole.height,
  };
}

/** A box at one of nine places of an area. */
export function boxAt(place: PlaceOfNine, { width, height }: Size, area: Box): Box {
  const [across, along] = shares[place];
  return {
    x: area.x + across * (area.width - width),
    y: area.y + along * (area.height - height),
    width,
    height,
  };
}

/** The most that a box is off its place, as a share of the area, and the steps, in mm. */
const reach = 0.3;
const step = 0.5;

/** The box at one of nine places, else the nearest free one around it; null where none is free. */
export function freeBoxAt(
  place: PlaceOfNine,
  size: Size,
  area: Box,
  isFree: (box: Box) => boolean,
): Box | null {
  const wanted = boxAt(place, size, area);
  const [mostX, mostY] = [reach * area.width, reach * area.height];
  const tried: { box: Box; apart: number }[] = [];
  for (let x = -Math.floor(mostX / step); x * step <= mostX; x++) {
    for (let y = -Math.floor(mostY / step); y * step <= mostY; y++) {
      const box = { ...wanted, x: wanted.x + x * step, y: wanted.y + y * step };
      if (isWithin(box, area)) tried.push({ box, apart: Math.hypot(x, y) });
    }
  }
  tried.sort((one, other) => one.apart - other.apart);
  return tried.find(({ box }) => isFree(box))?.box ?? null;
}

function isWithin(box: Box, area: Box): boolean {
  const rounding = 1e-6;
  return (
    box.x >= area.x - rounding &&
    box.y >= area.y - rounding &&
    box.x + box.width <= area.x + area.width + rounding &&
    box.y + box.height <= area.y + area.height + rounding
  );
}

/** The edges of the card that a place is at. */
export function edgesOf(place: PlaceOfNine): ('left' | 'right' | 'top' | 'bottom')[] {
  const [across, along] = shares[place];
  const [side, end] = [across === 0 ? 'left' : 'right', along === 0 ? 'top' : 'bottom'] as const;
  return [...(across === 0.5 ? [] : [side]), ...(along === 0.5 ? [] : [end])];
}
