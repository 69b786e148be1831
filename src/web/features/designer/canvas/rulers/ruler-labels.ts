/** The labelled millimetres of a ruler between two values, at round steps at which labels do not overlap. */
export function rulerLabels(fromMm: number, toMm: number, pxPerMm: number): number[] {
  const step = labelStep(pxPerMm);
  const first = Math.ceil(fromMm / step) * step;
  const count = Math.max(0, Math.floor((toMm - first) / step) + 1);
  // Adding 0 turns -0 into 0.
  return Array.from({ length: count }, (_, index) => first + index * step + 0);
}

/** The width of the longest label ("-100") at the ruler's font size of 10 px. */
export const labelWidthPx = 26;

/** The least space between two labels. */
export const labelGapPx = 8;

/** Round numbers, in mm. */
const steps = [10, 20, 50, 100, 200, 500] as const;

/** The smallest round step at which two labels do not overlap. */
function labelStep(pxPerMm: number): number {
  const minStep = (labelWidthPx + labelGapPx) / pxPerMm;
  return steps.find((step) => step >= minStep) ?? 1000;
}
