import { type GraphicCrop, tidyAdjustments } from '#domain/card/adjustments.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { attemptsOf, hasOneAttempt } from '../adjust/attempts.ts';
import { firstWithoutFaults, plannedSizes } from '../adjust/keep-wishes.ts';
import { countOf } from '../blocks/faults.ts';
import { chooseArrangement } from '../blocks/layout-texts.ts';
import { placeLogo } from '../blocks/place-logo.ts';
import { textBox } from '../blocks/text-box.ts';
import { clipBox, growBox } from '../boxes.ts';
import { containsBox, edgeDistance, outlinesOf } from '../graphics/shape-geometry.ts';
import { type Box, type Guides, guidesOf, type Margins, type Size } from '../guides.ts';
import type { LayoutPlan } from '../layout-plan.ts';
import { printLimits } from '../limits/print-limits.ts';
import type { CardWithLook, LayoutFonts } from '../look-layout.ts';
import type { Reserved } from '../reserved.ts';
import {
  fillOf,
  type GlyphRun,
  type PlacedLogo,
  type Scene,
  type SceneItem,
  type SceneShape,
} from '../scene.ts';
import type { Placeholders } from '../text/card-text.ts';
import { logoSeats } from './data/logo-seats.ts';
import { clearance, drawAllAround, type Redraw, redrawOf } from './drawn-around.ts';
import { type FallbackStep, fallbackSteps } from './fallback-steps.ts';
import { chosenLook } from './find-look.ts';
import { heroOf, layoutHero } from './hero/layout-hero.ts';
import { nameBelowLogo, type PlannedLook, planLook } from './plan-look.ts';
import { groundOfLogo, isComposedAlone, isFullCard, layoutSeats } from './seats/layout-seats.ts';
import { logoInVersion } from './seats/logo-in-version.ts';
import { groundInLook } from './seats/logo-version-in-look.ts';

/** On a card that is too full for all steps, a text near a graphic is worse than a broken address. */
const costOfNearGraphic = 4;

/** Texts nearer to the logo above them than this look crowded, in mm. */
const roomBelowLogo = 1.9;

/** A logo that is wider than this, by its height, leaves no room for a company beside it. */
const widestBeside = 1.3;

/** A logo stays on the front as long as the graphic gives it room by these steps. */
const stepsWithLogo = fallbackSteps.slice(0, 4);

/**
 * A side with the fallback step that it is on. A card that is too full for all steps has faults. A logo without room
 * on the front is on the back.
 */
export type LaidOutLook = {
  scene: Scene;
  step: number;
  faults: number;
  isLogoOnBack: boolean;
  /** It is composed around its seats. */
  isSeated?: true;
  /** It is composed around a large logo. */
  isHero?: true;
  /** Draws the graphics that keep clear of what is on the side. */
  redraw?: Redraw | undefined;
};

type LookInput = {
  card: CardWithLook;
  fonts: LayoutFonts;
  logo?: Size | undefined;
  placeholders?: Placeholders;
  margins?: Margins | undefined;
  side?: 'front' | 'back';
  /** What the front leaves clear. A hero is composed around nothing else than its logo. */
  reserved?: Reserved | undefined;
};

/** How many faults it is worth that the wishes move the logo off the front, or out of its seat. */
const costs = { logoOnBack: 1000, unseated: 100 } as const;

/** The front of a card with a look: as it is wished, on the first fallback step where everything fits. */
export function layoutLook(input: LookInput): LaidOutLook {
  const { card } = input;
  if (card.style.adjustments?.graphic && (input.side ?? 'front') === 'front') return croppedFront(input);
  if (hasOneAttempt(card)) return layoutSide(input);
  const { laid } = firstWithoutFaults(wishedSides(input));
  if ((input.side ?? 'front') === 'front') rememberRoom(input, !laid.isLogoOnBack);
  return laid;
}

/** What is left of a crop where text needs the room of the graphic. */
const cropShares = [1, 0.75, 0.5, 0.25] as const;

/** The most steps that a graphic gives way further to keep its crop. */
const mostStepsOfCrop = 2;

/** The front with its graphic cropped, as far as text has room beside it. */
function croppedFront(input: LookInput): LaidOutLook {
  const { card } = input;
  const { graphic = {}, ...adjustments } = card.style.adjustments ?? {};
  const { adjustments: _, ...style } = card.style;
  const others = tidyAdjustments(adjustments);
  const plain = layoutLook({
    ...input,
    card: { ...card, style: { ...style, ...(others && { adjustments: others }) } },
  });
  const canCrop = !chosenLook(card.style.look).front.picture && !plain.isHero;
  for (const share of canCrop ? cropShares : []) {
    const { dx = 0, dy = 0, zoom = 1 } = graphic;
    const crop = { dx: share * dx, dy: share * dy, zoom: 1 + share * (zoom - 1) };
    const laid = layoutSide({ ...input, card: withCrop(card, crop) });
    const isAsGood =
      laid.faults <= plain.faults &&
      laid.isLogoOnBack === plain.isLogoOnBack &&
      laid.step <= plain.step + mostStepsOfCrop;
    if (isAsGood) return share === 1 ? laid : withMissedCrop(laid, share);
  }
  return withMissedCrop(plain, 0);
}

function withCrop(card: CardWithLook, graphic: GraphicCrop): CardWithLook {
  return { ...card, style: { ...card.style, adjustments: { ...card.style.adjustments, graphic } } };
}

function withMissedCrop(laid: LaidOutLook, share: number): LaidOutLook {
  const missed = { wish: 'zoom', of: 'graphic', needed: 100, measured: 100 * share } as const;
  return { ...laid, scene: { ...laid.scene, missed: [missed] } };
}

function* wishedSides(input: LookInput): Generator<{ laid: LaidOutLook; faults: number }> {
  const { margins, logo, card } = input;
  const resolved = resolveCard(card);
  const guides = guidesOf(resolved, margins);
  const [step] = fallbackSteps;
  const planned = () =>
    step ? plannedSizes(planLook(card, resolved, { guides, fonts: undefined, step }).plan) : {};
  for (const wished of attemptsOf(card, planned)) {
    const laid = layoutSide({ ...input, card: wished });
    const isUnseated = logo !== undefined && hasSeats(card.style.look) && !laid.isSeated;
    yield {
      laid,
      faults: laid.faults + (laid.isLogoOnBack ? costs.logoOnBack : 0) + (isUnseated ? costs.unseated : 0),
    };
  }
}

/** A side on the first fallback step where everything fits. */
function layoutSide(input: LookInput): LaidOutLook {
  const { card, logo, margins, side = 'front' } = input;
  const guides = guidesOf(resolveCard(card), margins);
  const seated = hasSeats(card.style.look) ? (heroFront(input, guides) ?? seatedFront(input, guides)) : null;
  if (seated) {
    if (side === 'front') rememberRoom(input, true);
    const { items, step, redraw } = seated;
    const scene = {
      side,
      cut: { width: guides.cut.width, height: guides.cut.height },
      guides,
      hasLook: true as const,
      items,
    };
    const isHero = 'isHero' in seated && { isHero: true as const };
    return { scene, step, faults: 0, isLogoOnBack: false, isSeated: true, redraw, ...isHero };
  }
  const withLogo = logo && bestWithLogo(stepsOf(input, logo));
  if (side === 'front') rememberRoom(input, withLogo !== null);
  const { itemsOf, step, faults, redraw } = withLogo ?? bestWithoutLogo(input);
  return {
    scene: {
      side,
      cut: { width: guides.cut.width, height: guides.cut.height },
      guides,
      hasLook: true,
      items: itemsOf(),
    },
    step,
    faults,
    isLogoOnBack: logo !== undefined && !withLogo,
    redraw,
  };
}

/** The front of a card whose hero is the logo. */
function heroFront(input: LookInput, guides: Guides) {
  const { card, fonts, logo, placeholders = {}, side = 'front', reserved } = input;
  if (side === 'back' || reserved || !heroOf(card)) return null;
  const hero = layoutHero({
    card,
    resolved: resolveCard(card),
    guides,
    fonts,
    logo,
    placeholders,
    isApart,
  });
  return hero && { ...hero, redraw: undefined, isHero: true };
}

/** The front of a card with seats: with its logo, or full of lines. */
function seatedFront(input: LookInput, guides: Guides) {
  const { card, fonts, logo, placeholders = {}, side = 'front', reserved } = input;
  const resolved = resolveCard(card);
  if (side === 'back' || resolved.typeset || isCompanyOnly(card)) return null;
  const isLogoApart = reserved?.isLogoApart === true && isComposedAlone(card);
  if (!logo && !isLogoApart && !isFullCard(card)) return null;
  return layoutSeats({ card, resolved, guides, fonts, logo: logo ?? null, placeholders, isApart, reserved });
}

/** Whether the front has the company only, and the back the person. */
function isCompanyOnly({ back, style }: CardWithLook): boolean {
  return back?.kind === 'look' && chosenLook(style.look).back.content.kind === 'card';
}

/** Whether the front has room for the logo. */
export function hasRoomForLogo(input: LookInput & { logo: Size }): boolean {
  const { card, fonts, logo, margins } = input;
  const last = rooms.get(card);
  const isSame =
    last?.fonts === fonts &&
    last.margins === margins &&
    last.logo.width === logo.width &&
    last.logo.height === logo.height;
  if (isSame) return last.hasRoom;
  if (hasSeats(card.style.look)) return !layoutLook(input).isLogoOnBack;
  return firstGood(stepsOf(input, logo)) !== null;
}

type Room = { fonts: LayoutFonts; logo: Size; margins: Margins | undefined; hasRoom: boolean };

/** Whether the front that was laid out last had room for the logo: the back of the card asks for it next. */
const rooms = new WeakMap<CardWithLook, Room>();

function rememberRoom(input: LookInput, hasRoom: boolean): void {
  const { card, fonts, logo, margins, placeholders = {}, reserved } = input;
  if (reserved) return;
  if (logo && Object.keys(placeholders).length === 0) rooms.set(card, { fonts, logo, margins, hasRoom });
  else rooms.delete(card);
}

/** What a fallback step gives. Its items are made for the step that is used. */
type Attempt = {
  itemsOf: () => SceneItem[];
  step: number;
  faults: number;
  belowLogoMm: number;
  redraw: Redraw | undefined;
};

function firstGood(attempts: Iterable<Attempt>): Attempt | null {
  for (const attempt of attempts) if (attempt.faults === 0) return attempt;
  return null;
}

/** The first step without faults where texts are well below or beside the logo, else the one with the most room below it. */
function bestWithLogo(attempts: Iterable<Attempt>): Attempt | null {
  let best: Attempt | null = null;
  for (const attempt of attempts) {
    if (attempt.faults > 0) continue;
    if (!best || attempt.belowLogoMm > best.belowLogoMm) best = attempt;
    if (best.belowLogoMm >= roomBelowLogo) break;
  }
  return best;
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
  if (!best) throw new Error('There are fallback steps');
  return best;
}

function* stepsOf(input: LookInput, logo: Size | undefined): Generator<Attempt> {
  const { card, fonts, placeholders = {}, margins, side = 'front', reserved } = input;
  const resolved = resolveCard(card);
  const guides = guidesOf(resolved, margins);
  const planned = (step: FallbackStep) => planLook(card, resolved, { guides, fonts, step, side, reserved });
  const attempt = (plan: PlannedLook, step: number) => {
    const isSeats = hasSeats(card.style.look);
    const kept = reserved?.boxes ?? [];
    return { ...layoutOn(plan, fonts, { logo, isSeats, kept }, placeholders), step };
  };
  for (const [index, step] of (logo ? stepsWithLogo : fallbackSteps).entries()) {
    // Cards with shared sizes stay alike.
    if (logo && step.headings === 1 && !resolved.typeset) {
      const apart = attempt(planned({ ...step, isNameApart: true }), index);
      if (apart.isAsPlanned && !apart.coversGraphic && apart.belowLogoMm > nameBelowLogo.least + 1)
        yield apart;
    }
    const plain = attempt(planned(step), index);
    // Where it covers the graphic as designed, the look has no place for it.
    if (plain.coversGraphic) return;
    yield plain;
  }
  if (!logo || logo.width > widestBeside * logo.height) return;
  for (const [index, step] of stepsWithLogo.entries()) {
    // A company has less width beside a logo than below it.
    if (step.headings === 1) continue;
    const beside = planned({ ...step, isLogoBeside: true });
    if (!beside.hasLogoBeside) return;
    yield attempt(beside, index);
  }
}

function layoutOn(
  planned: PlannedLook,
  fonts: LayoutFonts,
  { logo, isSeats, kept }: { logo: Size | undefined; isSeats: boolean; kept: readonly Box[] },
  placeholders: Placeholders,
) {
  const { variant, arrangement, faults } = chooseArrangement(planned, fonts, logo, placeholders);
  const runs = arrangement.stacks.flat();
  const placed: PlacedLogo | null = logo
    ? {
        ...placeLogo(variant.plan.logo, planned.logo, logo),
        ...(planned.logo.hasName && { hasName: true as const }),
      }
    : null;
  const texts = runs.map(textBox);
  const boxes = [...texts, ...(placed ? [placed.image] : []), ...kept];
  const tooNear = boxes.filter((box) => !planned.shapes.every((shape) => isApart(shape, box))).length;
  const tooLong = runs.filter(({ isTooLong }) => isTooLong).length;
  const logoAsDesigned = logo && plannedLogo(planned, variant.plan, logo);
  return {
    faults: (faults ? countOf(faults) : 0) + tooLong + costOfNearGraphic * tooNear,
    coversGraphic: logoAsDesigned !== undefined && coversGraphic(logoAsDesigned, planned, texts),
    isAsPlanned: variant.cost === 0,
    // Cards with shared sizes stay alike.
    belowLogoMm: logoAsDesigned && !planned.typeset ? roomBelow(logoAsDesigned, runs) : roomBelowLogo,
    redraw: redrawOf(planned),
    itemsOf: () => [
      fillOf('background', planned.drawing.guides.bleed, planned.background),
      ...(planned.picture ? [planned.picture] : []),
      ...planned.shapes,
      ...drawnAround(planned, boxes),
      ...(placed ? (isSeats ? legibleLogo(placed, planned) : [placed]) : []),
      ...(arrangement.rule ? [arrangement.rule] : []),
      ...runs,
    ],
  };
}

/** A logo that is laid out as in an earlier version, as it is legible there. */
function legibleLogo(placed: PlacedLogo, planned: PlannedLook): SceneItem[] {
  const { look, logo } = planned;
  const ground = groundOfLogo(planned);
  return logoInVersion(placed, groundInLook(ground, look.palette), logo.version, logoSeats[look.id].shape);
}

/** The logo where the look has it: one that the user moves does not move the texts. */
function plannedLogo({ logo: { sizeMm } }: PlannedLook, plan: Pick<LayoutPlan, 'logo'>, logo: Size): Box {
  return placeLogo(plan.logo, { sizeMm, leftMm: 0, topMm: 0 }, logo).image;
}

/** From this share of it on, a logo lies on a graphic, and dropping what is under it would leave a hole. */
const coveringShare = 0.1;

/** Whether a logo would be in the midst of a graphic that keeps clear of texts. */
function coversGraphic(logo: Box, planned: PlannedLook, texts: readonly Box[]): boolean {
  const parts = drawnAround(planned, texts)
    .flatMap((shape) => ('fill' in shape ? outlinesOf(shape) : []))
    .map(({ box }) => clipBox(box, logo));
  const covered = parts.reduce((sum, { width, height }) => sum + Math.max(0, width) * Math.max(0, height), 0);
  return covered > coveringShare * logo.width * logo.height;
}

/** From a logo to the first text below it, in mm. */
function roomBelow({ x, y, width, height }: Box, runs: readonly GlyphRun[]): number {
  const below = runs.map(textBox).filter((box) => box.x < x + width && box.x + box.width > x && box.y > y);
  return Math.min(...below.map((box) => box.y - y - height));
}

/** The graphics that keep clear of texts, and of the logo if its box is given too. */
function drawnAround(planned: PlannedLook, boxes: readonly Box[]): SceneShape[] {
  return drawAllAround(
    planned,
    boxes.map((box) => growBox(box, clearance)),
  );
}

/** Whether a text is far enough from a shape, or inside a panel. */
export function isApart(shape: SceneShape, box: Box): boolean {
  const { needed, insidePanel } = printLimits.graphicToTextMm;
  const distance = edgeDistance(shape, box, needed);
  return distance >= needed || (distance >= insidePanel && containsBox(shape, box));
}
