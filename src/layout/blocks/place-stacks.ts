import type { RulePlan, StackName, StackPlan } from '../layout-plan.ts';
import { type Block, grownStep } from './text-block.ts';

/** A stack whose texts have their sizes and line breaks. */
export type FittedStack = { plan: StackPlan; blocks: readonly Block[] };

/** The y of the first baseline of each stack. */
export type FirstBaselines = ReadonlyMap<StackName, number>;

/** The share of a stack's height that is above its y. */
const shareAbove = { down: 0, both: 0.5, up: 1 } as const;

/** The height of capitals, as a share of the size: a first line that has grown starts where it is planned to. */
const capShare = 0.7;

/** The first baseline of each stack. Stacks that follow another are aligned to it; `stepScale` scales the distances. */
export function placeStacks(stacks: readonly FittedStack[], stepScale = 1): FirstBaselines {
  const first = new Map<StackName, number>();
  for (const { plan, blocks } of stacks) {
    const lower = (1 - shareAbove[plan.grows]) * capShare * (blocks[0]?.grown ?? 0);
    first.set(plan.name, plan.y + lower - shareAbove[plan.grows] * heightOf(blocks));
  }
  for (const stack of followersLast(stacks)) {
    const { follows, name, y } = stack.plan;
    const leader = follows && stacks.find(({ plan }) => plan.name === follows.stack);
    if (!leader) continue;
    // Without texts there is nothing to be above or below.
    if (leader.blocks.length === 0 && !('sharesFirstBaseline' in follows)) continue;
    const leaderFirst = first.get(follows.stack) ?? y;
    if ('endsAbove' in follows) {
      const more = grownStep(leader.blocks[0]?.grown ?? 0, stack.blocks.at(-1)?.grown ?? 0);
      first.set(name, leaderFirst - follows.endsAbove * stepScale - more - heightOf(stack.blocks));
    } else if ('startsBelow' in follows) {
      const more = grownStep(stack.blocks[0]?.grown ?? 0, leader.blocks.at(-1)?.grown ?? 0);
      first.set(name, leaderFirst + heightOf(leader.blocks) + follows.startsBelow * stepScale + more);
    } else {
      // The taller of the two ends on the leader's last baseline, so that neither runs off the card.
      const shared = Math.min(leaderFirst, leader.plan.y - heightOf(stack.blocks));
      first.set(name, shared).set(follows.stack, shared);
    }
  }
  return first;
}

/** A stack that follows one that follows another comes after it. Those that share a baseline move both, so they come first. */
function followersLast(stacks: readonly FittedStack[]): FittedStack[] {
  const depth = ({ plan: { follows } }: FittedStack): number => {
    if (!follows) return 0;
    if ('sharesFirstBaseline' in follows) return 1;
    const leader = stacks.find(({ plan }) => plan.name === follows.stack);
    return leader ? 2 + depth(leader) : 2;
  };
  return stacks
    .filter(({ plan }) => plan.follows)
    .map((stack) => ({ stack, depth: depth(stack) }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ stack }) => stack);
}

/** The y of each line's baseline. */
export function baselinesOf(blocks: readonly Block[], first: number): number[] {
  let y = first;
  return blocks.flatMap(({ step, leading, lines }, block) =>
    lines.map((_, line) => {
      if (line > 0) y += leading;
      else if (block > 0) y += step;
      return y;
    }),
  );
}

/** The y of a rule. */
export function ruleY({ y }: RulePlan, first: FirstBaselines): number {
  return typeof y === 'number' ? y : (first.get(y.above) ?? 0) - y.by;
}

function heightOf(blocks: readonly Block[]): number {
  return baselinesOf(blocks, 0).at(-1) ?? 0;
}
