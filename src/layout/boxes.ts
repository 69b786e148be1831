import type { Box } from './guides.ts';

/** The box with a margin at its sides, and one above and below. */
export function growBox({ x, y, width, height }: Box, beside: number, above = beside): Box {
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
}

/** The box around boxes; null without any. */
export function boxAround(boxes: readonly Box[]): Box | null {
  const [first, ...others] = boxes;
  return first ? others.reduce(boxAroundTwo, first) : null;
}

function boxAroundTwo(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** The part of a box within another; without a size where there is none. */
export function clipBox(one: Box, other: Box): Box {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  return {
    x,
    y,
    width: Math.max(0, Math.min(one.x + one.width, other.x + other.width) - x),
    height: Math.max(0, Math.min(one.y + one.height, other.y + other.height) - y),
  };
}
