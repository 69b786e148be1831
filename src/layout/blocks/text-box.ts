import type { Box } from '../guides.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import { inkExtents } from '../text/ink-extents.ts';
import { ptToMm } from '../units.ts';

/** The height above and the depth below the baseline, in em, for every face. */
const aboveBaselineEm = 0.75;
const belowBaselineEm = 0.21;

/** The bounding box of one line of text. */
export function textBox({ x, y, width, sizePt }: GlyphRun): Box {
  const em = ptToMm(sizePt);
  return { x, y: y - aboveBaselineEm * em, width, height: (aboveBaselineEm + belowBaselineEm) * em };
}

/** The box of one line with the accents above its capitals and all else that it draws. */
export function inkBox(run: GlyphRun, fonts: Pick<LayoutFonts, 'outline' | 'metrics'>): Box {
  const ink = inkExtents(fonts, run.face, run.glyphs);
  const em = ptToMm(run.sizePt);
  const [above, below] = [Math.max(aboveBaselineEm, ink.aboveEm), Math.max(belowBaselineEm, ink.belowEm)];
  return { x: run.x, y: run.y - above * em, width: run.width, height: (above + below) * em };
}

/** The white space between two lines of text, from the baseline distance and the sizes in pt. */
export function gapBetweenLines(step: number, upperPt: number, lowerPt: number): number {
  return step - belowBaselineEm * ptToMm(upperPt) - aboveBaselineEm * ptToMm(lowerPt);
}

/** The bounding box of a rule. */
export function ruleBox({ direction, x, y, length, weightPt }: Rule): Box {
  const weight = ptToMm(weightPt);
  if (direction === 'vertical') return { x: x - weight / 2, y, width: weight, height: length };
  return { x, y: y - weight / 2, width: length, height: weight };
}
