const mmPerInch = 25.4;
const pointsPerInch = 72;

/** The preview's scale at 100 %: 94 mm are 376 px. */
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

/** How densely an image's pixels lie when it is printed that wide. */
export function pixelsPerInch(px: number, mm: number): number {
  return (px / mm) * mmPerInch;
}

/** The most whole pixels that lie no denser than that over a length. */
export function pixelsAtMost(mm: number, perInch: number): number {
  return Math.max(1, Math.floor((mm / mmPerInch) * perInch + 1e-9));
}
