import type { TextScale } from './arrangements/text-items.ts';

/** How a look gives way to long texts. The graphic gives room before texts get small. */
export type FallbackStep = TextScale & {
  /** The share of the graphic's size. */
  graphic: number;
  /** The texts have one edge, whatever the look's arrangement. */
  isOneEdge?: true;
  /** A name at the top is well below the logo. */
  isNameApart?: true;
  /** In an arrangement with one edge the company is first, beside the logo. */
  isLogoBeside?: true;
  /** The side has a seat for the logo, which takes the place of an initial. */
  hasLogo?: true;
  /** A stripe along the bottom is all that is left of the graphic. */
  isStripe?: true;
};

/** The first step is the look as it was designed. */
export const fallbackSteps: readonly FallbackStep[] = [
  { graphic: 1, headings: 1, steps: 1, lines: 1 },
  { graphic: 0.82, headings: 1, steps: 1, lines: 1 },
  { graphic: 0.82, headings: 0.81, steps: 0.92, lines: 3 },
  { graphic: 0.64, headings: 0.81, steps: 0.92, lines: 3 },
  { graphic: 0.5, headings: 0.7, steps: 0.92, lines: 3 },
  { graphic: 0.36, headings: 0.64, steps: 0.92, lines: 3 },
  { graphic: 0.36, headings: 0.64, steps: 0.92, lines: 3, isOneEdge: true },
  { graphic: 0, headings: 0.64, steps: 0.92, lines: 3, isOneEdge: true, isStripe: true },
];
