import { logoLimits } from '#domain/card/card.ts';

const { min, max } = logoLimits.offset;

export type Offsets = { logoX: number; logoY: number };

/** The offsets after a move, rounded to whole millimetres and clamped to the limits of the number fields. */
export function movedOffsets({ logoX, logoY }: Offsets, right: number, down: number): Offsets {
  return { logoX: clamp(logoX + right), logoY: clamp(logoY + down) };
}

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves the logo in mm: 1, with Shift 5; null for a key that is not an arrow. */
export function nudgeOf(key: string, isShift: boolean): readonly [right: number, down: number] | null {
  const step = steps[key];
  if (!step) return null;
  return isShift ? [step[0] * 5, step[1] * 5] : step;
}

function clamp(offset: number): number {
  return Math.min(Math.max(Math.round(offset), min), max);
}
