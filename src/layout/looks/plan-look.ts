import type { GraphicCrop } from '#domain/card/adjustments.ts';
import type { Card, Layout } from '#domain/card/card.ts';
import type { FrontPicture } from '#domain/card/card-picture.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { storedLines } from '#domain/card/line-breaks.ts';
import { contactLabelOf, type ResolvedCard } from '#domain/card/resolve-card.ts';
import { mapTexts, type TextField, textFieldRecords } from '#domain/card/text-fields.ts';
import type { RoleColours } from '#domain/look/look-palettes.ts';
import { adjustPlan } from '../adjust/adjust-plan.ts';
import { clipBox } from '../boxes.ts';
import { luminance } from '../colour/contrast.ts';
import { cardShapeOf } from '../graphics/canvas.ts';
import { type Crop, cropFree, cropOf, cropShapes } from '../graphics/crop.ts';
import { keepsClearOfTexts, shrinkGraphic } from '../graphics/draw-graphic.ts';
import { frameShare, isBrokenFrame } from '../graphics/figures/frame.ts';
import { letterOutline } from '../graphics/letters.ts';
import type { Graphic, GraphicOf } from '../graphics/motifs.ts';
import type { Box, Guides, Size } from '../guides.ts';
import type { LayoutPlan } from '../layout-plan.ts';
import { minTextPtOfLooks } from '../limits/legibility.ts';
import { printLimits } from '../limits/print-limits.ts';
import type { CardWithLook, LayoutFonts } from '../look-layout.ts';
import { availableFont } from '../plan-card.ts';
import type { PlannedCard } from '../planned-card.ts';
import type { Reserved } from '../reserved.ts';
import type { PlacedPicture, SceneShape } from '../scene.ts';
import { faceOf } from '../text/faces.ts';
import { smallestDataPt } from '../text/font-measures.ts';
import { arrange, growArea, turnArea } from './arrangements/arrange.ts';
import type { Measure } from './arrangements/arrangement-input.ts';
import { anchorBelow } from './arrangements/one-column.ts';
import { type FullType, fullType, lineKindOf } from './arrangements/text-items.ts';
import { drawShapes, type SideDrawing } from './drawn-graphics.ts';
import type { FallbackStep } from './fallback-steps.ts';
import { type ChosenLook, chosenLook } from './find-look.ts';
import { drawnInitials } from './initials.ts';
import type { LineKind, LookArrangement, Shares } from './look.ts';
import { drawPicture } from './place-picture.ts';
import { quietOn, roleAsText, strongOn } from './text-colours.ts';

/** A card with the plan of its look on a fallback step. */
export type PlannedLook = PlannedCard & {
  look: ChosenLook;
  picture: PlacedPicture | null;
  /** What is drawn under the texts, over the picture. */
  shapes: readonly SceneShape[];
  /** The graphics that are drawn when the texts are placed: they keep clear of them. */
  around: readonly Graphic[];
  /** How a person has cropped the graphics; null as designed. */
  crop: Crop | null;
  /** What a graphic of this card is drawn with. */
  drawing: SideDrawing;
  /** The company is to the right of the logo. */
  hasLogoBeside: boolean;
  /** What its text is arranged with. */
  frame: { measure: Measure; type: FullType; arrangement: LookArrangement; emptyPicture: Box | null };
};

/** From a logo to a name below it, where there is room and where there is not, in mm. */
export const nameBelowLogo = { apart: 4.8, least: 2.6 } as const;

/** From a text to a graphic beside it, in mm. */
const besideGraphic = 2.2;

/** Every font of a card with a look: its own first, then the look's. */
function lookFontsOf({ style }: Card, { fonts }: ChosenLook, type: ChosenLook['front']['type']) {
  return mapTexts((field) => {
    const { font = field === 'companyName' || field === 'fullName' ? 'heading' : 'data' } =
      type[lineKindOf(field)] ?? {};
    return ownValueOf(style.fonts, field) ?? fonts[font];
  });
}

/** The text that stands for a kind of line. */
const firstOfKind = {
  company: 'companyName',
  subtitle: 'website',
  name: 'fullName',
  role: 'position',
  contact: 'phone',
} as const satisfies Record<LineKind, TextField>;

/** The smallest size of a text in a font on a ground, in pt: light texts on a darker ground fill in. */
export function minPtOn(ground: string, font: FontName, palette: RoleColours): number {
  const isReversed = luminance(strongOn(ground, palette)) > luminance(ground);
  return Math.max(smallestDataPt(font), isReversed ? minTextPtOfLooks.reversed : 0);
}

/** The card's own value of a text: its own, else that of the text that it follows. */
export function ownValueOf<Value>(
  values: { readonly [Key in TextField]?: Value | undefined },
  field: TextField,
): Value | undefined {
  const source = textFieldRecords[field].followsStyleOf;
  return values[field] ?? (source && ownValueOf(values, source));
}

/** How a text is set: its font and its colour, and the size and the ground by which the colour is judged. */
type TextStyle = { font: FontName; colour: string; sizePt: number; ground: string };

/** The arrangement, the ground, the type and the style of every text of a card with a look. */
export function lookStyle(card: Card, look: ChosenLook, step: FallbackStep) {
  const { palette, front } = look;
  const background = card.style.background ?? palette[front.ground];
  const arrangement = arrangementOf(look, card.style.layout, step);
  const fonts = lookFontsOf(card, look, front.type);
  const groundOf = (field: TextField) =>
    arrangement.kind === 'split' && textFieldRecords[field].group === 'company'
      ? palette[arrangement.panelGround]
      : background;
  const type = fullType(front.type, step, (kind) =>
    minPtOn(groundOf(firstOfKind[kind]), fonts[firstOfKind[kind]], palette),
  );
  const texts: Readonly<Record<TextField, TextStyle>> = mapTexts((field) => {
    const kind = lineKindOf(field);
    const { colour: role } = type[kind];
    const sizePt = card.style.adjustments?.fields?.[field]?.pt ?? type[kind].sizePt;
    const ground = groundOf(field);
    const isStrong = kind === 'company' || kind === 'name';
    const fallback = isStrong ? strongOn(ground, palette) : quietOn(ground, palette);
    const own = ownValueOf(card.style.colours, field);
    const colour = own ?? (role && roleAsText(role, sizePt, ground, palette)) ?? fallback;
    return { font: fonts[field], colour, sizePt, ground };
  });
  return { background, arrangement, type, texts };
}

/** The plan of a card with a look. */
export function planLook(
  card: CardWithLook,
  resolved: ResolvedCard,
  {
    guides,
    fonts,
    step,
    side = 'front',
    reserved,
  }: {
    guides: Guides;
    fonts: LayoutFonts | undefined;
    step: FallbackStep;
    side?: 'front' | 'back';
    reserved?: Reserved | undefined;
  },
): PlannedLook {
  const look = lookOfSide(chosenLook(card.style.look), side);
  const { palette } = look;
  const { arrangement, background: ground, type, texts } = lookStyle(card, look, step);
  const drawing = drawingOf({ card, look, guides, ground, fonts });
  // A company in a panel needs all of it.
  const room = arrangement.kind === 'split' ? { ...step, graphic: 1 } : step;
  const under = drawUnderTexts(look, drawing, room, card.picture);
  const { picture, around, frame } = under;
  const { limits } = reserved ?? {};
  const crop = side === 'front' ? cropIn(under, look, resolved.adjustments?.graphic, guides) : null;
  const shapes = cropShapes(under.shapes, crop);
  const within = (box: Box) => (limits ? areaWithin(box, limits, guides) : box);
  const uncut = cropFree(under.free, crop, guides.cut);
  const free = within(uncut);
  const area = under.area === under.free ? free : within(under.area);
  const measure: Measure = {
    ...measureOf(area, free, guides, frame && { ...frame, share: frameShare(room.graphic) }),
    belowLogo: step.isNameApart ? nameBelowLogo.apart : nameBelowLogo.least,
  };
  return {
    guides: { ...guides, safe: safeOf(arrangement, area, { guides, measure, type }) },
    plan: adjustPlan(
      onSide(
        arrange({ cut: guides.cut, area, measure, type, colours: palette }, arrangement, {
          mayBeOneEdge: step.headings < 1,
        }),
        hasTwoSides(card, look) ? side : null,
      ),
      resolved.adjustments,
    ),
    background: ground,
    logo: resolved.logo,
    typeset: resolved.typeset,
    adjustments: resolved.adjustments,
    keepsSizes: true,
    texts: mapTexts((field) => ({
      typed:
        field === 'fullName'
          ? joinTitles(storedLines(card.content[field] ?? ''))
          : (card.content[field] ?? ''),
      label: contactLabelOf(field, resolved),
      colour: texts[field].colour,
      ...(fonts ? availableFont(texts[field].font, fonts) : { font: texts[field].font }),
    })),
    look,
    picture,
    shapes,
    around,
    crop,
    drawing,
    hasLogoBeside: isLogoBeside(arrangement),
    frame: { measure, type, arrangement, emptyPicture: 'empty' in under ? under.empty : null },
  };
}

/** The crop of the graphics of a front; the place of a picture has none. */
function cropIn(
  { shapes, around }: { shapes: readonly SceneShape[]; around: readonly Graphic[] },
  { front }: ChosenLook,
  wished: GraphicCrop | undefined,
  guides: Guides,
): Crop | null {
  if (!wished || front.picture) return null;
  return cropOf(wished, shapes, guides, around.length > 0);
}

/** What the graphics of a side are drawn with. */
export function drawingOf({
  card,
  look,
  guides,
  ground,
  fonts,
}: {
  card: Card;
  look: ChosenLook;
  guides: Guides;
  ground: string;
  fonts: LayoutFonts | undefined;
}): SideDrawing {
  const face = faceOf(look.fonts.heading, { weight: headingWeight(look) });
  return {
    guides,
    palette: look.palette,
    ground,
    ...drawnInitials(card, isPortrait(card, look)),
    face: fonts ? face : null,
    letters: (text) => (fonts ? letterOutline(fonts, face, text) : { path: '', width: 0.7, height: 1 }),
  };
}

/** Whether the picture of a card is of a person. */
function isPortrait({ picture }: Card, { front }: ChosenLook): boolean {
  const shape = front.picture && (picture?.shape ?? front.picture.shape);
  return shape === 'round' || shape === 'square';
}

/** A name whose titles stay on the line of the first name, and those after it on the line of the last. */
function joinTitles(name: string): string {
  return name
    .replace(/^(?:\p{L}{1,6}\. ?)+/u, (titles) => titles.replaceAll(' ', '\u00a0'))
    .replace(/, (?=\p{L}{1,5}\.?(?:,|$))/gu, ',\u00a0');
}

/** Whether the look has the person and the contact on its back, and this card has that back. */
function hasTwoSides({ back }: Card, look: ChosenLook): boolean {
  return back?.kind === 'look' && look.back.content.kind === 'card';
}

/** The texts of one side, where the company is on the front and the person on the back. */
function onSide(plan: LayoutPlan, side: 'front' | 'back' | null): LayoutPlan {
  if (side === null) return plan;
  return { ...plan, stacks: plan.stacks.filter(({ name }) => (name === 'company') === (side === 'front')) };
}

/** The look with its back in place of its front, where the back has texts as a front has. */
export function lookOfSide(look: ChosenLook, side: 'front' | 'back'): ChosenLook {
  const { content, ground, graphics } = look.back;
  if (side === 'front' || content.kind !== 'card') return look;
  return { ...look, front: { ground, graphics, arrangement: { kind: 'edge' }, type: content.type } };
}

/** The weight of a look's largest texts, for letters in graphics. */
export function headingWeight({ front: { type } }: ChosenLook) {
  const { company, name } = type;
  return (company?.sizePt ?? 0) >= (name?.sizePt ?? 0) ? (company?.weight ?? 600) : (name?.weight ?? 600);
}

/** The graphics that lie under the texts, and the area that is left for these. */
function drawUnderTexts(
  look: ChosenLook,
  drawing: SideDrawing,
  step: FallbackStep,
  picture: FrontPicture | undefined,
) {
  const { front, isMirrored } = look;
  const { width, height } = drawing.guides.cut;
  if (front.picture) {
    const scale = step.isStripe ? leastPicture : step.graphic;
    const { hasLogo } = step;
    const { free, ...drawn } = drawPicture(front.picture, picture, drawing, { scale, isMirrored, hasLogo });
    return { ...drawn, around: [], area: free, free, frame: null };
  }
  if (step.isStripe) return stripeOnly(drawing);
  const isOtherShape = look.shape !== cardShapeOf(drawing.guides.cut);
  const isTurned = (look.shape === 'wide') !== width > height;
  const seated = step.hasLogo ? seatFrontOf(look, isTurned) : undefined;
  const own = seated ?? (isTurned && front.turned ? front.turned : front);
  const graphics = own.graphics
    .filter(({ motif }) => seated || !(step.hasLogo && motif === 'monogram' && own.graphics.length > 1))
    .map((graphic) => (seated?.logo ? graphic : shrinkGraphic(graphic, step.graphic)));
  const under = graphics.filter((graphic) => !keepsClearOfTexts(graphic));
  const drawn = under.map((graphic, index) => drawShapes(graphic, index, drawing));
  const free = drawn.reduce<Box>((rest, { free }) => (free ? clipBox(rest, free) : rest), {
    x: 0,
    y: 0,
    width,
    height,
  });
  const designed = isOtherShape && own === front ? otherArea(front) : own.area;
  const share = seated?.logo ? 1 : step.graphic;
  const area = designed ? boxOf(mirrored(growArea(designed, share), isMirrored), width, height) : free;
  return {
    picture: null,
    shapes: drawn.flatMap(({ shapes }, index) =>
      seated?.isTexture && under[index]?.motif === 'monogram'
        ? shapes.map((shape): SceneShape => ({ ...shape, isTexture: true }))
        : shapes,
    ),
    around: graphics.filter(keepsClearOfTexts),
    area,
    free,
    frame: frameOf(graphics),
  };
}

/** The front with the logo in the place of its hero. A figure needs the card of its shape. */
export function seatFrontOf({ front: { seated } }: ChosenLook, isTurned: boolean) {
  return seated?.isOfOneShape && isTurned ? undefined : seated;
}

/** The frame among graphics, and whether it is of short strokes. */
function frameOf(graphics: readonly Graphic[]): { isBroken: boolean } | null {
  const frame = graphics.find((graphic): graphic is GraphicOf<'frame'> => graphic.motif === 'frame');
  return frame ? { isBroken: isBrokenFrame(frame.params?.kind) } : null;
}

/** A picture stays on the fullest card. */
const leastPicture = 0.24;

/** The area on a card of another shape. Graphics say where they leave room then; sprigs do not know it. */
function otherArea({ area, graphics }: ChosenLook['front']): Shares | undefined {
  return area && graphics.some(({ motif }) => motif === 'sprig') ? turnArea(area) : undefined;
}

/** All that is left of a graphic on a full card: a stripe along the bottom, in the accent, and the room for it, in mm. */
const stripe = { width: 2.4, room: 3 } as const;

function stripeOnly(drawing: SideDrawing) {
  const params = { at: 'bottom', widths: [stripe.width], gaps: [], roles: ['accent'] } as const;
  const { shapes } = drawShapes({ motif: 'stripe', params }, 0, drawing);
  const { width, height } = drawing.guides.cut;
  const area = { x: 0, y: 0, width, height: height - stripe.room };
  return { picture: null, shapes, around: [], area, free: area, frame: null };
}

function mirrored([x, y, width, height]: Shares, isMirrored: boolean): Shares {
  return isMirrored ? [1 - x - width, y, width, height] : [x, y, width, height];
}

function boxOf([x, y, w, h]: Shares, width: number, height: number): Box {
  return { x: x * width, y: y * height, width: w * width, height: h * height };
}

/** The area whose texts are within limits. */
function areaWithin(area: Box, limits: Box, { cut }: Guides): Box {
  const margin = marginAtCut(cut);
  const isCutOff = (distance: number) => distance > 1e-6;
  const [right, bottom] = [limits.x + limits.width, limits.y + limits.height];
  const left = isCutOff(limits.x) ? Math.max(area.x, limits.x - margin) : area.x;
  const top = isCutOff(limits.y) ? Math.max(area.y, limits.y - margin + 1) : area.y;
  const end = area.x + area.width;
  const foot = area.y + area.height;
  return {
    x: left,
    y: top,
    width: (isCutOff(cut.width - right) ? Math.min(end, right + besideGraphic) : end) - left,
    height: (isCutOff(cut.height - bottom) ? Math.min(foot, bottom + margin - 1) : foot) - top,
  };
}

function marginAtCut({ width, height }: Size): number {
  if (width > height) return 6;
  return Math.min(width, height) < 45 ? 4.5 : 5;
}

/** The margin in a frame that keeps a share of its distance. The least is 2 mm from its line. */
function marginInFrame({ width, height }: Size, share: number): number {
  const [designed, least] = [width > height ? 8.6 : 6.4, 5];
  return least + (designed - least) * share;
}

/** Letters reach over the line that they stand on, and stand higher than the edge they start at: more room in a near frame, in mm. */
const aboveAndBelow = 0.6;

/** From margin to margin in an area. At the cut the margin is wide; beside a graphic it is small. */
function measureOf(
  area: Box,
  free: Box,
  { cut }: Guides,
  frame: { isBroken: boolean; share: number } | null,
): Omit<Measure, 'belowLogo'> {
  const isFramed = frame !== null;
  const margin = frame ? marginInFrame(cut, frame.share) : marginAtCut(cut);
  const more = frame?.isBroken ? aboveAndBelow * (1 - frame.share) : 0;
  const atCut = (distance: number) => (distance < 1 || isFramed ? margin : besideGraphic);
  // Texts keep their margin from a graphic on their left: that is their edge.
  const left = area.x + margin;
  const right = area.x + area.width - atCut(cut.width - area.x - area.width);
  const top = area.y + (area.y < 1 || isFramed ? margin + more : margin - 1);
  const isAtBottom = cut.height - area.y - area.height < 1;
  const bottom = area.y + area.height - (isAtBottom || isFramed ? margin + more : margin - 1);
  const topWidth = Math.max(
    0.4 * (right - left),
    Math.min(right, free.x + free.width - besideGraphic) - left,
  );
  return { left, right, top, bottom, width: right - left, height: bottom - top, topWidth };
}

/** Where an arrangement may have text. The panel of a split is outside the area; a company beside a logo is no higher. */
function safeOf(
  arrangement: LookArrangement,
  area: Box,
  { guides, measure, type }: { guides: Guides; measure: Measure; type: FullType },
): Box {
  if (arrangement.kind === 'split') return guides.safe;
  const safe = safeArea(area, guides.safe);
  if (!isLogoBeside(arrangement)) return safe;
  const y = Math.max(safe.y, anchorBelow(measure.top, type.company) - 4);
  return { ...safe, y, height: safe.y + safe.height - y };
}

function isLogoBeside(arrangement: LookArrangement): boolean {
  return arrangement.kind === 'edge' && arrangement.isLogoBeside === true;
}

/** Where texts may be: within the safe margin and clear of graphics at their left and above them. */
function safeArea(area: Box, safe: Box): Box {
  const beside = (at: number) => (Math.abs(at) < 1e-6 ? 0 : printLimits.graphicToTextMm.needed);
  const [left, top] = [beside(area.x), beside(area.y)];
  const inner = { x: area.x + left, y: area.y + top, width: area.width - left, height: area.height - top };
  return clipBox(inner, safe);
}

/** The arrangements of the layouts that a person can choose in any look. */
const arrangementsOfLayouts: Record<Layout, LookArrangement> = {
  classic: { kind: 'classic', split: 0.6 },
  centered: { kind: 'centered', top: 8, personY: 0.58, bottom: 6 },
  split: { kind: 'edge', companyFirst: true },
  editorial: { kind: 'editorial', split: 0.56 },
  minimal: { kind: 'edge' },
  bold: { kind: 'bold', contact: 'right' },
  columns: { kind: 'columns', split: 0.56, personY: 0.385, ruleY: 0.62, ruleColour: 'second' },
  banner: { kind: 'band', split: 0.56 },
  divider: { kind: 'divider', split: 0.4, ruleColour: 'second' },
  picture: { kind: 'middle' },
};

function arrangementOf(
  { front, isMirrored }: ChosenLook,
  layout: Layout | undefined,
  { isOneEdge, isLogoBeside }: FallbackStep,
): LookArrangement {
  const own = layout ? arrangementsOfLayouts[layout] : front.arrangement;
  if (own.kind === 'edge' || isOneEdge) {
    const { align, companyFirst } = own.kind === 'edge' ? own : {};
    const isRight = (align === 'right') !== isMirrored;
    return {
      kind: 'edge',
      ...(companyFirst && { companyFirst }),
      ...(isRight && own.kind === 'edge' && { align: 'right' }),
      ...(isLogoBeside && !isRight && { isLogoBeside, companyFirst: true }),
    };
  }
  return own;
}
