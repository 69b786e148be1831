import type { RulePlan, StackName, StackPlan } from '../layouts/layout-plan.ts';
import type { Block } from './text-block.ts';

/** A stack whose texts have their sizes and line breaks. */
export type FittedStack = { plan: StackPlan; blocks: readonly Block[] };

/** The y of the first baseline of each stack. */
export type FirstBaselines = ReadonlyMap<StackName, number>;

/** The share of a stack's height that is above its y. */
const shareAbove = { down: 0, both: 0.5, up: 1 } as const;

/** The first baseline of each stack. Stacks that follow another are aligned to it. */
export function placeStacks(stacks: readonly FittedStack[]): FirstBaselines {
  const first = new Map<StackName, number>();
  for (const { plan, blocks } of stacks) {
    first.set(plan.name, plan.y - shareAbove[plan.grows] * heightOf(blocks));
  }
  for (const { plan, blocks } of stacks) {
    const { follows } = plan;
    const leader = follows && stacks.find(({ plan: { name } }) => name === follows.stack);
    if (!leader) continue;
    const leaderFirst = first.get(follows.stack) ?? plan.y;
    if ('endsAbove' in follows) {
      first.set(plan.name, leaderFirst - follows.endsAbove - heightOf(blocks));
    } else {
      // The taller of the two ends on the leader's last baseline, so that neither runs off the card.
      const shared = Math.min(leaderFirst, leader.plan.y - heightOf(blocks));
      first.set(plan.name, shared).set(follows.stack, shared);
    }
  }
  return first;
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
