import type { Box } from '../guides.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import { ptToMm } from '../units.ts';

/** The height above and the depth below the baseline, in em, for every face. */
const aboveBaselineEm = 0.75;
const belowBaselineEm = 0.21;

/** The bounding box of one line of text. */
export function textBox({ x, y, width, sizePt }: GlyphRun): Box {
  const em = ptToMm(sizePt);
  return { x, y: y - aboveBaselineEm * em, width, height: (aboveBaselineEm + belowBaselineEm) * em };
}

/** The bounding box of a rule. */
export function ruleBox({ direction, x, y, length, weightPt }: Rule): Box {
  const weight = ptToMm(weightPt);
  if (direction === 'vertical') return { x: x - weight / 2, y, width: weight, height: length };
  return { x, y: y - weight / 2, width: length, height: weight };
}
