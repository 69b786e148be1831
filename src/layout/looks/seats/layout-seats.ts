import { isBlank } from '#domain/card/card.ts';
import type { ResolvedCard } from '#domain/card/resolve-card.ts';
import { textFields } from '#domain/card/text-fields.ts';
import { isInside } from '../../blocks/collisions.ts';
import { textBox } from '../../blocks/text-box.ts';
import { growBox } from '../../boxes.ts';
import type { Box, Guides, Size } from '../../guides.ts';
import { type LogoFile, placedLogo } from '../../logo/logo-on-ground.ts';
import type { LogoVersion } from '../../logo/logo-version.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import type { Reserved } from '../../reserved.ts';
import { fillOf, type LogoSize, type SceneItem, type SceneShape } from '../../scene.ts';
import type { Placeholders } from '../../text/card-text.ts';
import { logoSeats } from '../data/logo-seats.ts';
import { clearance, drawAllAround, type Redraw, redrawOf } from '../drawn-around.ts';
import { chosenLook } from '../find-look.ts';
import type { LookArrangement } from '../look.ts';
import { type PlannedLook, planLook, seatFrontOf } from '../plan-look.ts';
import type { Composition } from './compose-side.ts';
import { compositions } from './compositions.ts';
import { airAround, isLargeEnough, opticalSize, ownSize } from './logo-measure.ts';
import { plateShape, plateSize } from './logo-plate.ts';
import { drawnOn } from './logo-version-in-look.ts';
import { groundOfPanel, type SeatFrame, seatFrameOf } from './seat-frame.ts';
import type { SeatScale } from './seat-items.ts';
import { companyWeightOf, withCompanyAsData } from './seat-texts.ts';

/** How a look with seats gives way: the graphic first, then headings, the logo and the size of the data. */
const seatSteps: readonly (Omit<SeatScale, 'companyWeight'> & { graphic: number; logo: number })[] = [
  { graphic: 1, headings: 1, dataPt: null, isTight: false, logo: 1 },
  { graphic: 0.82, headings: 1, dataPt: null, isTight: false, logo: 1 },
  { graphic: 0.64, headings: 1, dataPt: null, isTight: false, logo: 1 },
  { graphic: 0.64, headings: 1, dataPt: 7.2, isTight: true, logo: 1 },
  { graphic: 0.64, headings: 0.92, dataPt: 7, isTight: true, logo: 0.96 },
  { graphic: 0.5, headings: 0.85, dataPt: 7, isTight: true, logo: 0.9 },
  { graphic: 0.5, headings: 0.78, dataPt: 6.8, isTight: true, logo: 0.8 },
  { graphic: 0.36, headings: 0.7, dataPt: 6.8, isTight: true, logo: 0.74 },
  { graphic: 0.25, headings: 0.66, dataPt: 6.5, isTight: true, logo: 0.72 },
];

/** The most compositions of a step whose places are compared with the graphic. */
const mostTried = 32;

type SeatsInput = {
  card: CardWithLook;
  resolved: ResolvedCard;
  guides: Guides;
  fonts: LayoutFonts;
  /** Without one, the side is full of lines. */
  logo: LogoSize | null;
  placeholders: Placeholders;
  isApart: (shape: SceneShape, box: Box) => boolean;
  /** What the front leaves clear. */
  reserved?: Reserved | undefined;
};

/**
 * How much worse than wanted a composition may be on a step: so good that the search ends, and at most. Of the
 * steps with `mayWait` the one with the least cost is taken, beside what the step itself costs.
 */
const stepCosts: readonly { good: number; most: number; own: number; mayWait: boolean }[] = [
  { good: 0.9, most: 2.6, own: 0, mayWait: true },
  { good: 1, most: 2.6, own: 0.25, mayWait: true },
  { good: 1.1, most: 2.6, own: 0.5, mayWait: true },
  { good: 2.4, most: 2.6, own: 0.8, mayWait: true },
  { good: 3, most: 3, own: 0, mayWait: false },
  { good: 5, most: 5, own: 0, mayWait: false },
];
const anyCost = { good: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, own: 0, mayWait: false };

/** From this many lines on, a card without a logo is composed as one with it. */
const fullFrom = 11;

/** Whether a card without a logo is full of lines, in an arrangement that they can be composed in. */
export function isFullCard(card: CardWithLook): boolean {
  const typed = textFields.filter((field) => !isBlank(card.content[field]));
  return typed.length >= fullFrom && isComposedAlone(card);
}

/** Whether the lines of a card can be composed without its logo. */
export function isComposedAlone({ style }: CardWithLook): boolean {
  return !style.layout && !ownArrangements.includes(chosenLook(style.look).front.arrangement.kind);
}

/** Arrangements with a company apart from the other lines. */
const ownArrangements: readonly LookArrangement['kind'][] = ['split', 'bold', 'base', 'divider'];

/** A side with the logo in its seat and its lines in groups; null where they have no room. */
export function layoutSeats(
  input: SeatsInput,
): { items: SceneItem[]; step: number; redraw: Redraw | undefined } | null {
  for (const isSeatFront of frontsOf(input)) {
    let best: FoundSide | null = null;
    for (const index of seatSteps.keys()) {
      const { good, most, own, mayWait } = stepCosts[index] ?? anyCost;
      if (best && !mayWait) break;
      const found = layoutOnStep(input, { index, most }, isSeatFront);
      if (found && (!best || found.cost + own < best.cost)) best = { ...found, cost: found.cost + own };
      if (found && found.cost <= good) break;
    }
    if (best) return { items: best.itemsOf(), step: best.index, redraw: best.redraw };
  }
  return null;
}

/** A side that keeps the rules on a step. */
type FoundSide = {
  itemsOf: () => SceneItem[];
  redraw: Redraw | undefined;
  cost: number;
  index: number;
};

/** Whether a side has the front with a seat for the logo. A full card has it where the one of the look leaves no room. */
function frontsOf({ card, logo, reserved, guides: { cut } }: SeatsInput): boolean[] {
  if (logo) return [true];
  // A panel without the logo has its initial.
  if (reserved?.isLogoApart) return hasLogoPanel(card) ? [false, true] : [true, false];
  const look = chosenLook(card.style.look);
  const front = seatFrontOf(look, (look.shape === 'wide') !== cut.width > cut.height);
  if (!front || front.logo) return [false];
  return front.isTexture ? [false, true] : [true, false];
}

function layoutOnStep(
  input: SeatsInput,
  { index, most }: { index: number; most: number },
  isSeatFront: boolean,
): FoundSide | null {
  const { card, resolved, guides, fonts, placeholders, logo, reserved } = input;
  const step = seatSteps[index];
  if (!step) return null;
  const hasLogo = logo !== null;
  const graphic = hasLogo && hasLogoPanel(card) ? (panelShares[index] ?? step.graphic) : step.graphic;
  const room = { graphic, headings: 1, steps: 1, lines: 3, ...(isSeatFront && { hasLogo: true as const }) };
  const plan = planLook(card, resolved, { guides, fonts, step: room, reserved });
  const planned = withCompanyAsData(plan, card, { hasLogo });
  const scale = { ...step, companyWeight: companyWeightOf(plan) };
  const planFrame = seatFrameOf(planned, { hasLogo });
  const { frame, drawn } = logo
    ? seatedLogo(planned, planFrame, logo, step.logo)
    : { frame: planFrame, drawn: null };
  const sources = {
    source: { planned, fonts, placeholders },
    headSource: { planned: plan, fonts, placeholders },
  };
  const found = compositions(sources, frame, drawn?.outer ?? null, { scale, most });
  for (const { compose, cost } of found.slice(0, mostTried)) {
    const made = compose();
    if (isClear(made, frame, planned, input)) {
      const items = () => itemsOf(made, planned, drawn, reserved?.boxes ?? []);
      return { itemsOf: items, redraw: redrawOf(planned), cost, index };
    }
  }
  return null;
}

/** A panel that holds the logo keeps its width longer than other graphics. */
const panelShares = [1, 1, 1, 1, 1, 0.9, 0.82, 0.64, 0.5] as const;

function hasLogoPanel({ picture, style }: CardWithLook): boolean {
  const { id, front } = chosenLook(style.look);
  return logoSeats[id].at === 'initial' || (front.picture !== undefined && !picture?.ref);
}

/** The logo in its panel, or among the lines where it would be too small there. */
function seatedLogo(planned: PlannedLook, frame: SeatFrame, logo: LogoSize, share: number) {
  const drawn = logoIn(planned, frame, logo, share);
  if (!frame.panel || isLargeEnough(drawn.inner, planned.guides.cut)) return { frame, drawn };
  const outside = { ...frame, panel: null };
  return { frame: outside, drawn: logoIn(planned, outside, logo, share) };
}

/** A logo that has a panel to itself is as much larger. */
const inPanel = 1.11;

type DrawnLogo = {
  outer: Size;
  inner: Size;
  file: LogoFile;
  version: LogoVersion;
};

/** The size of a logo with the plate that it needs. */
function logoIn(planned: PlannedLook, frame: SeatFrame, logo: LogoSize, share: number): DrawnLogo {
  const { palette } = planned.look;
  const { shape } = logoSeats[planned.look.id];
  const ground = frame.panel ? groundOfPanel(planned) : planned.background;
  const { file, version } = drawnOn(ground, palette, logo, planned.logo.version);
  const own = ownSize(file, planned.logo.sizeMm);
  const aimed = own ?? opticalSize(file, planned.guides.cut, frame.panel ? share * inPanel : share);
  const inner = frame.panel && !own ? within(aimed, frame.panel) : aimed;
  return { file, version, inner, outer: version.kind === 'plate' ? plateSize(inner, shape) : inner };
}

/** What is under a logo that is laid out as in an earlier version. */
export function groundOfLogo({ look, background, frame: { arrangement } }: PlannedLook): string {
  return arrangement.kind === 'split' ? look.palette[arrangement.panelGround] : background;
}

/** A logo that has its place in a panel is no larger than that. */
function within(size: Size, panel: Size): Size {
  const scale = Math.min(1, panel.width / size.width, panel.height / size.height);
  return { width: size.width * scale, height: size.height * scale };
}

/** Whether lines and logo are within the margins and clear of the graphic. */
function isClear(
  { runs, logo }: Composition,
  { panel }: SeatFrame,
  { shapes, look }: PlannedLook,
  { guides, isApart, logo: file, reserved }: SeatsInput,
): boolean {
  const texts = runs.map(textBox);
  const solid = shapes.filter(({ isTexture }) => !isTexture);
  const kept = reserved?.boxes ?? [];
  if (!kept.every((box) => solid.every((shape) => isApart(shape, box)))) return false;
  if (!texts.every((box) => isInside(growBox(box, 0, -0.15 * box.height), guides.safe))) return false;
  if (!texts.every((box) => solid.every((shape) => isApart(shape, box)))) return false;
  if (panel || !file) return true;
  // In a frame it is as near to the line as a text may be.
  const isFramed = look.front.graphics.some(({ motif }) => motif === 'frame');
  const grown = isFramed ? logo : growBox(logo, Math.max(0, airAround(logo, guides.cut) - 1.9));
  return solid.every((shape) => isApart(shape, grown));
}

function itemsOf(
  { runs, rules, logo: box }: Composition,
  planned: PlannedLook,
  drawn: DrawnLogo | null,
  kept: readonly Box[],
): SceneItem[] {
  const boxes = [...runs.map(textBox), ...(drawn ? [box] : []), ...kept].map((one) =>
    growBox(one, clearance),
  );
  const around = drawAllAround(planned, boxes);
  return [
    fillOf('background', planned.drawing.guides.bleed, planned.background),
    ...(planned.picture ? [planned.picture] : []),
    ...planned.shapes,
    ...around,
    ...(drawn ? logoItems(box, planned, drawn) : []),
    ...(planned.plan.rule &&
    planned.frame.arrangement.kind === 'divider' &&
    typeof planned.plan.rule.y === 'number'
      ? [
          {
            ...planned.plan.rule,
            id: 'rule',
            kind: 'rule' as const,
            y: planned.plan.rule.y,
            colour: planned.plan.rule.ownColour ?? planned.texts.position.colour,
          },
        ]
      : []),
    ...rules,
    ...runs,
  ];
}

/** The logo where a person has moved it, on the plate that it needs. */
function logoItems(box: Box, planned: PlannedLook, { file, inner, version }: DrawnLogo): SceneItem[] {
  const { leftMm, topMm, hasName } = planned.logo;
  const at = { ...box, x: box.x + leftMm, y: box.y + topMm };
  const image = {
    ...inner,
    x: at.x + (at.width - inner.width) / 2,
    y: at.y + (at.height - inner.height) / 2,
  };
  const placed = placedLogo(file, image, { version, hasName });
  const { shape } = logoSeats[planned.look.id];
  return version.kind === 'plate' ? [plateShape(at, shape, version.colour), placed] : [placed];
}
