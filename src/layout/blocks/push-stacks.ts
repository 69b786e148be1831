import type { Box } from '../guides.ts';
import type { Arrangeable, StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import type { Fonts } from '../text/fonts.ts';
import { defaultGaps } from './collisions.ts';
import { growBox, pushApart } from './push-apart.ts';
import { inkBox, ruleBox } from './text-box.ts';

/** The glyph runs of each stack and the rule, with their positions. */
export type Arrangement = { stacks: readonly (readonly GlyphRun[])[]; rule: Rule | null };

/** The plans of the stacks and the rule of an arrangement. */
type Plans = { stacks: readonly StackPlan[]; rule: Arrangeable['rule'] };

type PushOptions = {
  logo: Box | null;
  safe: Box;
  gap: number;
  /** Each stack is one box, so that no line is beside a line of another stack. */
  wholeStacks: boolean;
  fonts: Fonts;
};

/** The arrangement with stacks and rule moved apart. Stacks that share a first baseline move together, as does a rule anchored to one. */
export function pushStacks(
  { stacks, rule }: Arrangement,
  plans: Plans,
  { logo, safe, gap, wholeStacks, fonts }: PushOptions,
): Arrangement {
  const groups = groupsOf(plans);
  // The logo and the rule keep their own gap, however close the texts are.
  const more = Math.max(0, defaultGaps.toMarks - gap);
  const boxes = groups.map(({ members, hasRule }) => {
    const lines = members.map((index) => (stacks[index] ?? []).map((run) => inkBox(run, fonts)));
    return [
      ...(wholeStacks ? lines.flatMap(boxAround) : lines.flat()),
      ...(hasRule && rule ? [growBox(ruleBox(rule), more, more)] : []),
    ];
  });
  const shifts = pushApart(boxes, {
    fixed: logo ? [growBox(logo, more, more)] : [],
    area: (group) => plans.stacks[groups[group]?.members[0] ?? -1]?.area ?? safe,
    gap,
  });
  const shiftOf = (matches: (group: Group) => boolean) => shifts[groups.findIndex(matches)] ?? 0;
  return {
    stacks: stacks.map((runs, index) => {
      const shift = shiftOf(({ members }) => members.includes(index));
      return shift === 0 ? runs : runs.map((run) => ({ ...run, y: run.y + shift }));
    }),
    rule: rule && { ...rule, y: rule.y + shiftOf(({ hasRule }) => hasRule) },
  };
}

function boxAround(boxes: readonly Box[]): Box[] {
  if (boxes.length === 0) return [];
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return [{ x, y, width: right - x, height: bottom - y }];
}

/** The indices of stacks that move together. */
type Group = { members: readonly number[]; hasRule: boolean };

/** The groups from top to bottom, as plans list their stacks. */
function groupsOf({ stacks, rule }: Plans): Group[] {
  const groups = stacks.flatMap((stack, index): Group[] => {
    const { follows } = stack;
    if (follows && 'sharesFirstBaseline' in follows) return [];
    const followers = stacks.flatMap((other, at) =>
      other.follows && 'sharesFirstBaseline' in other.follows && other.follows.stack === stack.name
        ? [at]
        : [],
    );
    const hasRule = typeof rule?.y === 'object' && rule.y.above === stack.name;
    return [{ members: [index, ...followers], hasRule }];
  });
  if (typeof rule?.y !== 'number' || rule.direction === 'vertical') return groups;
  // A rule with a fixed y is a group between the stacks above and below it.
  const { y } = rule;
  const at = stacks.filter((stack) => stack.y < y).length;
  return [...groups.slice(0, at), { members: [], hasRule: true }, ...groups.slice(at)];
}
