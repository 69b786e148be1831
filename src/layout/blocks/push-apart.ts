import type { Box } from '../guides.ts';
import { areWithin } from './collisions.ts';

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
  const placed = [...groups];
  const move = (index: number, by: number) => {
    if (by === 0) return;
    shifts[index] = (shifts[index] ?? 0) + by;
    placed[index] = shiftBoxes(placed[index] ?? [], by);
  };

  for (let index = groups.length - 1; index >= 0; index--) {
    const below = placed.slice(index + 1).flat();
    const bottom = bottomOf(area(index));
    move(index, -Math.max(0, ...(placed[index] ?? []).map((box) => bottomOf(box) - bottom)));
    move(index, -clearance(placed[index] ?? [], below, gap, -1));
  }
  for (let index = 0; index < groups.length; index++) {
    const above = [...fixed, ...placed.slice(0, index).flat()];
    const { y: top } = area(index);
    move(index, Math.max(0, ...(placed[index] ?? []).map((box) => top - box.y)));
    move(index, clearance(placed[index] ?? [], above, gap, 1));
  }
  return shifts;
}

/** The distance in one direction after which boxes keep the gap to all obstacles. */
function clearance(boxes: readonly Box[], obstacles: readonly Box[], gap: number, direction: 1 | -1): number {
  const gaps = { beside: Math.min(gap, maxGapBeside), above: gap };
  let distance = 0;
  for (;;) {
    let needed = 0;
    for (const box of boxes) {
      const y = box.y + direction * distance;
      for (const obstacle of obstacles) {
        if (!areWithin(box, obstacle, gaps, y)) continue;
        const past = direction > 0 ? bottomOf(obstacle) + gap - y : y + box.height + gap - obstacle.y;
        needed = Math.max(needed, past);
      }
    }
    if (needed <= tolerance) return distance;
    distance += needed;
  }
}

/** The boxes moved down; the same ones for no distance. */
export function shiftBoxes(boxes: readonly Box[], by: number): readonly Box[] {
  if (by === 0) return boxes;
  return boxes.map(({ x, y, width, height }) => ({ x, y: y + by, width, height }));
}

function bottomOf({ y, height }: Box): number {
  return y + height;
}
