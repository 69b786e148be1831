import { resolveCard } from '#domain/card/resolve-card.ts';
import type { Faults } from '../blocks/faults.ts';
import { chooseArrangement } from '../blocks/layout-texts.ts';
import { placeLogo } from '../blocks/place-logo.ts';
import { textBox } from '../blocks/text-box.ts';
import { growBox } from '../boxes.ts';
import { printLimits } from '../check/findings.ts';
import { containsBox, edgeDistance } from '../graphics/shape-geometry.ts';
import { type Box, guidesOf, type Margins, type Size } from '../guides.ts';
import type { CardWithLook } from '../look-layout.ts';
import { fillOf, type PlacedLogo, type Scene, type SceneItem, type SceneShape } from '../scene.ts';
import type { Placeholders } from '../text/card-text.ts';
import type { Fonts } from '../text/fonts.ts';
import { drawAround } from './drawn-graphics.ts';
import { ladder } from './ladder.ts';
import { type PlannedLook, planLook } from './plan-look.ts';

/** How far graphics that are dropped near texts stay from these, in mm. */
const clearance = 2.2;

/** On a card that is too full for all steps, a text near a graphic is worse than a broken address. */
const costOfNearGraphic = 4;

/** A logo stays on the front as long as the graphic gives it room by these steps. */
const stepsForLogo = 4;

/**
 * A side with the step of the ladder that it is on. A card that is too full for all steps has faults. A logo without room
 * on the front is on the back.
 */
export type LaidOutLook = { scene: Scene; step: number; faults: number; isLogoOnBack: boolean };

type LookInput = {
  card: CardWithLook;
  fonts: Fonts;
  logo?: Size | undefined;
  placeholders?: Placeholders;
  margins?: Margins | undefined;
  side?: 'front' | 'back';
};

/** The front of a card with a look, on the first step of the ladder where its texts fit. */
export function layoutLook(input: LookInput): LaidOutLook {
  const { card, logo, margins, side = 'front' } = input;
  const guides = guidesOf(resolveCard(card), margins);
  const withLogo = logo && firstGood(stepsOf(input, logo));
  const { items, step, faults } = withLogo ?? bestWithoutLogo(input);
  return {
    scene: {
      side,
      cut: { width: guides.cut.width, height: guides.cut.height },
      guides,
      hasLook: true,
      items,
    },
    step,
    faults,
    isLogoOnBack: logo !== undefined && !withLogo,
  };
}

/** Whether the front has room for the logo. */
export function hasRoomForLogo(input: LookInput & { logo: Size }): boolean {
  return firstGood(stepsOf(input, input.logo)) !== null;
}

type Attempt = { items: SceneItem[]; step: number; faults: number };

function firstGood(attempts: Iterable<Attempt>): Attempt | null {
  for (const attempt of attempts) if (attempt.faults === 0) return attempt;
  return null;
}

/** The first step without faults; on a card that is too full for all, the first that is no worse than the last. */
function bestWithoutLogo(input: LookInput): Attempt {
  const attempts = [];
  for (const attempt of stepsOf(input, undefined)) {
    if (attempt.faults === 0) return attempt;
    attempts.push(attempt);
  }
  const least = Math.min(...attempts.map(({ faults }) => faults));
  const best = attempts.find(({ faults }) => faults === least);
  if (!best) throw new Error('The ladder has steps');
  return best;
}

function* stepsOf(input: LookInput, logo: Size | undefined): Generator<Attempt> {
  const { card, fonts, placeholders = {}, margins, side = 'front' } = input;
  const resolved = resolveCard(card);
  const guides = guidesOf(resolved, margins);
  for (const [index, step] of (logo ? ladder.slice(0, stepsForLogo) : ladder).entries()) {
    const planned = planLook(card, resolved, { guides, fonts, step, side });
    yield { ...layoutOn(planned, fonts, logo, placeholders), step: index };
  }
}

function layoutOn(planned: PlannedLook, fonts: Fonts, logo: Size | undefined, placeholders: Placeholders) {
  const { variant, arrangement, faults } = chooseArrangement(planned, fonts, logo, placeholders);
  const runs = arrangement.stacks.flat();
  const placed: PlacedLogo | null = logo
    ? {
        ...placeLogo(variant.plan.logo, planned.logo, logo),
        ...(planned.logo.hasName && { hasName: true as const }),
      }
    : null;
  const boxes = [...runs.map(textBox), ...(placed ? [placed.image] : [])];
  const keepClear = boxes.map((box) => growBox(box, clearance));
  const around = planned.around.flatMap((graphic, index) =>
    drawAround(graphic, planned.shapes.length + index, planned.drawing, keepClear),
  );
  const tooNear = boxes.filter((box) => !planned.shapes.every((shape) => isApart(shape, box))).length;
  const tooLong = runs.filter(({ isTooLong }) => isTooLong).length;
  return {
    faults: (faults ? countOf(faults) : 0) + tooLong + costOfNearGraphic * tooNear,
    items: [
      fillOf('background', planned.drawing.guides.bleed, planned.background),
      ...(planned.picture ? [planned.picture] : []),
      ...planned.shapes,
      ...around,
      ...(placed ? [placed] : []),
      ...(arrangement.rule ? [arrangement.rule] : []),
      ...runs,
    ],
  };
}

function countOf({ collisions, brokenAddresses, mergedGroups, pastMargin }: Faults): number {
  return collisions + brokenAddresses + mergedGroups + pastMargin;
}

/** Whether a text is far enough from a shape, or inside a panel. */
function isApart(shape: SceneShape, box: Box): boolean {
  const { needed, insidePanel } = printLimits.graphicToTextMm;
  const distance = edgeDistance(shape, box, needed);
  return distance >= needed || (distance >= insidePanel && containsBox(shape, box));
}
