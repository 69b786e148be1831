import { applyPatch, type Card } from '#domain/card/card.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { withBlocks } from '../adjust/name-blocks.ts';
import { boxAround, growBox } from '../boxes.ts';
import { shapeBox } from '../graphics/shape-geometry.ts';
import { type Box, type Guides, guidesOf, type Size } from '../guides.ts';
import { layoutPlainFront } from '../layout-card.ts';
import { drawnBox } from '../logo/logo-box.ts';
import { placedLogo } from '../logo/logo-on-ground.ts';
import { type CardWithLook, type FrontInput, hasLook } from '../look-layout.ts';
import { arrangeFront } from '../placing/arrange-front.ts';
import type { Front, FrontSetting, LogoDrawing } from '../placing/front.ts';
import { shiftItem } from '../placing/parts.ts';
import { marginOf, type Reserved, roomWithin } from '../reserved.ts';
import type { Scene, SceneItem } from '../scene.ts';
import { fallbackSteps } from './fallback-steps.ts';
import { codeDrawing } from './front-code-drawing.ts';
import { hasRoomForLogo, layoutLook } from './layout-look.ts';
import { planLook } from './plan-look.ts';
import { drawnLogo } from './seats/chosen-logo.ts';
import { opticalSize, ownSize } from './seats/logo-measure.ts';

/** A front with its blocks, its logo and its code where its card wants them, with a look or without. */
export function adjustedFront(card: Card, input: FrontInput): Scene {
  const { adjustments = {}, logo } = resolveCard(card);
  const front = frontOf(card, input);
  return arrangeFront(front, { adjustments, offset: logo }, settingOf(front, card, input));
}

/** Whether a front in a look has its logo: where there is room, or at a place that its card wants. */
export function hasLogoOnFront({
  card,
  ...input
}: { card: CardWithLook; logo: Size } & Pick<FrontInput, 'fonts' | 'margins'>): boolean {
  if (hasRoomForLogo({ ...input, card })) return true;
  if (!card.style.adjustments?.logo?.place) return false;
  return adjustedFront(card, { ...input, placeholders: {} }).items.some(({ kind }) => kind === 'logo');
}

function settingOf(front: Front, card: Card, input: FrontInput): FrontSetting {
  return {
    fonts: input.fonts,
    layOut: (reserved) => frontOf(card, input, reserved),
    area: areaOf(front, card, input),
    whole: withinMargins(front.scene.guides),
    logo: input.logo ? logoDrawing(front, card, input.logo) : null,
    code: codeDrawing(card, front.scene),
  };
}

/** A front that leaves something clear. */
function frontOf(card: Card, input: FrontInput, reserved?: Reserved): Front {
  const isApart = reserved?.isLogoApart === true;
  const { hasName } = resolveCard(card).logo;
  // The logo with the name is on the card too.
  const shown = isApart && hasName ? applyPatch(card, { content: { companyName: '' } }) : card;
  const { companyName: _, ...placeholders } = input.placeholders;
  const own = isApart ? { ...input, logo: undefined, ...(hasName && { placeholders }) } : input;
  if (hasLook(shown)) {
    const { scene, redraw } = layoutLook({ ...own, card: shown, reserved });
    return { scene: withBlocks(scene), redraw };
  }
  const { limits } = reserved ?? {};
  return { scene: withBlocks(limits ? plainWithin(shown, own, limits) : layoutPlainFront(shown, own)) };
}

/** The front of a card without a look, with its text within limits. */
function plainWithin(card: Card, input: FrontInput, limits: Box): Scene {
  const guides = guidesOf(resolveCard(card), input.margins);
  const room = roomWithin(guides, limits);
  const { items } = layoutPlainFront(card, { ...input, room: room.guides });
  return {
    side: 'front',
    cut: { width: guides.cut.width, height: guides.cut.height },
    guides,
    items: items.map((item) => {
      const moved = shiftItem(item, room);
      return moved.kind === 'fill' ? { ...moved, box: reaching(moved.box, room, guides.bleed) } : moved;
    }),
  };
}

/** A fill that reached the bleed of a part of the card reaches that of the card. */
function reaching(box: Box, { x, y, guides }: ReturnType<typeof roomWithin>, bleed: Box): Box {
  const room = { ...guides.bleed, x: guides.bleed.x + x, y: guides.bleed.y + y };
  const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-6;
  const left = isSame(box.x, room.x) ? bleed.x : box.x;
  const top = isSame(box.y, room.y) ? bleed.y : box.y;
  const right = isSame(box.x + box.width, room.x + room.width) ? bleed.x + bleed.width : box.x + box.width;
  const bottom = isSame(box.y + box.height, room.y + room.height)
    ? bleed.y + bleed.height
    : box.y + box.height;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** From margin to margin where the graphic and the panel leave room. */
function areaOf({ scene }: Front, card: Card, { margins }: FrontInput): Box {
  const resolved = resolveCard(card);
  const guides = guidesOf(resolved, margins);
  const [step] = fallbackSteps;
  if (hasLook(card) && step) {
    const { left, top, width, height } = planLook(card, resolved, { guides, fonts: undefined, step }).frame
      .measure;
    return { x: left, y: top, width, height };
  }
  const margin = marginOf(guides);
  const panel = scene.items.find((item) => item.kind === 'fill' && item.part === 'panel');
  const free = panel?.kind === 'fill' ? largestBeside(guides.cut, panel.box) : guides.cut;
  return {
    x: free.x + margin,
    y: free.y + margin,
    width: free.width - 2 * margin,
    height: free.height - 2 * margin,
  };
}

function withinMargins(guides: Guides): Box {
  return growBox(guides.cut, -marginOf(guides));
}

/** The largest part of a card beside a panel. */
function largestBeside(cut: Box, panel: Box): Box {
  const [right, bottom] = [panel.x + panel.width, panel.y + panel.height];
  const parts: Box[] = [
    { ...cut, width: panel.x },
    { ...cut, x: right, width: cut.width - right },
    { ...cut, height: panel.y },
    { ...cut, y: bottom, height: cut.height - bottom },
  ];
  const areaOfBox = ({ width, height }: Box) => Math.max(0, width) * Math.max(0, height);
  return parts.reduce((best, part) => (areaOfBox(part) > areaOfBox(best) ? part : best));
}

/** Shares of the size of a logo, the best first. */
const shares = [1, 0.92, 0.85, 0.78, 0.72] as const;

function logoDrawing({ scene }: Front, card: Card, logo: Size): LogoDrawing {
  const { hasName } = resolveCard(card).logo;
  return {
    shares,
    sizeAt: (share) => sizeOfLogo(scene, card, logo, share),
    draw: (image, below) => {
      const items = drawnLogo(placedLogo(logo, image, { hasName }), below, card);
      return { items, outer: boxAround(items.flatMap(boxOf)) ?? image };
    },
  };
}

function boxOf(item: SceneItem): Box[] {
  if (item.kind === 'logo') return [drawnBox(item)];
  const box = item.kind === 'shape' ? shapeBox(item) : null;
  return box ? [box] : [];
}

/** The size of a logo in a look, or as the layout has it. */
function sizeOfLogo({ items, cut }: Scene, card: Card, logo: Size, share: number): Size {
  const { sizeMm } = resolveCard(card).logo;
  const scaled = ({ width, height }: Size) => ({ width: share * width, height: share * height });
  if (hasLook(card) && hasSeats(card.style.look)) {
    const own = ownSize(logo, sizeMm);
    return own ? scaled(own) : opticalSize(logo, cut, share);
  }
  const placed = items.find((item) => item.kind === 'logo');
  if (placed) return scaled(placed.image);
  const scale = sizeMm / Math.max(logo.width, logo.height);
  return scaled({ width: scale * logo.width, height: scale * logo.height });
}
