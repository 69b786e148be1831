import { type CardDesign, colourOf, logoPlacementOf, type TextField } from '#domain/card/card.ts';
import type { Size } from '../formats.ts';
import type { Box, Guides } from '../guides.ts';
import type { LayoutPlan, StackPlan } from '../layouts/layout-plan.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import type { Placeholders } from '../text/card-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { countCollisions, noGaps, usualGaps } from './collisions.ts';
import { layoutRows } from './layout-rows.ts';
import { layoutRuns } from './layout-runs.ts';
import { layoutStack } from './layout-stack.ts';
import { placeLogo, stacksBesideLogo } from './place-logo.ts';
import { type FilledStack, placeStacks, ruleHeight } from './place-stacks.ts';
import { type Arrangement, pushStacks } from './push-stacks.ts';
import { fillStack, isVeryTight, type StackVariant, stackVariants } from './stack-variants.ts';
import type { Block, FilledItem, Tightness } from './text-block.ts';
import { ruleBox, textBox } from './text-box.ts';

/** How stacks make way for one another: not at all, else with room between them, else with less, else with the least. */
const pushes = [
  null,
  { gap: 2.4, asWholes: false },
  { gap: usualGaps.betweenStacks, asWholes: false },
  { gap: 0.2, asWholes: false },
];
const pushesInWiderColumns = [
  { gap: 2.4, asWholes: true },
  { gap: usualGaps.betweenStacks, asWholes: true },
  ...pushes,
];

const addresses: readonly TextField[] = ['website', 'phone', 'email', 'url'];

/** A way that was tried, with what is wrong with it. */
type Tried = Faults & { arrangement: Arrangement; tightness: Tightness };
type Faults = { touches: number; collisions: number; shattered: number };

/** The texts and the rule of a card: as planned, or the first way to set it that keeps them apart. */
export function layoutTexts(
  design: Partial<CardDesign>,
  plan: LayoutPlan,
  { safe }: Guides,
  fonts: Fonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): { runs: GlyphRun[]; rule: Rule | null } {
  const { size } = logoPlacementOf(design);
  const inItsPlace = logo ? placeLogo(plan.logo, { size, left: 0, top: 0 }, logo).image : null;
  const own = stacksBesideLogo(plan, logo ? size : null).map((stack) =>
    fillStack(design, stack, placeholders),
  );

  let best: Tried | null = null;
  for (const way of stackVariants(own)) {
    const { tightness, isWider } = way;
    // Texts that are apart but badly broken may still be better in wider columns, not smaller.
    if (best?.collisions === 0 && tightness !== best.tightness) break;
    const plans = { stacks: way.stacks.map(({ stack }) => stack), rule: plan.rule };
    const planned = arrangementOf(design, plan, way, fonts);
    for (const push of isWider ? pushesInWiderColumns : pushes) {
      const arrangement: Arrangement = push
        ? pushStacks(planned, plans, { ...push, logo: inItsPlace, safe })
        : planned;
      const tried: Tried = { arrangement, tightness, ...faultsOf(arrangement, inItsPlace, safe) };
      if (isBetter(tried, best)) best = tried;
      if (tried.collisions === 0) break;
    }
    if (best?.collisions === 0 && best.shattered === 0) break;
  }
  return { runs: best?.arrangement.stacks.flat() ?? [], rule: best?.arrangement.rule ?? null };
}

/** Every text set and in its planned place. */
function arrangementOf(
  design: Partial<CardDesign>,
  plan: LayoutPlan,
  { stacks: plans, tightness }: StackVariant,
  fonts: Fonts,
): Arrangement {
  const stacks = plans.map(
    ({ stack, filled }): FilledStack => ({
      plan: stack,
      blocks: blocksOf(design, stack, filled, fonts, tightness),
    }),
  );
  const first = placeStacks(stacks);
  return {
    stacks: stacks.map((stack) => layoutRuns(stack, first.get(stack.plan.name) ?? stack.plan.y, fonts)),
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

function blocksOf(
  design: Partial<CardDesign>,
  stack: StackPlan,
  filled: readonly FilledItem[],
  fonts: Fonts,
  tightness: Tightness,
): Block[] {
  const { rows } = stack;
  if (rows) {
    const separatorColour = colourOf(design, rows.separatorColour);
    const inRows = layoutRows({ ...stack, rows }, filled, { fonts, tightness, separatorColour });
    if (inRows) return inRows;
  }
  return layoutStack(stack, filled, fonts, tightness);
}

function faultsOf({ stacks, rule }: Arrangement, logo: Box | null, safe: Box): Faults {
  const boxes = stacks.map((lines) => lines.map(textBox));
  const obstacles = { stacks: boxes, logo, rule: rule && ruleBox(rule), safe };
  const collisions = countCollisions(obstacles);
  return {
    collisions,
    touches: collisions === 0 ? 0 : countCollisions(obstacles, noGaps),
    shattered: stacks.flat().filter(isShattered).length,
  };
}

/** An address on three lines or more is hard to read, wherever it is broken. */
function isShattered({ field, line, isTooLong }: GlyphRun): boolean {
  return isTooLong && line > 1 && field !== null && addresses.includes(field);
}

/** A card is set very tightly only where that keeps everything apart: else it would be small for nothing. */
function isBetter(one: Tried, other: Tried | null): boolean {
  if (!other) return true;
  if (one.touches > 0 && isVeryTight(one.tightness)) return false;
  if (one.touches !== other.touches) return one.touches < other.touches;
  if (one.collisions !== other.collisions) return one.collisions < other.collisions;
  return one.shattered < other.shattered;
}
