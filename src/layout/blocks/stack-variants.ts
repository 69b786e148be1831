import type { CardDesign } from '#domain/card/card.ts';
import type { StackPlan } from '../layouts/layout-plan.ts';
import { cardTextOf, type Placeholders } from '../text/card-text.ts';
import type { FilledItem, Tightness } from './text-block.ts';

/** A stack with what is drawn in it. */
export type FilledPlan = { stack: StackPlan; filled: readonly FilledItem[] };

/** A way to set a card: where its stacks are, and how tightly. */
export type StackVariant = { stacks: readonly FilledPlan[]; tightness: Tightness; isWider: boolean };

/** How tightly a card is set, from as planned to as tight as can be read. */
const tightnesses: readonly Tightness[] = [
  { steps: 1, sizes: 1, isLegible: true },
  { steps: 0.88, sizes: 0.9, isLegible: true },
  { steps: 1, sizes: 1, isLegible: false },
  { steps: 0.88, sizes: 0.9, isLegible: false },
  { steps: 0.82, sizes: 0.8, isLegible: false },
  { steps: 0.76, sizes: 0, isLegible: false },
  { steps: 0.68, sizes: 0, isLegible: false, minPt: 6.5 },
];

/** Whether a card is set so tightly that it must be worth it. */
export function isVeryTight({ steps }: Tightness): boolean {
  return steps < 0.88;
}

/** Every way to set a card, the best first: free columns are used before anything is set smaller. */
export function* stackVariants(own: readonly FilledPlan[]): Generator<StackVariant> {
  const choices = Math.max(0, ...own.map(({ stack }) => stack.wider?.length ?? 0));
  const isAskedFor = own.some(({ filled }) => filled.some(({ source }) => source.legiblePt > 0));
  for (const tightness of tightnesses.filter(({ isLegible }) => isAskedFor || !isLegible)) {
    yield { stacks: own, tightness, isWider: false };
    for (let choice = 0; choice < choices; choice++) {
      yield { stacks: own.map((plan) => inWiderColumn(plan, choice)), tightness, isWider: true };
    }
  }
}

/** The texts that a stack has on this card; those that are empty take no room. */
export function fillStack(
  design: Partial<CardDesign>,
  stack: StackPlan,
  placeholders: Placeholders,
): FilledPlan {
  const filled = stack.items.flatMap((item) => {
    const source = cardTextOf(design, item, placeholders);
    return source ? [{ item, source }] : [];
  });
  return { stack, filled };
}

/** The stack in another column, where its plan has one that is wider; it no longer keeps in line with others. */
function inWiderColumn({ stack, filled }: FilledPlan, choice: number): FilledPlan {
  const column = stack.wider?.[choice] ?? stack.wider?.at(-1);
  if (!column) return { stack, filled };
  const items = filled.map(({ item, source }) => ({ item: { ...item, width: column.width }, source }));
  return { stack: { ...withoutFollows(stack), ...column }, filled: items };
}

function withoutFollows({ follows: _, ...stack }: StackPlan): StackPlan {
  return stack;
}
