import type { Box } from '../guides.ts';
import { overlap } from './collisions.ts';

/** Boxes that do not move, the area that each group stays in, and the gap to keep, in mm. */
type PushLimits = { fixed: readonly Box[]; area: (group: number) => Box; gap: number };

/** Shorter lengths are rounding errors. */
const tolerance = 1e-9;

/** Boxes side by side need no larger gap than this, in mm. */
const maxGapBeside = 1;

/**
 * How far each group of boxes moves up (negative) or down so that no two overlap. The first group is the topmost.
 * Groups move up first, then down where the top of the safe area or a fixed box is in the way.
 */
export function pushApart(groups: readonly (readonly Box[])[], { fixed, area, gap }: PushLimits): number[] {
  const shifts = groups.map(() => 0);
  const placed = (index: number) => shiftBoxes(groups[index] ?? [], shifts[index] ?? 0);

  for (let index = groups.length - 1; index >= 0; index--) {
    const below = shifts.flatMap((_, other) => (other > index ? placed(other) : []));
    const past = Math.max(0, ...placed(index).map((box) => bottomOf(box) - bottomOf(area(index))));
    shifts[index] = -past;
    shifts[index] = -past - clearance(placed(index), below, gap, -1);
  }
  for (let index = 0; index < groups.length; index++) {
    const above = shifts.flatMap((_, other) => (other < index ? placed(other) : []));
    const past = Math.max(0, ...placed(index).map((box) => area(index).y - box.y));
    const shift = (shifts[index] ?? 0) + past;
    shifts[index] = shift;
    shifts[index] = shift + clearance(placed(index), [...fixed, ...above], gap, 1);
  }
  return shifts;
}

/** The distance in one direction after which boxes keep the gap to all obstacles. */
function clearance(boxes: readonly Box[], obstacles: readonly Box[], gap: number, direction: 1 | -1): number {
  let distance = 0;
  for (;;) {
    const here = shiftBoxes(boxes, direction * distance);
    const needed = Math.max(
      0,
      ...here.flatMap((box) =>
        obstacles
          .filter((obstacle) => overlap(box, growBox(obstacle, Math.min(gap, maxGapBeside), gap)))
          .map((obstacle) =>
            direction > 0 ? bottomOf(obstacle) + gap - box.y : bottomOf(box) + gap - obstacle.y,
          ),
      ),
    );
    if (needed <= tolerance) return distance;
    distance += needed;
  }
}

function shiftBoxes(boxes: readonly Box[], by: number): Box[] {
  return boxes.map((box) => ({ ...box, y: box.y + by }));
}

/** The box with a margin at its sides, and one above and below. */
export function growBox({ x, y, width, height }: Box, beside: number, above: number): Box {
  return { x: x - beside, y: y - above, width: width + 2 * beside, height: height + 2 * above };
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
