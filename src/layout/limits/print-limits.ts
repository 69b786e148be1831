import { minFineTextPt, minTextPtOfLooks } from './legibility.ts';

/** Numbers below `needed` are a warning, below `problem` a problem; for colour shift, above. The print shop has the limit of ink. */
export const printLimits = {
  textPt: { needed: 6.5, problem: 5 },
  contrast: { needed: 4.5, problem: 1.5, large: 3, largePt: 14 },
  pixelsPerInch: { needed: 300, problem: 150 },
  /** `reversed` is for a line that is lighter than its ground. */
  linePt: { needed: 0.25, problem: 0, reversed: 0.5 },
  /** `insidePanel` is for the panel that the text lies on. */
  graphicToTextMm: { needed: 1.9, problem: 0.1, insidePanel: 0.6 },
  /** Inside the cut, or past it. */
  graphicToCutMm: { needed: 1, past: 0.6 },
  /** What a plate leaves of a shape. */
  graphicSliverMm: { needed: 0.5 },
  logoContrast: { needed: 3, problem: 1.5 },
  /** The height of letters in a logo. */
  logoLetterMm: { needed: 0.3 },
  qrModuleMm: { needed: 0.4, problem: 0.33 },
  /** The quiet zone around a code, in modules. */
  qrQuietModules: { needed: 4, problem: 4 },
  colourShift: { needed: 10 },
  fineTextPt: { needed: minFineTextPt, inLook: minTextPtOfLooks },
} as const;
