import { boxAround, growBox } from '../boxes.ts';
import type { Box } from '../guides.ts';
import type { Arrangeable, StackPlan } from '../layout-plan.ts';
import { type ArrangementBoxes, noShifts, type Shifts } from './arrangement.ts';
import { defaultGaps } from './collisions.ts';
import { pushApart } from './push-apart.ts';

/** The plans of the stacks and the rule of an arrangement. */
export type Plans = { stacks: readonly StackPlan[]; rule: Arrangeable['rule'] };

type PushOptions = {
  logo: Box | null;
  safe: Box;
  gap: number;
  /** Each stack is one box, so that no line is beside a line of another stack. */
  wholeStacks: boolean;
};

/** How far stacks and rule move apart. Stacks that share a first baseline move together, as does a rule anchored to one. */
export function pushStacks(
  { ink, rule }: ArrangementBoxes,
  plans: Plans,
  { logo, safe, gap, wholeStacks }: PushOptions,
): Shifts {
  const groups = groupsOf(plans);
  // The logo and the rule keep their own gap, however close the texts are.
  const more = Math.max(0, defaultGaps.toMarks - gap);
  const boxes = groups.map(({ members, hasRule }) => {
    const lines = members.map((index) => ink[index] ?? []);
    return [
      ...(wholeStacks ? lines.flatMap((boxes) => boxAround(boxes) ?? []) : lines.flat()),
      ...(hasRule && rule ? [growBox(rule, more, more)] : []),
    ];
  });
  const pushed = pushApart(boxes, {
    fixed: logo ? [growBox(logo, more, more)] : [],
    area: (group) => plans.stacks[groups[group]?.members[0] ?? -1]?.area ?? safe,
    gap,
  });
  const shifts = noShifts(plans.stacks.length);
  for (const [group, { members, hasRule }] of groups.entries()) {
    const shift = pushed[group] ?? 0;
    for (const index of members) shifts.stacks[index] = shift;
    if (hasRule) shifts.rule = shift;
  }
  return shifts;
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
