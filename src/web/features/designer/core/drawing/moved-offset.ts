/** The offset of a logo or a code from its place, in mm. */
export type Offset = { left: number; top: number };

/** The range of both numbers. */
export type OffsetLimits = { min: number; max: number };

/** The offset after a move, rounded to whole millimetres and clamped to the limits of the number fields. */
export function movedOffset(
  { left, top }: Offset,
  right: number,
  down: number,
  limits: OffsetLimits,
): Offset {
  return { left: clamp(left + right, limits), top: clamp(top + down, limits) };
}

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves a part in mm: 1, with Shift 5; null for a key that is not an arrow. */
export function nudgeOf(key: string, isShift: boolean): readonly [right: number, down: number] | null {
  const step = steps[key];
  if (!step) return null;
  return isShift ? [step[0] * 5, step[1] * 5] : step;
}

function clamp(offset: number, { min, max }: OffsetLimits): number {
  return Math.min(Math.max(Math.round(offset), min), max);
}
