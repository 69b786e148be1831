import { growBox } from '../boxes.ts';
import type { Box } from '../guides.ts';
import type { Rule } from '../scene.ts';
import { defaultGaps, overlap } from './collisions.ts';
import { ruleBox } from './text-box.ts';

/** A rule of which less would be left stays whole, and the print check reports it. */
const leastShare = 1 / 3;

/** The rule without the part at the logo: the longer of what is left on both sides of it. */
export function ruleBesideLogo(rule: Rule, logo: Box): Rule {
  const taken = growBox(logo, defaultGaps.toMarks, defaultGaps.toMarks);
  if (!overlap(ruleBox(rule), taken)) return rule;
  const [start, from, to] =
    rule.direction === 'horizontal'
      ? [rule.x, taken.x, taken.x + taken.width]
      : [rule.y, taken.y, taken.y + taken.height];
  const [before, after] = [from - start, start + rule.length - to];
  const length = Math.max(before, after);
  if (length < leastShare * rule.length) return rule;
  if (before >= after) return { ...rule, length };
  return rule.direction === 'horizontal' ? { ...rule, x: to, length } : { ...rule, y: to, length };
}
