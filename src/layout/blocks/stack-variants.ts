import type { StackPlan } from '../layouts/layout-plan.ts';
import type { ResolvedDesign } from '../resolve-design.ts';
import { cardTextOf, type Placeholders } from '../text/card-text.ts';
import { withSharedLegibleSize } from './layout-stack.ts';
import { hasPair } from './pair-lines.ts';
import type { Density, TextItem } from './text-block.ts';

/** A stack with the texts that are drawn in it. */
export type StackTexts = { stack: StackPlan; texts: readonly TextItem[] };

/** One way to lay out a card: the columns of its stacks, and the density of its texts. */
export type StackVariant = {
  stacks: readonly StackTexts[];
  density: Density;
  isWider: boolean;
  /** Short texts are side by side where they fit. */
  isPaired: boolean;
};

/** The densities to try, from the planned one to the densest that is readable. */
const densities: readonly Density[] = [
  { stepScale: 1, sizeScale: 1, keepsLegibleSizes: true },
  { stepScale: 0.88, sizeScale: 0.9, keepsLegibleSizes: true },
  { stepScale: 1, sizeScale: 1, keepsLegibleSizes: false },
  { stepScale: 0.88, sizeScale: 0.9, keepsLegibleSizes: false },
  { stepScale: 0.82, sizeScale: 0.8, keepsLegibleSizes: false },
  { stepScale: 0.76, sizeScale: 0, keepsLegibleSizes: false },
  { stepScale: 0.68, sizeScale: 0, keepsLegibleSizes: false, minPt: 6.5 },
];

/** Whether a density is a last resort. */
export function isVeryDense({ stepScale }: Density): boolean {
  return stepScale < 0.88;
}

/** The variants to try, best first: wider columns come before a higher density. */
export function* stackVariants(planned: readonly StackTexts[]): Generator<StackVariant> {
  const choices = Math.max(0, ...planned.map(({ stack }) => stack.widerColumns?.length ?? 0));
  const pairings = planned.some(({ texts }) => hasPair(texts)) ? [false, true] : [false];
  const hasLegibleSizes = planned.some(({ texts }) => texts.some(({ content }) => content.legiblePt > 0));
  for (const density of densities.filter(({ keepsLegibleSizes }) => hasLegibleSizes || !keepsLegibleSizes)) {
    for (const isPaired of pairings) yield { stacks: planned, density, isWider: false, isPaired };
    for (let choice = 0; choice < choices; choice++) {
      const stacks = planned.map((plan) => inWiderColumn(plan, choice));
      for (const isPaired of pairings) yield { stacks, density, isWider: true, isPaired };
    }
  }
}

/** The texts of a stack on this card. Empty texts are left out. */
export function stackTexts(design: ResolvedDesign, stack: StackPlan, placeholders: Placeholders): StackTexts {
  const texts = stack.items.flatMap((item) => {
    const content = cardTextOf(design, item, placeholders);
    return content ? [{ item, content }] : [];
  });
  return { stack, texts: withSharedLegibleSize(stack, texts) };
}

/** The stack in a wider column of its plan, if it has one. It no longer follows another stack. */
function inWiderColumn({ stack, texts }: StackTexts, choice: number): StackTexts {
  const column = stack.widerColumns?.[choice] ?? stack.widerColumns?.at(-1);
  if (!column) return { stack, texts };
  const items = texts.map(({ item, content }) => ({ item: { ...item, width: column.width }, content }));
  return { stack: { ...withoutFollows(stack), ...column }, texts: items };
}

function withoutFollows({ follows: _, ...stack }: StackPlan): StackPlan {
  return stack;
}
