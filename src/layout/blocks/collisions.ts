import type { Box } from '../guides.ts';

/** The distances that texts keep from other stacks, and from the logo and a rule, in mm. */
type Gaps = { betweenStacks: number; toMarks: number };

export const defaultGaps: Gaps = { betweenStacks: 0.8, toMarks: 1 };
export const noGaps: Gaps = { betweenStacks: 0, toMarks: 0 };

/** Rounding may add this much to a length. */
const tolerance = 1e-6;

export type Obstacles = {
  /** The boxes of each stack's lines. */
  stacks: readonly (readonly Box[])[];
  /** The same with the accents of each line. Only these keep their distance from the logo and the rule. */
  ink: readonly (readonly Box[])[];
  /** The area of each stack; the safe area where there is none. */
  areas: readonly (Box | undefined)[];
  logo: Box | null;
  rule: Box | null;
  safe: Box;
};

/** The number of text boxes that are too close to another stack, the logo or the rule, or cross the safe margin. */
export function countCollisions(
  { stacks, ink, areas, logo, rule, safe }: Obstacles,
  { betweenStacks: gap, toMarks } = defaultGaps,
): number {
  let collisions = 0;
  for (const [index, lines] of stacks.entries()) {
    for (const line of lines) {
      if (!isInside(line, areas[index] ?? safe)) collisions++;
      for (let other = index + 1; other < stacks.length; other++) {
        for (const otherLine of stacks[other] ?? []) if (areCloserThan(line, otherLine, gap)) collisions++;
      }
    }
  }
  for (const text of ink.flat()) {
    if (logo && areCloserThan(text, logo, toMarks)) collisions++;
    if (rule && areCloserThan(text, rule, toMarks)) collisions++;
  }
  return collisions;
}

/** Whether two boxes overlap by more than a rounding error. */
export function overlap(a: Box, b: Box): boolean {
  return areCloserThan(a, b, 0);
}

/** Whether a box is inside another; edges may touch. */
export function isInside(inner: Box, outer: Box): boolean {
  return minMargin(inner, outer) >= -tolerance;
}

/** The smallest distance from a box's edges to the outer box's; negative when it crosses one. */
export function minMargin(inner: Box, outer: Box): number {
  return Math.min(...margins(inner, outer));
}

/** The distances from the edges of a box to those of one around it: left, top, right, bottom. */
export function margins(inner: Box, outer: Box): number[] {
  return [
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height,
  ];
}

function areCloserThan(a: Box, b: Box, gap: number): boolean {
  return areWithin(a, b, { beside: gap, above: gap });
}

/** Whether two boxes are closer than the gaps at their sides, and above and below; `y` replaces that of the first. */
export function areWithin(a: Box, b: Box, gaps: { beside: number; above: number }, y = a.y): boolean {
  const { beside, above } = gaps;
  return (
    a.x + a.width + beside > b.x + tolerance &&
    b.x + b.width + beside > a.x + tolerance &&
    y + a.height + above > b.y + tolerance &&
    b.y + b.height + above > y + tolerance
  );
}
