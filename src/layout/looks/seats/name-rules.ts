import type { GlyphRun, Rule } from '../../scene.ts';
import { ptToMm } from '../../units.ts';

/** Two lines below a large name: how far below the baseline, in mm, beside its descenders, and their weights in pt. */
const lines = [
  { below: 1, weightPt: 1.25 },
  { below: 2.1, weightPt: 0.25 },
] as const;

/** The share of a size that its descenders have. */
const descender = 0.24;

/** From the name to the text below its rules, beside the descenders, in mm. */
export const belowNameRules = 4.8;

/** Two rules below the name, over the width of the text. */
export function nameRules(
  runs: readonly GlyphRun[],
  { left, right }: { left: number; right: number },
): Rule[] {
  const name = runs.filter(({ field }) => field === 'fullName').at(-1);
  if (!name) return [];
  const from = name.y + descender * ptToMm(name.sizePt);
  return lines.map(({ below, weightPt }, index) => ({
    kind: 'rule',
    id: index === 0 ? 'rule' : `rule-${index}`,
    direction: 'horizontal',
    x: left,
    y: from + below,
    length: right - left,
    weightPt,
    colour: name.colour,
  }));
}
