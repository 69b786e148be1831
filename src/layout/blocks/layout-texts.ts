import { isOptionalField } from '#domain/card/text-fields.ts';
import type { Box, Size } from '../guides.ts';
import type { LogoAnchor, StackPlan } from '../layout-plan.ts';
import type { LayoutFonts } from '../look-layout.ts';
import type { PlannedCard } from '../planned-card.ts';
import type { GlyphRun, Rule } from '../scene.ts';
import type { Placeholders } from '../text/card-text.ts';
import {
  type Arrangement,
  boxesOf,
  moveArrangement,
  moveBoxes,
  noShifts,
  type Shifts,
} from './arrangement.ts';
import { defaultGaps } from './collisions.ts';
import { countFaults, countOf, type Faults, hasFaults, hasFaultsOfHeight, hasMoreFaults } from './faults.ts';
import { fixedVariant } from './fixed-variant.ts';
import { lineGapOf, minGroupGap } from './group-gaps.ts';
import { layoutRows } from './layout-rows.ts';
import { layoutRuns } from './layout-runs.ts';
import { KnownFits, layoutStack } from './layout-stack.ts';
import { pairLines } from './pair-lines.ts';
import { imageWithin, placeLogo } from './place-logo.ts';
import { type FittedStack, placeStacks, ruleY } from './place-stacks.ts';
import { pushStacks } from './push-stacks.ts';
import { isVeryDense, type StackVariant, stackVariants, type VariantOutline } from './stack-variants.ts';
import type { Block, Density, TextItem } from './text-block.ts';

/** A candidate without faults that costs no more than this is used at once. */
const acceptableCost = 10;

/** One without faults that costs more than this is compared with denser ones and with pairs. */
const costToBeDenser = 24;

/** What texts cost that are smaller by all of their size. */
const costOfShrinking = 30;

/** The step scales to try for a dense fitting, largest first: free height goes back between its lines. */
const stepScales = [1, 0.94, 0.88, 0.82, 0.76] as const;

/** One attempt to lay out the texts, with its faults. Its stacks move from their planned positions. */
type Candidate = Faults & { variant: StackVariant; planned: Arrangement; shifts: Shifts; cost: number };

/** The texts of a variant at their planned positions, and what its pushes need. */
type Arranged = { arrangement: Arrangement; lineGaps: readonly number[]; broken: number; cost: number };

type LaidOutTexts = { runs: GlyphRun[]; rule: Rule | null; logo: LogoAnchor; faults: number };

/** The texts and the rule of a fitting, and the place of its logo. */
export function layoutTexts(
  card: PlannedCard,
  fonts: LayoutFonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): LaidOutTexts {
  const { variant, arrangement, faults } = chooseArrangement(card, fonts, logo, placeholders);
  const runs = arrangement.stacks.flat();
  const tooLong = runs.filter(({ isTooLong }) => isTooLong).length;
  return {
    runs,
    rule: arrangement.rule,
    logo: variant.plan.logo,
    faults: (faults ? countOf(faults) : 0) + tooLong,
  };
}

/** How the texts of a card are arranged: by its shared sizes, else the first variant without faults or the one with the fewest. */
export function chooseArrangement(
  card: PlannedCard,
  fonts: LayoutFonts,
  logo: Size | undefined,
  placeholders: Placeholders,
): { variant: StackVariant; arrangement: Arrangement; faults: Faults | null } {
  const { plan, typeset } = card;
  const fitting = { card, fonts, logo, known: new KnownFits() };
  const image = logo ? imageWithin(plan.logo, card.logo.sizeMm, logo) : null;
  const source = { card, fonts, logo: image, placeholders };
  if (typeset) {
    const variant = fixedVariant(source, typeset);
    return { variant, arrangement: arrangeTexts(fitting, variant).arrangement, faults: null };
  }
  let best: Candidate | null = null;
  let fewestBroken = Number.POSITIVE_INFINITY;
  const isWorth = (outline: VariantOutline) => !best || isWorthTrying(outline, best, fewestBroken);
  for (const variant of stackVariants(source, isWorth)) {
    const candidate = bestCandidate(fitting, variant);
    fewestBroken = Math.min(fewestBroken, candidate.brokenAddresses);
    if (!best || isBetter(candidate, best)) best = candidate;
    if (!hasFaults(best) && best.cost <= acceptableCost) break;
  }
  if (!best) throw new Error('A layout has an arrangement');
  const chosen = withMoreSpace(fitting, best);
  const { variant, planned, shifts } = chosen;
  return { variant, arrangement: moveArrangement(planned, shifts), faults: chosen };
}

/** Whether a variant may be better than the best one so far: pairs and smaller texts only save height. */
function isWorthTrying(
  { density, isPaired, cost }: VariantOutline,
  best: Candidate,
  fewestBroken: number,
): boolean {
  const isDenser = density !== best.variant.density;
  if (hasFaultsOfHeight(best)) {
    // Small texts are worse than a small margin.
    const hasOnlyMarginFaults =
      best.collisions === 0 && best.mergedGroups === 0 && best.brokenAddresses === 0;
    return !(hasOnlyMarginFaults && isVeryDense(density));
  }
  if (best.brokenAddresses > 0) return fewestBroken < best.brokenAddresses || (!isPaired && !isDenser);
  const isAsHigh = !isPaired && !isDenser;
  return cost < best.cost && (isAsHigh || (best.cost > costToBeDenser && !isVeryDense(density)));
}

type Fitting = { card: PlannedCard; fonts: LayoutFonts; logo: Size | undefined; known: KnownFits };

/** The variant with its stacks at their planned positions, else moved apart as far as there is room. */
function bestCandidate(fitting: Fitting, variant: StackVariant): Candidate {
  const { card, fonts } = fitting;
  const { safe } = card.guides;
  const logo = avoidedLogo(fitting, variant);
  const { arrangement, lineGaps, broken, cost } = arrangeTexts(fitting, variant);
  const stacks = variant.stacks.map(({ stack }) => stack);
  const plans = { stacks, rule: variant.plan.rule };
  const boxes = boxesOf(arrangement, fonts);
  let best: Candidate | null = null;
  for (const push of pushesOf(variant, Math.max(0, ...lineGaps))) {
    const shifts = push ? pushStacks(boxes, plans, { ...push, logo, safe }) : noShifts(stacks.length);
    const candidate: Candidate = {
      variant,
      planned: arrangement,
      shifts,
      cost: variant.cost + cost,
      ...countFaults(push ? moveBoxes(boxes, shifts) : boxes, {
        stacks,
        lineGaps,
        brokenAddresses: broken,
        logo,
        safe,
      }),
    };
    if (isBetter(candidate, best)) best = candidate;
    if (!hasFaultsOfHeight(candidate)) break;
  }
  if (!best) throw new Error('There is no way to lay out the texts');
  return best;
}

/** How stacks are moved apart, in the order of the attempts; null keeps the planned positions. Gaps in mm. */
function pushesOf({ isAlternative }: StackVariant, lineGap: number) {
  const [roomy, least] = [Math.max(2.4, lineGap + 0.8), Math.max(defaultGaps.toMarks, minGroupGap(lineGap))];
  const lines = [4, roomy, least, 0.2].map((gap) => ({ gap, wholeStacks: false }));
  const whole = [4, roomy, least].map((gap) => ({ gap, wholeStacks: true }));
  return [null, ...(isAlternative ? whole : []), ...lines];
}

/** The same candidate with larger steps, if its lines have been moved together and there is room. */
function withMoreSpace(fitting: Fitting, dense: Candidate): Candidate {
  const { variant } = dense;
  for (const stepScale of stepScales) {
    if (stepScale <= variant.density.stepScale) break;
    const candidate = bestCandidate(fitting, { ...variant, density: { ...variant.density, stepScale } });
    if (!hasMoreFaults(candidate, dense)) return candidate;
  }
  return dense;
}

/** The logo that texts avoid: at its planned position, for a logo that the user moves does not move the texts. */
function avoidedLogo({ card, logo }: Fitting, { plan }: StackVariant): Box | null {
  if (!logo) return null;
  const image = imageWithin(plan.logo, card.logo.sizeMm, logo);
  const size = Math.max(image.width, image.height);
  return placeLogo(plan.logo, { sizeMm: size, leftMm: 0, topMm: 0 }, logo).image;
}

/** The texts of a variant at their planned positions. */
function arrangeTexts(
  { card, fonts, known }: Fitting,
  { plan, stacks, density, isPaired }: StackVariant,
): Arranged {
  const { rule } = plan;
  const fitted = stacks.map(({ stack, texts }): FittedStack => {
    const blocks = layoutBlocks(card, stack, texts, { fonts, density, known });
    return { plan: stack, blocks: isPaired ? pairLines(blocks, stack.width, fonts) : blocks };
  });
  const first = placeStacks(fitted, density.stepScale);
  const blocks = fitted.flatMap(({ blocks }) => blocks);
  const countBroken = ({ plan: stack, blocks }: FittedStack) =>
    blocks.filter(({ wholeWidth }) => wholeWidth > 0 && wholeWidth <= widthOfArea(card, stack)).length;
  return {
    arrangement: {
      stacks: fitted.map((stack) => layoutRuns(stack, first.get(stack.plan.name) ?? stack.plan.y, fonts)),
      rule: rule
        ? {
            ...rule,
            id: 'rule',
            kind: 'rule',
            y: ruleY(rule, first),
            colour: rule.ownColour ?? card.texts[rule.colour].colour,
          }
        : null,
    },
    lineGaps: fitted.map(lineGapOf),
    broken: fitted.reduce((sum, stack) => sum + countBroken(stack), 0),
    cost:
      blocks.reduce((sum, block) => sum + block.cost, 0) +
      costOfShrinking * Math.max(0, ...blocks.map(({ shrunk }) => shrunk)),
  };
}

/** The width of the area where a stack is planned; beside a large logo that is its column. */
function widthOfArea(
  { plan, guides: { safe } }: PlannedCard,
  { name, width, withoutLogo }: StackPlan,
): number {
  if (withoutLogo && 'x' in withoutLogo) return width;
  return (plan.stacks.find((stack) => stack.name === name)?.area ?? safe).width;
}

function layoutBlocks(
  card: PlannedCard,
  stack: StackPlan,
  texts: readonly TextItem[],
  { fonts, density, known }: { fonts: LayoutFonts; density: Density; known: KnownFits },
): Block[] {
  const { rows } = stack;
  if (rows) {
    const separatorColour = card.texts[rows.separatorColour].colour;
    const inRows = layoutRows({ ...stack, rows }, texts, { fonts, density, separatorColour });
    if (inRows) return inRows;
  }
  return layoutStack(stack, texts, fonts, density, known);
}

/**
 * A very dense candidate wins only without overlaps: otherwise its texts would be small for no benefit. On a card with
 * further lines, fewer overlaps are a benefit.
 */
function isBetter(one: Candidate, other: Candidate | null): boolean {
  if (!other) return true;
  if (one.overlaps > 0 && isVeryDense(one.variant.density) && !hasFurtherLines(one)) return false;
  if (one.overlaps !== other.overlaps) return one.overlaps < other.overlaps;
  if (one.collisions !== other.collisions) return one.collisions < other.collisions;
  if (one.brokenAddresses !== other.brokenAddresses) return one.brokenAddresses < other.brokenAddresses;
  if (one.mergedGroups !== other.mergedGroups) return one.mergedGroups < other.mergedGroups;
  const [isPast, isOtherPast] = [one.pastMargin > 0, other.pastMargin > 0];
  return isPast === isOtherPast ? one.cost < other.cost : isOtherPast;
}

function hasFurtherLines({ variant: { stacks } }: Candidate): boolean {
  return stacks.some(({ texts }) => texts.some(({ item }) => isOptionalField(item.field)));
}
