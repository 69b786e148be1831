import { isFurtherLine } from '#domain/card/card.ts';
import type { Size } from '../guides.ts';
import type { StackPlan } from '../layouts/layout-plan.ts';
import type { ResolvedDesign } from '../resolve-design.ts';
import type { GlyphRun, Rule, RunField } from '../scene.ts';
import type { Placeholders } from '../text/card-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { countCollisions, defaultGaps, noGaps, type Obstacles, roomyGaps } from './collisions.ts';
import { layoutRows } from './layout-rows.ts';
import { layoutRuns } from './layout-runs.ts';
import { layoutStack } from './layout-stack.ts';
import { pairLines } from './pair-lines.ts';
import { placeLogo, stacksBesideLogo } from './place-logo.ts';
import { type FittedStack, placeStacks, ruleY } from './place-stacks.ts';
import { type Arrangement, pushStacks } from './push-stacks.ts';
import { isVeryDense, type StackVariant, stackTexts, stackVariants } from './stack-variants.ts';
import type { Block, Density, TextItem } from './text-block.ts';
import { ruleBox, textBox } from './text-box.ts';

/** How stacks are moved apart, in the order of the attempts; null keeps the planned positions. Gaps in mm. */
const pushes = [
  null,
  { gap: 2.4, wholeStacks: false },
  { gap: defaultGaps.betweenStacks, wholeStacks: false },
  { gap: 0.2, wholeStacks: false },
];
const pushesInWiderColumns = [
  { gap: 2.4, wholeStacks: true },
  { gap: defaultGaps.betweenStacks, wholeStacks: true },
  ...pushes,
];

const addressFields: readonly RunField[] = ['website', 'mobile', 'phone', 'email', 'url'];

/** One attempt to lay out the texts, with its faults. */
type Candidate = Faults & { arrangement: Arrangement; density: Density };
type Faults = {
  /** Boxes that overlap. */
  overlaps: number;
  /** Boxes that overlap or are closer than the default gaps. */
  collisions: number;
  brokenAddresses: number;
  /** Boxes that are closer than the roomy gaps; counted only on a card with further lines. */
  crowding: number;
};

/** The texts and the rule of a card: the first variant without faults, else the one with the fewest. */
export function layoutTexts(
  design: ResolvedDesign,
  fonts: Fonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): { runs: GlyphRun[]; rule: Rule | null } {
  const { plan, guides } = design;
  const { safe } = guides;
  const { size } = design.logo;
  // Texts avoid the logo's planned position only: a logo that the user moves does not move the texts.
  const logoBox = logo ? placeLogo(plan.logo, { size, left: 0, top: 0 }, logo).image : null;
  const planned = stacksBesideLogo(plan, logo ? size : null).map((stack) =>
    stackTexts(design, stack, placeholders),
  );

  const hasFurtherLines = planned.some(({ texts }) => texts.some(({ item }) => isFurtherLine(item.field)));
  const areas = plan.stacks.map(({ area }) => area);
  let best: Candidate | null = null;
  for (const variant of stackVariants(planned)) {
    const { density, isWider } = variant;
    // After a variant without collisions, only others of the same density are tried: for fewer broken addresses and more
    // space.
    if (best?.collisions === 0 && density !== best.density) break;
    const plans = { stacks: variant.stacks.map(({ stack }) => stack), rule: plan.rule };
    const unpushed = arrangeTexts(design, variant, fonts);
    for (const push of isWider ? pushesInWiderColumns : pushes) {
      const arrangement: Arrangement = push
        ? pushStacks(unpushed, plans, { ...push, logo: logoBox, safe })
        : unpushed;
      const faults = countFaults(arrangement, { areas, logo: logoBox, safe, hasFurtherLines });
      const candidate: Candidate = { arrangement, density, ...faults };
      if (isBetter(candidate, best, hasFurtherLines)) best = candidate;
      if (candidate.collisions === 0 && candidate.crowding === 0) break;
    }
    if (best?.collisions === 0 && best.brokenAddresses === 0 && best.crowding === 0) break;
  }
  return { runs: best?.arrangement.stacks.flat() ?? [], rule: best?.arrangement.rule ?? null };
}

/** The texts of a variant at their planned positions. */
function arrangeTexts(
  design: ResolvedDesign,
  { stacks: plans, density, isPaired }: StackVariant,
  fonts: Fonts,
): Arrangement {
  const { rule } = design.plan;
  const stacks = plans.map(({ stack, texts }): FittedStack => {
    const blocks = layoutBlocks(design, stack, texts, fonts, density);
    const { pairWidth = stack.width } = stack;
    return { plan: stack, blocks: isPaired ? pairLines(blocks, pairWidth, fonts) : blocks };
  });
  const first = placeStacks(stacks);
  return {
    stacks: stacks.map((stack) => layoutRuns(stack, first.get(stack.plan.name) ?? stack.plan.y, fonts)),
    rule: rule
      ? { ...rule, id: 'rule', kind: 'rule', y: ruleY(rule, first), colour: design.texts[rule.colour].colour }
      : null,
  };
}

function layoutBlocks(
  design: ResolvedDesign,
  stack: StackPlan,
  texts: readonly TextItem[],
  fonts: Fonts,
  density: Density,
): Block[] {
  const { rows } = stack;
  if (rows) {
    const separatorColour = design.texts[rows.separatorColour].colour;
    const inRows = layoutRows({ ...stack, rows }, texts, { fonts, density, separatorColour });
    if (inRows) return inRows;
  }
  return layoutStack(stack, texts, fonts, density);
}

function countFaults(
  { stacks, rule }: Arrangement,
  {
    areas,
    logo,
    safe,
    hasFurtherLines,
  }: Pick<Obstacles, 'areas' | 'logo' | 'safe'> & { hasFurtherLines: boolean },
): Faults {
  const boxes = stacks.map((lines) => lines.map(textBox));
  const obstacles = { stacks: boxes, areas, logo, rule: rule && ruleBox(rule), safe };
  const collisions = countCollisions(obstacles);
  return {
    collisions,
    overlaps: collisions === 0 ? 0 : countCollisions(obstacles, noGaps),
    brokenAddresses: stacks.flat().filter(isBrokenAddress).length,
    crowding: hasFurtherLines ? countCollisions(obstacles, roomyGaps) : 0,
  };
}

/** The third or a later line of an address. Addresses on more than two lines are hard to read. */
function isBrokenAddress({ field, line, isTooLong }: GlyphRun): boolean {
  return isTooLong && line > 1 && field !== null && addressFields.includes(field);
}

/**
 * A very dense candidate wins only without overlaps: otherwise its texts would be small for no benefit. On a card with
 * further lines, fewer overlaps are a benefit.
 */
function isBetter(one: Candidate, other: Candidate | null, hasFurtherLines: boolean): boolean {
  if (!other) return true;
  if (one.overlaps > 0 && isVeryDense(one.density) && !hasFurtherLines) return false;
  if (one.overlaps !== other.overlaps) return one.overlaps < other.overlaps;
  if (one.collisions !== other.collisions) return one.collisions < other.collisions;
  if (one.brokenAddresses !== other.brokenAddresses) return one.brokenAddresses < other.brokenAddresses;
  return one.crowding < other.crowding;
}
