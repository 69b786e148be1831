import { logoLimits } from '#domain/card/card.ts';

const { min, max } = logoLimits.offset;

export type Offsets = { logoX: number; logoY: number };

/** The logo's offsets moved by whole millimetres, kept within the limits of the number boxes. */
export function movedOffsets({ logoX, logoY }: Offsets, right: number, down: number): Offsets {
  return { logoX: clamped(logoX + right), logoY: clamped(logoY + down) };
}

const steps: Partial<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves the logo: a millimetre, with Shift five. */
export function nudgeOf(key: string, isShift: boolean): readonly [right: number, down: number] | null {
  const step = steps[key];
  if (!step) return null;
  return isShift ? [step[0] * 5, step[1] * 5] : step;
}

function clamped(offset: number): number {
  return Math.min(Math.max(Math.round(offset), min), max);
}
