import type { Box } from '../guides.ts';
import type { RulePlan, StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import { pushApart } from './push-apart.ts';
import { ruleBox, textBox } from './text-box.ts';

/** The texts and the rule of a card in their places, stack by stack. */
export type Arrangement = { stacks: readonly (readonly GlyphRun[])[]; rule: Rule | null };

/** The plans that an arrangement was made from. */
type Plans = { stacks: readonly StackPlan[]; rule?: RulePlan | undefined };

type Room = {
  logo: Box | null;
  safe: Box;
  gap: number;
  /** Stacks clear one another as a whole, so that no line of one stands beside a line of another. */
  asWholes: boolean;
};

/** The stacks and the rule moved apart; stacks that share their first line, and a rule that rides on one, move together. */
export function pushStacks(
  { stacks, rule }: Arrangement,
  plans: Plans,
  { logo, safe, gap, asWholes }: Room,
): Arrangement {
  const groups = groupsOf(plans);
  const boxes = groups.map(({ members, carriesRule }) => {
    const lines = members.map((index) => (stacks[index] ?? []).map(textBox));
    return [
      ...(asWholes ? lines.flatMap(boxAround) : lines.flat()),
      ...(carriesRule && rule ? [ruleBox(rule)] : []),
    ];
  });
  const shifts = pushApart(boxes, { fixed: logo ? [logo] : [], safe, gap });
  const shiftOf = (isOf: (group: Group) => boolean) => shifts[groups.findIndex(isOf)] ?? 0;
  return {
    stacks: stacks.map((runs, index) => {
      const shift = shiftOf(({ members }) => members.includes(index));
      return shift === 0 ? runs : runs.map((run) => ({ ...run, y: run.y + shift }));
    }),
    rule: rule && { ...rule, y: rule.y + shiftOf(({ carriesRule }) => carriesRule) },
  };
}

function boxAround(boxes: readonly Box[]): Box[] {
  if (boxes.length === 0) return [];
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return [{ x, y, width: right - x, height: bottom - y }];
}

/** The numbers of stacks that move as one, from the top of the card down. */
type Group = { members: readonly number[]; carriesRule: boolean };

/** A plan lists its stacks from the top down. */
function groupsOf({ stacks, rule }: Plans): Group[] {
  const groups = stacks.flatMap((stack, index): Group[] => {
    const { follows } = stack;
    if (follows && 'sharesFirst' in follows) return [];
    const followers = stacks.flatMap((other, at) =>
      other.follows && 'sharesFirst' in other.follows && other.follows.stack === stack.name ? [at] : [],
    );
    const carriesRule = typeof rule?.y === 'object' && rule.y.above === stack.name;
    return [{ members: [index, ...followers], carriesRule }];
  });
  if (typeof rule?.y !== 'number') return groups;
  // A rule that stands still has its place between the stacks above and below it.
  const { y } = rule;
  const at = stacks.filter((stack) => stack.y < y).length;
  return [...groups.slice(0, at), { members: [], carriesRule: true }, ...groups.slice(at)];
}
