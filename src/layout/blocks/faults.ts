import type { Box } from '../guides.ts';
import type { StackPlan } from '../layout-plan.ts';
import type { ArrangementBoxes } from './arrangement.ts';
import { countCollisions, noGaps } from './collisions.ts';
import { countMergedGroups } from './group-gaps.ts';

/** From the safe margin to the first and from the last baseline: texts get smaller before they are nearer. In mm. */
const margins = { top: 3.2, bottom: 0.9 } as const;

/** What is wrong with an arrangement. */
export type Faults = {
  /** Boxes that overlap. */
  overlaps: number;
  /** Boxes that overlap or are closer than the default gaps. */
  collisions: number;
  /** Addresses on several lines that would fit on one in the area of their stack. */
  brokenAddresses: number;
  /** Stacks that are no farther apart than the lines within them. */
  mergedGroups: number;
  /** Lines nearer to the top or bottom than others of the layout. */
  pastMargin: number;
};

type ArrangedCard = {
  stacks: readonly StackPlan[];
  /** How far the lines of each stack are apart. */
  lineGaps: readonly number[];
  brokenAddresses: number;
  logo: Box | null;
  safe: Box;
};

export function countFaults(
  boxes: ArrangementBoxes,
  { stacks, lineGaps, brokenAddresses, logo, safe }: ArrangedCard,
): Faults {
  const [top, bottom] = [safe.y + margins.top, safe.y + safe.height - margins.bottom];
  const { rule } = boxes;
  const obstacles = { ...boxes, areas: stacks.map(({ area }) => area), logo, safe };
  const collisions = countCollisions(obstacles);
  return {
    collisions,
    overlaps: collisions === 0 ? 0 : countCollisions(obstacles, noGaps),
    brokenAddresses,
    mergedGroups: countMergedGroups(
      rule ? [...boxes.stacks, [rule]] : boxes.stacks,
      rule ? [...lineGaps, 0] : lineGaps,
    ),
    pastMargin: boxes.baselines.flat().filter((y) => y < top || y > bottom).length,
  };
}

export function hasFaults(faults: Faults): boolean {
  return faults.brokenAddresses > 0 || hasFaultsOfHeight(faults);
}

export function hasFaultsOfHeight({ collisions, mergedGroups, pastMargin }: Faults): boolean {
  return collisions > 0 || mergedGroups > 0 || pastMargin > 0;
}

export function hasMoreFaults(one: Faults, other: Faults): boolean {
  return (
    one.overlaps > other.overlaps ||
    one.collisions > other.collisions ||
    one.brokenAddresses > other.brokenAddresses ||
    one.mergedGroups > other.mergedGroups ||
    one.pastMargin > other.pastMargin
  );
}

/** How many faults there are; an overlap is a collision too. */
export function countOf({ collisions, brokenAddresses, mergedGroups, pastMargin }: Faults): number {
  return collisions + brokenAddresses + mergedGroups + pastMargin;
}
