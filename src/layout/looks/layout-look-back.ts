import type { Card } from '#domain/card/card.ts';
import { hasSeats } from '#domain/card/look/card-look.ts';
import type { MotifName } from '#domain/card/look/motifs.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { groundOfCode, isCodePaper } from '../back/back-colours.ts';
import { layoutPlainBack } from '../back/layout-back.ts';
import { placeQr } from '../back/place-qr.ts';
import { qrTextOf } from '../back/qr-text.ts';
import { layoutRuns } from '../blocks/layout-runs.ts';
import { layoutStack } from '../blocks/layout-stack.ts';
import { placeLogo } from '../blocks/place-logo.ts';
import { placeStacks } from '../blocks/place-stacks.ts';
import { textBox } from '../blocks/text-box.ts';
import { boxAround, growBox } from '../boxes.ts';
import { graphicNearText } from '../check/graphic-rules.ts';
import { contrast, textInMargin } from '../check/text-rules.ts';
import { contrastRatio } from '../colour/contrast.ts';
import { cardShapeOf } from '../graphics/canvas.ts';
import { keepsClearOfTexts } from '../graphics/draw-graphic.ts';
import { type Box, type Guides, guidesOf, type Margins, type Size } from '../guides.ts';
import type { ItemPlan, StackPlan } from '../layout-plan.ts';
import type { CardWithLook, LayoutFonts } from '../look-layout.ts';
import { availableFont } from '../plan-card.ts';
import { type Fill, fillOf, type GlyphRun, type RunField, type Scene, type SceneItem } from '../scene.ts';
import { capitalText, styledText, upperCaseName } from '../text/card-text.ts';
import { type FaceToLoad, facesToLoad } from '../text/faces.ts';
import type { Weight } from '../text/font-families.ts';
import { hasLogoOnFront } from './adjusted-front.ts';
import { capHeight } from './arrangements/text-items.ts';
import { drawAround, drawShapes } from './drawn-graphics.ts';
import { type ChosenLook, chosenLook } from './find-look.ts';
import { heroOf, layoutHeroBack } from './hero/layout-hero.ts';
import { cardInitials } from './initials.ts';
import { isApart, layoutLook } from './layout-look.ts';
import type { BackWord, LookBackContent } from './look.ts';
import { drawingOf, minPtOn } from './plan-look.ts';
import { hasFreeHalf } from './seats/beside-code.ts';
import { type CardWithCode, codeBackGround } from './seats/code-page.ts';
import { seatOfCode } from './seats/find-seat.ts';
import { layoutCodeBack } from './seats/layout-code-back.ts';
import { logoInPlaceOfWord, withLogoAboveText } from './seats/logo-on-back.ts';
import { quietOn, strongOn } from './text-colours.ts';

/** From the cut to a word at an edge, and around a word or a logo on a plate, in mm. */
const margin = 6;
const plateMargin = 4;

/** What the back of a card with a look is laid out with. */
type Page = {
  card: CardWithLook;
  look: ChosenLook;
  ground: string;
  guides: Guides;
  fonts: LayoutFonts;
  logo: Size | undefined;
};

/** The paper of the back of a card with a look: its own colour, else the look's. */
export function lookBackGround(card: CardWithLook): string {
  if (hasCodeSeat(card)) return codeBackGround(card);
  const { back, style } = card;
  const { palette, back: designed } = chosenLook(style.look);
  return back?.background ?? palette[designed.ground];
}

/** The back that a look designs. */
export function layoutLookBack(
  card: CardWithLook,
  fonts: LayoutFonts,
  logo: Size | undefined,
  margins: Margins | undefined,
): Scene {
  if (hasCodeSeat(card)) {
    // The logo is beside the code where its person or the look wants it there, or where the front has no room for it.
    const isBeside =
      card.back.logo || isLogoBeside(card) || (logo && !hasLogoOnFront({ card, fonts, logo, margins }));
    return layoutCodeBack(card, fonts, isBeside ? logo : undefined, margins);
  }
  const look = chosenLook(card.style.look);
  const guides = guidesOf(resolveCard(card), margins);
  const ground = lookBackGround(card);
  if (card.back?.kind === 'look' && look.back.content.kind === 'card') {
    return layoutLook({ card, fonts, margins, side: 'back' }).scene;
  }
  const page: Page = { card, look, ground, guides, fonts, logo };
  const hero = card.back?.kind === 'look' && heroBack(page);
  if (hero) return sceneOf(page, hero.slice(1));
  if (card.back?.kind !== 'look') return layoutOwnBack(page, margins);
  // In a look with seats the logo takes the place of the word.
  if (
    logo &&
    hasSeats(card.style.look) &&
    isWord(look.back.content) &&
    !hasLogoOnFront({ card, fonts, logo, margins })
  ) {
    const shown = logoInPlaceOfWord(page, logo);
    return sceneOf(page, [...graphicsAround(page, shown), ...shown]);
  }
  // A back without words shows the logo that has no room on the front.
  const content: LookBackContent =
    look.back.content.kind === 'none' && logo && !hasLogoOnFront({ card, fonts, logo, margins })
      ? { kind: 'logo', sizeMm: 18, logoY: 0.5, sizePt: 16, weight: 600, x: 'center', y: 0.5 }
      : look.back.content;
  return fittingBack(page, content);
}

/** Whether the logo is beside the code of a wide back too: where it is the hero, and where that half is free. */
function isLogoBeside(card: CardWithLook): boolean {
  const hero = heroOf(card);
  const isBeside = hero ? hero.kind !== 'swatch' : hasFreeHalf(seatOfCode(card.style.look));
  return isBeside && cardShapeOf(guidesOf(resolveCard(card)).cut) === 'wide';
}

/** The items of a back whose hero is the logo. */
function heroBack({ card, ground, guides, fonts, logo }: Page): SceneItem[] | null {
  const resolved = resolveCard(card);
  return layoutHeroBack({ card, resolved, guides, fonts, logo, placeholders: {}, isApart }, ground);
}

function isWord({ kind }: LookBackContent): boolean {
  return kind === 'company' || kind === 'initial' || kind === 'none';
}

/** Whether a card has a back with a code in a look that has a seat for it. */
export function hasCodeSeat(card: CardWithLook): card is CardWithCode {
  return card.back?.kind === 'qr' && hasSeats(card.style.look);
}

/** How much smaller and narrower a word is that would touch a graphic or the margin. The last is its initial. */
const wordFits: readonly WordFit[] = [
  { size: 1, width: 1 },
  { size: 1, width: 0.8 },
  { size: 0.85, width: 0.85 },
  { size: 0.72, width: 0.75 },
  { size: 0.6, width: 0.65 },
  { size: 1, width: 1, isInitial: true },
  { size: 0.6, width: 1, isInitial: true },
];

type WordFit = { size: number; width: number; isInitial?: true };

/** The first back whose texts are readable and clear of the graphics; else a plate lies under them. */
function fittingBack(page: Page, content: LookBackContent): Scene {
  let first: SceneItem[] | null = null;
  for (const fit of wordFits) {
    const shown = contentItems(page, content, fit);
    if (!shown) continue;
    first ??= shown;
    const scene = sceneOf(page, [...graphicsAround(page, shown), ...shown]);
    if (isReadable(scene)) return scene;
  }
  const colour = 'ground' in content ? page.look.palette[content.ground] : page.ground;
  const shown = first ?? [];
  return sceneOf(page, [...graphicsAround(page, shown), ...plateUnder(shown, colour), ...shown]);
}

function isReadable(scene: Scene): boolean {
  return [graphicNearText, textInMargin, contrast].every((rule) => rule(scene).findings.length === 0);
}

function sceneOf({ ground, guides }: Page, items: readonly SceneItem[]): Scene {
  return {
    side: 'back',
    cut: { width: guides.cut.width, height: guides.cut.height },
    guides,
    hasLook: true,
    items: [fillOf('background', guides.bleed, ground), ...items],
  };
}

/** The card without its look whose back is drawn in place of the look's own: in the look's fonts, on its ground. */
export function withPlainStyle(card: CardWithLook): Card {
  const { fonts, palette } = chosenLook(card.style.look);
  const { look: _, ...style } = card.style;
  const ground = lookBackGround(card);
  return {
    ...card,
    style: {
      ...style,
      background: ground,
      fonts: { company: fonts.heading, data: fonts.data, ...style.fonts },
      colours: { companyName: strongOn(ground, palette), ...style.colours },
    },
  };
}

/** A back of another kind on the ground of the look, with a plate on its graphics. */
function layoutOwnBack(page: Page, margins: Margins | undefined): Scene {
  const { card, ground, fonts, logo } = page;
  const { back } = card;
  if (!back || back.kind === 'card') throw new Error('The card has a back of its own');
  const scene = layoutPlainBack(withPlainStyle(card), back, fonts, logo, margins);
  const [background, ...others] = scene.items;
  // The plate of a code is that of all that the back shows.
  const plate = others.find((item) => item.kind === 'fill');
  const own = others.filter((item) => item !== plate);
  const needsLogo =
    logo &&
    back.kind === 'text' &&
    hasSeats(card.style.look) &&
    !hasLogoOnFront({ card, fonts, logo, margins });
  const colour = plate?.colour ?? (background?.kind === 'fill' ? background.colour : ground);
  const shown = needsLogo ? withLogoAboveText(page, own, logo) : own;
  return {
    ...scene,
    items: [
      ...(background ? [background] : []),
      ...graphicsAround(page, shown),
      ...plateUnder(shown, colour),
      ...shown,
    ],
  };
}

/** A plate under what a back shows; nothing under nothing. */
function plateUnder(shown: readonly SceneItem[], colour: string): Fill[] {
  const box = boxAround(boxesOf(shown));
  return box ? [fillOf('panel', growBox(box, plateMargin), colour)] : [];
}

function boxesOf(shown: readonly SceneItem[]): Box[] {
  return shown.flatMap((item): Box[] => {
    if (item.kind === 'text') return [textBox(item)];
    if (item.kind === 'logo') return [item.image];
    return item.kind === 'fill' || item.kind === 'qr' ? [item.box] : [];
  });
}

/** Motifs that are one large figure and not a pattern. */
const figures: readonly MotifName[] = ['monogram', 'rings', 'blob', 'arcs', 'blocks', 'rays'];

/** The graphics, with a plate of the ground's colour where a pattern would run through a word. */
function graphicsAround(page: Page, shown: readonly SceneItem[]): SceneItem[] {
  const { look, ground, guides, fonts, card } = page;
  const drawing = drawingOf({ card, look, guides, ground, fonts });
  const keepClear = boxesOf(shown).map((box) => growBox(box, plateMargin));
  const shapes = look.back.graphics.flatMap((graphic, index) =>
    keepsClearOfTexts(graphic)
      ? drawAround(graphic, index, drawing, keepClear)
      : drawShapes(graphic, index, drawing).shapes,
  );
  const isLogoAdded = shown.some(({ kind }) => kind === 'logo') && look.back.content.kind === 'none';
  // A plate on a large figure would spoil it: the logo is alone.
  if (isLogoAdded && look.back.graphics.some(({ motif }) => figures.includes(motif))) return [];
  const needsPlate = isLogoAdded && !look.back.graphics.every(keepsClearOfTexts);
  return [...shapes, ...(needsPlate ? plateUnder(shown, ground) : [])];
}

/** What a back shows, or null where a word does not fit whole. */
function contentItems(page: Page, content: LookBackContent, fit: WordFit): SceneItem[] | null {
  const { card, logo, guides } = page;
  const shown = wordOf(content, card);
  if (!shown) return [];
  if (content.kind === 'code') return code(page, content.at, shown, fit);
  if (content.kind !== 'logo' || !logo) return word(page, shown, fit);
  const { width, height } = guides.cut;
  const share = logo.height / Math.max(logo.width, logo.height);
  const hasWord = content.hasWord && !card.style.logo.hasName;
  const y = content.logoY * height - (share * content.sizeMm) / 2;
  const placed = placeLogo(
    { anchor: 'center', x: width / 2, y },
    { sizeMm: content.sizeMm, leftMm: 0, topMm: 0 },
    logo,
  );
  const below = hasWord ? word(page, { ...shown, style: { ...shown.style, y: 0.6 } }, fit) : [];
  return below && [placed, ...below];
}

/** A word with the line below it. */
type ShownWord = { style: BackWord; text: string; subtitle: string };

/** The word of a back; null on one without words. */
function wordOf(content: LookBackContent, card: Card): ShownWord | null {
  const { companyName = '', website = '', fullName = '', url = '' } = card.content;
  const text = companyName || fullName;
  switch (content.kind) {
    case 'company':
      return { style: content, text, subtitle: website };
    case 'initial':
      return { style: content, text: cardInitials(card), subtitle: '' };
    case 'logo':
      return { style: content, text, subtitle: '' };
    case 'code':
      return { style: besideCode, text, subtitle: url };
    case 'none':
    case 'card':
      return null;
  }
}

const besideCode: BackWord = { sizePt: 10, weight: 600, x: 'left', y: 0.5, subtitlePt: 7 };

/** The font files of the words on the back that a look designs, whichever of them fits. */
export function facesOfLookBack(card: CardWithLook): FaceToLoad[] {
  const look = chosenLook(card.style.look);
  const shown = wordOf(look.back.content, card);
  if (!shown) return [];
  const page = { card, look, ground: lookBackGround(card) };
  return wordFits
    .flatMap((fit) => wordItems(page, shown, fit))
    .flatMap((item) => {
      const drawn = isCapitals(item) ? upperCaseName(item.text) : item.text;
      return facesToLoad(look.fonts[item.font], { weight: weightOf(item) }, drawn);
    });
}

/** One word with a small line below it; null if it does not fit whole. */
function word(
  page: Page,
  shown: ShownWord,
  fit: WordFit,
  column?: { left: number; width: number },
): GlyphRun[] | null {
  const { guides, look } = page;
  const { style } = shown;
  const { width, height } = guides.cut;
  const measure = (column?.width ?? (style.width ? style.width * width : width - 2 * margin)) * fit.width;
  const x = style.x === 'left' ? (column?.left ?? margin) : style.x === 'right' ? width - margin : width / 2;
  const runs = layoutItems(
    page,
    wordItems(page, shown, fit),
    {
      x,
      align: style.x,
      width: measure,
    },
    style.ground ? look.palette[style.ground] : page.ground,
  );
  const isBroken = runs.some(
    (run, index) => run.isTooLong || (runs[index + 1]?.field === run.field && !/[\s-]$/u.test(run.text)),
  );
  if (isBroken && !fit.isInitial) return null;
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return [];
  const cap = capHeight(first.sizePt);
  const block = last.y - first.y + cap;
  const top =
    style.y === 'top'
      ? margin
      : style.y === 'bottom'
        ? height - margin - block
        : style.y * height - block / 2;
  const shift = top + cap - first.y;
  return runs.map((run) => ({ ...run, y: run.y + shift }));
}

/** The word and the line below it, or the initial alone. */
function wordItems(
  { card, look, ground }: Pick<Page, 'card' | 'look' | 'ground'>,
  { style, text, subtitle }: ShownWord,
  { size, isInitial }: WordFit,
): BackItem[] {
  const leastPt = Math.min(style.sizePt, minPtOn(ground, look.fonts.heading, look.palette));
  const sizePt = Math.max(leastPt, size * style.sizePt) * (isInitial ? 1.6 : 1);
  const shown = isInitial ? cardInitials(card) : text;
  const main: BackItem = { field: 'message', text: shown, sizePt, font: 'heading', isStrong: true, style };
  if (isInitial || !style.subtitlePt || subtitle === '') return [main];
  const below = { field: 'below', text: subtitle, sizePt: style.subtitlePt, font: 'data' } as const;
  return [main, { ...below, isStrong: false, style }];
}

type BackItem = {
  field: 'message' | 'below';
  text: string;
  sizePt: number;
  font: 'heading' | 'data';
  isStrong: boolean;
  style: BackWord;
};

function weightOf({ isStrong, style }: BackItem): Weight {
  return isStrong ? style.weight : 400;
}

function isCapitals({ isStrong, style }: BackItem): boolean {
  return isStrong && style.upperCase === true;
}

function layoutItems(
  { look, fonts }: Page,
  items: readonly BackItem[],
  column: Pick<StackPlan, 'x' | 'align' | 'width'>,
  ground: string,
): GlyphRun[] {
  const texts = items.flatMap((shown, index) => {
    const { field, text, sizePt, font, isStrong, style } = shown;
    const weight = weightOf(shown);
    const styled = isCapitals(shown) ? capitalText : styledText;
    const content = styled(text, {
      ...availableFont(look.fonts[font], fonts),
      weight,
      colour: isStrong ? strongOn(ground, look.palette) : quietOn(ground, look.palette),
      background: ground,
    });
    const item: ItemPlan<RunField> = {
      field,
      sizePt: isStrong ? sizePt : Math.max(sizePt, minPtOn(ground, look.fonts.data, look.palette)),
      minPt: Math.min(sizePt, isStrong ? 8 : minPtOn(ground, look.fonts.data, look.palette)),
      weight,
      lineHeight: 1.15,
      lines: isStrong ? 3 : 1,
      ...(isStrong && style.trackingEm !== undefined && { trackingEm: style.trackingEm }),
      ...(index > 0 && { step: 2.2 + 0.14 * (items[0]?.sizePt ?? 12) }),
    };
    return content ? [{ item, content: { ...content, legiblePt: 0 } }] : [];
  });
  const plan: StackPlan = { name: 'company', ...column, y: 0, grows: 'down', items: [] };
  const density = { cost: 0, stepScale: 1, sizeScale: 1, keepsLegibleSizes: false };
  const fitted = { plan, blocks: layoutStack(plan, texts, fonts, density) };
  return layoutRuns(fitted, placeStacks([fitted]).get(plan.name) ?? 0, fonts);
}

/** What a code on a look's back says: as much as a code of large modules holds. */
const codeFields = ['fullName', 'companyName', 'mobile', 'phone', 'email'] as const;

/** A code with the contact, dark on a light ground, or on a plate of a light colour. */
function code(page: Page, at: 'left' | 'center', shown: ShownWord, fit: WordFit): SceneItem[] | null {
  const { card, guides, look, ground } = page;
  const { width, height } = guides.cut;
  const text = qrTextOf(card.content, { content: 'vcard', fields: [...codeFields] });
  const side = Math.round(Math.min(0.5 * Math.min(width, height), 25));
  const isBeside = at === 'left' && width > height;
  const x = isBeside ? margin + plateMargin + side / 2 : width / 2;
  const { ink, paper } = look.palette;
  const [dark, light] = strongOn('#ffffff', look.palette) === ink ? [ink, paper] : [paper, ink];
  const place = { centre: { x, y: height / 2 }, room: { width: side, height: side }, alignLeft: null };
  const placed = placeQr(text, { content: 'vcard', sizeMm: side }, place, dark);
  if (!placed) return [];
  const plate = fillOf('panel', growBox(placed.box, 4 * placed.moduleMm), groundOfCode(light));
  const left = plate.box.x + plate.box.width + plateMargin;
  const line = isBeside ? word(page, shown, fit, { left, width: width - margin - left }) : [];
  return (
    line && [
      ...(isCodePaper(ground) && contrastRatio(dark, ground) >= readableCode ? [] : [plate]),
      placed,
      ...line,
    ]
  );
}

/** The contrast of a code that needs no plate. */
const readableCode = 7;
