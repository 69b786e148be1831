import { type CardDesign, colourOf, logoPlacementOf } from '#domain/card.ts';
import type { Block, FilledItem, Tightness } from './blocks.ts';
import type { Size } from './card-format.ts';
import { cardTextOf, type Placeholders } from './card-text.ts';
import { countCollisions } from './collisions.ts';
import type { Fonts } from './fonts.ts';
import type { Guides } from './guides.ts';
import type { LayoutPlan, StackPlan } from './layout-plan.ts';
import { placeLogo, stacksBesideLogo } from './place-logo.ts';
import { placeStacks, ruleHeight } from './place-stacks.ts';
import type { GlyphRun, Rule } from './scene.ts';
import { setRows } from './set-rows.ts';
import { setRuns } from './set-runs.ts';
import { setStack } from './set-stack.ts';
import { ruleBox, textBox } from './text-box.ts';

/** A pass over the card's texts, and how often they got in one another's way. */
type Pass = { runs: GlyphRun[]; rule: Rule | null; collisions: number };

type FilledPlan = { stack: StackPlan; filled: FilledItem[] };

const roomy: Tightness = { steps: 1, sizes: 1 };
const compact: Tightness = { steps: 0.88, sizes: 0.9 };

/** The texts and the rule of a card, set roomily, or more tightly where that makes fewer of them collide. */
export function arrangeTexts(
  design: Partial<CardDesign>,
  plan: LayoutPlan,
  { safe }: Guides,
  fonts: Fonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): Pass {
  const { size } = logoPlacementOf(design);
  const inItsPlace = logo ? placeLogo(plan.logo, { size, left: 0, top: 0 }, logo).image : null;
  const filledPlans = stacksBesideLogo(plan, logo ? size : null).map((stack) =>
    fillStack(design, stack, placeholders),
  );

  const pass = (tightness: Tightness): Pass => {
    const stacks = filledPlans.map(({ stack, filled }) => ({
      plan: stack,
      blocks: setTexts(design, stack, filled, fonts, tightness),
    }));
    const first = placeStacks(stacks);
    const runs = stacks.map((stack) => setRuns(stack, first.get(stack.plan.name) ?? stack.plan.y, fonts));
    const rule: Rule | null = plan.rule
      ? {
          ...plan.rule,
          kind: 'rule',
          y: ruleHeight(plan.rule, first),
          colour: colourOf(design, plan.rule.colour),
        }
      : null;
    const collisions = countCollisions({
      stacks: runs.map((lines) => lines.map(textBox)),
      logo: inItsPlace,
      rule: rule && ruleBox(rule),
      safe,
    });
    return { runs: runs.flat(), rule, collisions };
  };

  const loose = pass(roomy);
  if (loose.collisions === 0) return loose;
  const tight = pass(compact);
  return tight.collisions < loose.collisions ? tight : loose;
}

function fillStack(design: Partial<CardDesign>, stack: StackPlan, placeholders: Placeholders): FilledPlan {
  const filled = stack.items.flatMap((item) => {
    const source = cardTextOf(design, item, placeholders);
    return source ? [{ item, source }] : [];
  });
  return { stack, filled };
}

function setTexts(
  design: Partial<CardDesign>,
  stack: StackPlan,
  filled: FilledItem[],
  fonts: Fonts,
  tightness: Tightness,
): Block[] {
  const { rows } = stack;
  if (rows) {
    const separatorColour = colourOf(design, rows.separatorColour);
    const inRows = setRows({ ...stack, rows }, filled, { fonts, tightness, separatorColour });
    if (inRows) return inRows;
  }
  return setStack(stack, filled, fonts, tightness);
}
