import type { Card } from '#domain/card/card.ts';
import type { BackLogo, BackText, BackTextName, CardBack, QrBlock } from '#domain/card/card-back.ts';
import { needsLogoAnalysis } from '#domain/card/logo-choice.ts';
import { type ResolvedCard, resolveCard } from '#domain/card/resolve-card.ts';
import { layoutRuns } from '../blocks/layout-runs.ts';
import { layoutStack } from '../blocks/layout-stack.ts';
import { placeLogo } from '../blocks/place-logo.ts';
import { placeStacks } from '../blocks/place-stacks.ts';
import { textBox } from '../blocks/text-box.ts';
import { boxAround, growBox } from '../boxes.ts';
import { type Box, type Guides, guidesOf, type Margins, type Size } from '../guides.ts';
import { layoutCard } from '../layout-card.ts';
import type { StackPlan } from '../layout-plan.ts';
import { printLimits } from '../limits/print-limits.ts';
import { withLogoFile } from '../logo-file-for-side.ts';
import { hasLook, type LayoutFonts, loadedLooks } from '../look-layout.ts';
import { availableFont } from '../plan-card.ts';
import {
  type Fill,
  fillOf,
  type GlyphRun,
  type PlacedLogo,
  type PlacedQr,
  type Scene,
  type SceneItem,
} from '../scene.ts';
import { styledText } from '../text/card-text.ts';
import { backBackground, backTextColour, groundOfCode } from './back-colours.ts';
import { backFontOf, backTypes, lookBackMessage } from './back-texts.ts';
import { croppedPlace } from './cropped-logo.ts';
import { placeQr } from './place-qr.ts';
import { qrTextOf } from './qr-text.ts';
import { secondCard } from './second-card.ts';

/** From the cut edge to the texts and the code, in mm. */
const edge = 8;

/**
 * The back of a card, laid out; null for a card with one side. `logo` is the size of the logo's image in pixels.
 * `margins` replace those of the card's format.
 */
export function layoutBack(card: Card, fonts: LayoutFonts, logo?: Size, margins?: Margins): Scene | null {
  const { back } = card;
  if (!back) return null;
  if (back.kind === 'card') {
    return { ...layoutCard(secondCard(card, back), fonts, logo, {}, margins), side: 'back' };
  }
  const scene = hasLook(card)
    ? loadedLooks(fonts).back(card, fonts, logo, margins)
    : layoutPlainBack(card, back, fonts, logo, margins);
  return needsLogoAnalysis(card.style)
    ? loadedLooks(fonts).withLogoVersion(scene, card)
    : withLogoFile(scene, card);
}

/** The back of a card without a look. */
export function layoutPlainBack(
  card: Card,
  back: PlainBack,
  fonts: LayoutFonts,
  logo: Size | undefined,
  margins: Margins | undefined,
): Scene {
  const front = resolveCard(card);
  const guides = guidesOf(front, margins);
  const { width, height } = guides.cut;
  const background = backBackground(front, back);
  const items = itemsOf({ card, front, background, guides, fonts, logo }, back);
  return {
    side: 'back',
    cut: { width, height },
    guides,
    items: [fillOf('background', guides.bleed, background), ...items],
  };
}

type Page = {
  card: Card;
  front: ResolvedCard;
  background: string;
  guides: Guides;
  fonts: LayoutFonts;
  logo: Size | undefined;
};

type PlainBack = Exclude<CardBack, { kind: 'card' }>;

function itemsOf(page: Page, back: PlainBack): SceneItem[] {
  switch (back.kind) {
    case 'look':
      return messageInTheMiddle(page, lookBackMessage(page.card));
    case 'logo':
      return page.logo ? [logoInTheMiddle(page, page.logo, back.logo ?? {})] : [];
    case 'text':
      return messageInTheMiddle(page, back.message);
    case 'qr':
      return codeWithTexts(page, back);
  }
}

/** Alone in the middle; a logo with an offset or a size of its own may leave the card. */
function logoInTheMiddle(
  { guides: { cut } }: Page,
  pixels: Size,
  { sizeMm, leftMm = 0, topMm = 0 }: BackLogo,
): PlacedLogo {
  const size = sizeMm ?? Math.round(0.6 * Math.min(cut.width, cut.height));
  const share = pixels.height / Math.max(pixels.width, pixels.height);
  const anchor = { anchor: 'center', x: cut.width / 2, y: (cut.height - share * size) / 2 } as const;
  return placeLogo(anchor, { sizeMm: size, leftMm, topMm }, pixels);
}

/** One text in the middle of the card, in as many lines as it needs. */
function messageInTheMiddle(page: Page, message: BackText): GlyphRun[] {
  const { cut } = page.guides;
  const stack = { x: cut.width / 2, align: 'center', width: cut.width - 2 * edge } as const;
  const runs = layoutBackText(page, 'message', message, { ...stack, y: 0, grows: 'down' });
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  const capHeight = 0.25 * first.sizePt;
  const top = (cut.height - (last.y - first.y)) / 2 + capHeight / 2;
  return runs.map((run) => ({ ...run, y: run.y - first.y + top }));
}

/** The code with a text above and one below: on the left beside a large logo, else in the middle. */
function codeWithTexts(page: Page, back: Extract<CardBack, { kind: 'qr' }>): SceneItem[] {
  const { guides, front } = page;
  const { cut } = guides;
  const hasLogo = back.logo !== undefined && page.logo !== undefined && cut.width > cut.height;
  const room = {
    width: (hasLogo ? cut.width / 2 : cut.width) - 2 * edge,
    height: cut.height - 2 * edge - (back.above ? aboveCode : 0) - (back.below ? belowCode : 0),
  };
  const text = qrTextOf(front.content, back.qr);
  const colour = back.qr.colour ?? '#000000';
  const centre = {
    x: hasLogo ? edge + room.width / 2 : cut.width / 2,
    y: edge + (back.above ? aboveCode : 0) + room.height / 2,
  };
  const code = placeQr(text, back.qr, { centre, room, alignLeft: hasLogo ? edge : null }, colour);
  const box = code?.box ?? { x: centre.x, y: centre.y, width: 0, height: 0 };
  const ground = groundOfCode(page.background);
  const texts = textsAroundCode({ ...page, background: ground }, back, box, hasLogo);
  return [
    ...(hasLogo && page.logo && back.logo ? [logoOffTheEdge(page, page.logo, back.logo)] : []),
    ...(code && ground !== page.background ? [codePlate(code, texts, ground)] : []),
    ...(code ? [code] : []),
    ...texts,
  ];
}

/** From the edge of a plate to the texts on it, in mm. */
const aroundTexts = 2;

/** A light plate under a code, its quiet zone and its texts. */
function codePlate({ box, moduleMm }: PlacedQr, texts: readonly GlyphRun[], ground: string): Fill {
  const boxes = [
    growBox(box, Math.max(printLimits.qrQuietModules.needed * moduleMm, aroundTexts)),
    ...texts.map((run) => growBox(textBox(run), aroundTexts)),
  ];
  return fillOf('panel', boxAround(boxes) ?? box, ground);
}

/** The room for the text above a code and for the one below it, in mm. */
const aboveCode = 5;
const belowCode = 6.5;

function textsAroundCode(
  page: Page,
  { above, below, qr }: { above?: BackText | undefined; below?: BackText | undefined; qr: QrBlock },
  code: Box,
  isLeft: boolean,
): GlyphRun[] {
  const { cut } = page.guides;
  // The texts stay where they are when the code is moved.
  const box = { ...code, x: code.x - (qr.leftMm ?? 0), y: code.y - (qr.topMm ?? 0) };
  const stack = isLeft
    ? ({ x: box.x, align: 'left', width: cut.width / 2 - edge } as const)
    : ({ x: cut.width / 2, align: 'center', width: cut.width - 2 * edge } as const);
  return [
    ...(above
      ? layoutBackText(page, 'above', above, { ...stack, y: box.y - aboveCode + 1, grows: 'up' })
      : []),
    ...(below
      ? layoutBackText(page, 'below', below, { ...stack, y: box.y + box.height + belowCode, grows: 'down' })
      : []),
  ];
}

/** A large logo on the right that the cut edge crops. */
function logoOffTheEdge(
  { guides }: Page,
  pixels: Size,
  { sizeMm, leftMm = 0, topMm = 0 }: BackLogo,
): PlacedLogo {
  const place = croppedPlace(guides);
  const anchor = { anchor: 'left', x: place.left, y: place.top } as const;
  return placeLogo(anchor, { sizeMm: sizeMm ?? place.sizeMm, leftMm, topMm }, pixels);
}

function layoutBackText(
  { front, background, fonts }: Page,
  name: BackTextName,
  text: BackText,
  stack: Pick<StackPlan, 'x' | 'y' | 'align' | 'width' | 'grows'>,
): GlyphRun[] {
  const type = backTypes[name];
  const content = styledText(text.text, {
    ...availableFont(backFontOf(front, name, text), fonts),
    colour: text.colour ?? backTextColour(front, background),
    background,
    weight: type.weight,
  });
  if (!content) return [];
  const item = { field: name, lineHeight: 1.3, ...type };
  const plan: StackPlan = { name: 'company', ...stack, items: [] };
  const blocks = layoutStack(plan, [{ item, content }], fonts, {
    cost: 0,
    stepScale: 1,
    sizeScale: 1,
    keepsLegibleSizes: true,
  });
  const fitted = { plan, blocks };
  return layoutRuns(fitted, placeStacks([fitted]).get(plan.name) ?? plan.y, fonts);
}
