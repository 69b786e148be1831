const mmPerInch = 25.4;
const pointsPerInch = 72;

/** The preview's scale at 100 %. */
const previewPxPerMm = 4;

export function mmToPt(mm: number): number {
  return (mm / mmPerInch) * pointsPerInch;
}

export function ptToMm(pt: number): number {
  return (pt / pointsPerInch) * mmPerInch;
}

export function mmToPreviewPx(mm: number): number {
  return mm * previewPxPerMm;
}

/** The resolution of an image that is printed with that width. */
export function pixelsPerInch(px: number, mm: number): number {
  return (px / mm) * mmPerInch;
}

/** The largest number of whole pixels over a length that does not exceed a resolution. */
export function pixelsAtMost(mm: number, perInch: number): number {
  return Math.max(1, Math.floor((mm / mmPerInch) * perInch + 1e-9));
}
