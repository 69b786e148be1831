import type { Box } from '../guides.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import { ptToMm } from '../units.ts';

/** What a line of text takes up above and below its baseline in any face, in em. */
const aboveBaselineEm = 0.75;
const belowBaselineEm = 0.21;

/** The room one line of text takes up. */
export function textBox({ x, y, width, sizePt }: GlyphRun): Box {
  const em = ptToMm(sizePt);
  return { x, y: y - aboveBaselineEm * em, width, height: (aboveBaselineEm + belowBaselineEm) * em };
}

/** The room a rule takes up. */
export function ruleBox({ x, y, width, weightPt }: Rule): Box {
  const height = ptToMm(weightPt);
  return { x, y: y - height / 2, width, height };
}
