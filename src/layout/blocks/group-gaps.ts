import type { Box } from '../guides.ts';
import type { FittedStack } from './place-stacks.ts';
import { gapBetweenLines } from './text-box.ts';

/** A gap between groups is larger than one between lines by at least this, in mm. */
const clearlyMore = 0.25;

/** The smallest gap between groups whose lines are that far apart, in mm. */
export function minGroupGap(lineGap: number): number {
  return lineGap + clearlyMore + 0.01;
}

/** The largest white space between two lines of a stack that are in one group, in mm. */
export function lineGapOf({ blocks }: FittedStack): number {
  return Math.max(
    0,
    ...blocks.slice(1).map((block, index) => {
      if (block.startsGroup) return 0;
      const [upper, lower] = [blocks[index]?.lines.at(-1)?.[0], block.lines[0]?.[0]];
      return upper && lower ? gapBetweenLines(block.step, upper.sizePt, lower.sizePt) : 0;
    }),
  );
}

/** The number of pairs of stacks that are no farther apart than the lines within them. */
export function countMergedGroups(stacks: readonly (readonly Box[])[], lineGaps: readonly number[]): number {
  let merged = 0;
  for (let one = 0; one < stacks.length; one++) {
    for (let other = one + 1; other < stacks.length; other++) {
      const gap = gapBetween(stacks[one] ?? [], stacks[other] ?? []);
      if (gap < Math.max(lineGaps[one] ?? 0, lineGaps[other] ?? 0) + clearlyMore) merged++;
    }
  }
  return merged;
}

/** The smallest distance between two lines of which one is above the other. */
function gapBetween(some: readonly Box[], others: readonly Box[]): number {
  let gap = Number.POSITIVE_INFINITY;
  for (const a of some) {
    for (const b of others) {
      if (a.x >= b.x + b.width || b.x >= a.x + a.width) continue;
      gap = Math.min(gap, Math.max(b.y - a.y - a.height, a.y - b.y - b.height));
    }
  }
  return gap;
}
