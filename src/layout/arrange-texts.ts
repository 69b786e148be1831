import { type CardDesign, colourOf, logoPlacementOf } from '#domain/card.ts';
import type { Block, FilledItem, Tightness } from './blocks.ts';
import type { Size } from './card-format.ts';
import { cardTextOf, type Placeholders } from './card-text.ts';
import { countCollisions, noGaps, usualGaps } from './collisions.ts';
import type { Fonts } from './fonts.ts';
import type { Box, Guides } from './guides.ts';
import type { LayoutPlan, StackPlan } from './layout-plan.ts';
import { placeLogo, stacksBesideLogo } from './place-logo.ts';
import { type FilledStack, placeStacks, ruleHeight } from './place-stacks.ts';
import { type Arrangement, pushStacks } from './push-stacks.ts';
import type { GlyphRun, Rule } from './scene.ts';
import { setRows } from './set-rows.ts';
import { setRuns } from './set-runs.ts';
import { setStack } from './set-stack.ts';
import { ruleBox, textBox } from './text-box.ts';

type FilledPlan = { stack: StackPlan; filled: FilledItem[] };

/** How tightly a card is set, from as planned to as tight as can be read. */
const tightnesses: readonly Tightness[] = [
  { steps: 1, sizes: 1 },
  { steps: 0.88, sizes: 0.9 },
  { steps: 0.82, sizes: 0.8 },
  { steps: 0.76, sizes: 0 },
  { steps: 0.68, sizes: 0, minPt: 6.5 },
];

/** What stacks that make way for one another keep between them where there is room, else the least. */
const pushedGaps = [2.4, usualGaps.betweenStacks];

/** The texts and the rule of a card: as planned, or the first way to set it that keeps them apart. */
export function arrangeTexts(
  design: Partial<CardDesign>,
  plan: LayoutPlan,
  { safe }: Guides,
  fonts: Fonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): { runs: GlyphRun[]; rule: Rule | null } {
  const { size } = logoPlacementOf(design);
  const inItsPlace = logo ? placeLogo(plan.logo, { size, left: 0, top: 0 }, logo).image : null;
  const filledPlans = stacksBesideLogo(plan, logo ? size : null).map((stack) =>
    fillStack(design, stack, placeholders),
  );

  const ways = waysToSet(filledPlans);
  let best: { arrangement: Arrangement; touches: number; collisions: number } | null = null;
  for (const { stacks, tightness } of ways) {
    const plans = { stacks: stacks.map(({ stack }) => stack), rule: plan.rule };
    const planned = placed(design, plan, stacks, fonts, tightness);
    for (const gap of [null, ...pushedGaps]) {
      const arrangement =
        gap === null ? planned : pushStacks(planned, plans, { logo: inItsPlace, safe, gap });
      const obstacles = obstaclesOf(arrangement, inItsPlace, safe);
      const collisions = countCollisions(obstacles);
      if (collisions === 0) return flat(arrangement);
      const touches = countCollisions(obstacles, noGaps);
      if (!best || touches < best.touches || (touches === best.touches && collisions < best.collisions)) {
        best = { arrangement, touches, collisions };
      }
    }
  }
  return flat(best?.arrangement ?? { stacks: [], rule: null });
}

/** Every way to set a card, the best first: free columns are used before anything is set smaller. */
function* waysToSet(
  own: readonly FilledPlan[],
): Generator<{ stacks: readonly FilledPlan[]; tightness: Tightness }> {
  const choices = Math.max(0, ...own.map(({ stack }) => stack.wider?.length ?? 0));
  for (const tightness of tightnesses) {
    yield { stacks: own, tightness };
    for (let choice = 0; choice < choices; choice++) {
      yield { stacks: own.map((filled) => inWiderColumn(filled, choice)), tightness };
    }
  }
}

function flat({ stacks, rule }: Arrangement) {
  return { runs: stacks.flat(), rule };
}

function obstaclesOf({ stacks, rule }: Arrangement, logo: Box | null, safe: Box) {
  return { stacks: stacks.map((lines) => lines.map(textBox)), logo, rule: rule && ruleBox(rule), safe };
}

function fillStack(design: Partial<CardDesign>, stack: StackPlan, placeholders: Placeholders): FilledPlan {
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

/** Every text set and in its planned place. */
function placed(
  design: Partial<CardDesign>,
  plan: LayoutPlan,
  filledPlans: readonly FilledPlan[],
  fonts: Fonts,
  tightness: Tightness,
): Arrangement {
  const stacks = filledPlans.map(
    ({ stack, filled }): FilledStack => ({
      plan: stack,
      blocks: setTexts(design, stack, filled, fonts, tightness),
    }),
  );
  const first = placeStacks(stacks);
  return {
    stacks: stacks.map((stack) => setRuns(stack, first.get(stack.plan.name) ?? stack.plan.y, fonts)),
    rule: plan.rule
      ? {
          ...plan.rule,
          kind: 'rule',
          y: ruleHeight(plan.rule, first),
          colour: colourOf(design, plan.rule.colour),
        }
      : null,
  };
}

function setTexts(
  design: Partial<CardDesign>,
  stack: StackPlan,
  filled: FilledItem[],
  fonts: Fonts,
  tightness: Tightness,
): Block[] {
  const { rows } = stack;
  const { minPt } = tightness;
  if (minPt !== undefined) {
    filled = filled.map(({ item, source }) => ({
      item: { ...item, minPt: Math.min(item.minPt, minPt) },
      source,
    }));
  }
  if (rows) {
    const separatorColour = colourOf(design, rows.separatorColour);
    const inRows = setRows({ ...stack, rows }, filled, { fonts, tightness, separatorColour });
    if (inRows) return inRows;
  }
  return setStack(stack, filled, fonts, tightness);
}
