/** Which tens of millimetres a ruler names, from the first to the last that it shows; their distance keeps the names apart. */
export function rulerLabels(fromMm: number, toMm: number, pxPerMm: number): number[] {
  const step = labelStep(pxPerMm);
  const first = Math.ceil(fromMm / step) * step;
  const count = Math.max(0, Math.floor((toMm - first) / step) + 1);
  // Without the sign of a negative zero.
  return Array.from({ length: count }, (_, index) => first + index * step + 0);
}

/** In px, for the longest name ("-100") in the ruler's ten pixel digits. */
export const labelWidthPx = 26;

/** Between two names. */
export const labelGapPx = 8;

/** Round numbers, in mm. */
const steps = [10, 20, 50, 100, 200, 500] as const;

/** The smallest round distance at which two names stand clear of one another. */
function labelStep(pxPerMm: number): number {
  const least = (labelWidthPx + labelGapPx) / pxPerMm;
  return steps.find((step) => step >= least) ?? 1000;
}
