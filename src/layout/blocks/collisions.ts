import type { Box } from '../guides.ts';

/** The room that texts keep from one another and the logo, and from a rule. */
type Gaps = { betweenStacks: number; toRule: number };

/** What looks apart, and what only does not touch. */
export const usualGaps: Gaps = { betweenStacks: 0.8, toRule: 0.6 };
export const noGaps: Gaps = { betweenStacks: 0, toRule: 0 };

/** What rounding may add to a length. */
const tolerance = 1e-6;

export type Obstacles = {
  /** The boxes of each stack's lines. */
  stacks: readonly (readonly Box[])[];
  logo: Box | null;
  rule: Box | null;
  safe: Box;
};

/** How often texts come too close to another stack, the logo or a rule, or cross the safe margin. */
export function countCollisions(
  { stacks, logo, rule, safe }: Obstacles,
  { betweenStacks: gap, toRule } = usualGaps,
): number {
  const texts = stacks.flat();
  const betweenStacks = stacks.flatMap((lines, index) =>
    stacks
      .slice(index + 1)
      .flatMap((others) => lines.flatMap((line) => others.filter((other) => areCloser(line, other, gap)))),
  );
  return (
    betweenStacks.length +
    (logo ? texts.filter((text) => areCloser(text, logo, gap)).length : 0) +
    (rule ? texts.filter((text) => areCloser(text, rule, toRule)).length : 0) +
    texts.filter((text) => !isInside(text, safe)).length
  );
}

/** Whether two boxes overlap by more than rounding. */
export function overlap(a: Box, b: Box): boolean {
  return areCloser(a, b, 0);
}

/** Whether a box stays within another, edges included. */
export function isInside(inner: Box, outer: Box): boolean {
  return leastMargin(inner, outer) >= -tolerance;
}

/** The smallest distance from a box's edges to those of the box around it; negative where it stands out. */
export function leastMargin(inner: Box, outer: Box): number {
  return Math.min(
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  );
}

function areCloser(a: Box, b: Box, gap: number): boolean {
  return (
    a.x + a.width + gap > b.x + tolerance &&
    b.x + b.width + gap > a.x + tolerance &&
    a.y + a.height + gap > b.y + tolerance &&
    b.y + b.height + gap > a.y + tolerance
  );
}
