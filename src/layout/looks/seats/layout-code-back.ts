import { isBlank } from '#domain/card/card.ts';
import type { BackText, CardBack } from '#domain/card/card-back.ts';
import type { FontName } from '#domain/card/fonts.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';
import { placeQr } from '../../back/place-qr.ts';
import { qrTextOfCard } from '../../back/qr-text.ts';
import { isInside } from '../../blocks/collisions.ts';
import { placeLogo } from '../../blocks/place-logo.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround, clipBox, growBox } from '../../boxes.ts';
import { graphicEdges, graphicNearText } from '../../check/graphic-rules.ts';
import { groundColour, groundsUnder } from '../../check/grounds.ts';
import { qrRules } from '../../check/qr-rules.ts';
import { graphicSlivers } from '../../check/sliver-rule.ts';
import { contrast, textInMargin } from '../../check/text-rules.ts';
import { cardShapeOf } from '../../graphics/canvas.ts';
import type { GraphicShape } from '../../graphics/motif.ts';
import type { PathPoint } from '../../graphics/path.ts';
import { rectangle } from '../../graphics/path.ts';
import { type Box, type Guides, guidesOf, type Margins, type Size } from '../../guides.ts';
import type { CardWithLook, LayoutFonts } from '../../look-layout.ts';
import { qrSize } from '../../qr/encode-qr.ts';
import {
  codePlateId,
  fillOf,
  type GlyphRun,
  type PlacedLogo,
  type PlacedQr,
  type Scene,
  type SceneItem,
  type SceneShape,
} from '../../scene.ts';
import type { FaceToLoad } from '../../text/faces.ts';
import { fontMeasuresOf } from '../../text/font-measures.ts';
import { legalFormAt } from '../../text/legal-form.ts';
import { capHeight } from '../arrangements/text-items.ts';
import type { CaptionPlace, CodeSeat } from '../code-seat.ts';
import { type ChosenLook, chosenLook } from '../find-look.ts';
import { drawingOf, headingWeight } from '../plan-look.ts';
import { drawSeatGraphics, seatGraphics } from './code-graphics.ts';
import { seatOfCode } from './find-seat.ts';
import { cellsAround, latticeOf } from './lattice.ts';
import { type Plate, panelPlate, plateAround } from './plate.ts';
import { drawTrims } from './plate-trims.ts';
import { type Caption, facesOfCaptions, layoutCaptions, moveRuns } from './seat-captions.ts';
import { type SeatColours, seatColours } from './seat-colours.ts';

type QrBack = Extract<CardBack, { kind: 'qr' }>;

export type CardWithCode = CardWithLook & { back: QrBack };

/** A card whose look has a seat for the code of its back. */
type Page = {
  card: CardWithCode;
  look: ChosenLook;
  seat: CodeSeat;
  colours: SeatColours;
  guides: Guides;
  fonts: LayoutFonts;
  logo: Size | undefined;
  text: string;
};

/** In mm: the smallest and the largest code, the module that is aimed at, and the least that is right for print. */
const sizes = { min: 16, max: 24, largest: 30 } as const;
const modules = { aimed: 0.48, wanted: 0.45, least: 0.4, smallest: 0.35 } as const;
const quietModules = 4;

const margin = 6;

/** The back with a code of a look that has a seat for it: the first try that keeps the rules, or the one that breaks the fewest. */
export function layoutCodeBack(
  card: CardWithCode,
  fonts: LayoutFonts,
  logo: Size | undefined,
  margins: Margins | undefined,
): Scene {
  const page = pageOf(card, fonts, logo, margins);
  let best: { scene: Scene; faults: number } | null = null;
  for (const attempt of attemptsOf(page)) {
    const { scene, faults: own } = layoutAttempt(page, attempt);
    const faults = own + faultsOf(scene);
    if (!best || faults < best.faults) best = { scene, faults };
    if (faults === 0) break;
  }
  if (!best) throw new Error('A back has at least one attempt');
  return best.scene;
}

/** The paper of such a back. */
export function codeBackGround(card: CardWithCode): string {
  return seatColours(card, seatOfCode(card.style.look)).ground;
}

/** The font files of its captions. */
export function facesOfCodeBack(card: CardWithCode): FaceToLoad[] {
  const look = chosenLook(card.style.look);
  return facesOfCaptions([...captionsOf(card, look, 'inside'), ...wordOf(card, look)], look);
}

function pageOf(
  card: CardWithCode,
  fonts: LayoutFonts,
  logo: Size | undefined,
  margins: Margins | undefined,
): Page {
  const seat = seatOfCode(card.style.look);
  const text = qrTextOfCard(card, card.back.qr);
  return {
    card,
    look: chosenLook(card.style.look),
    seat,
    colours: seatColours(card, seat),
    guides: guidesOf(resolveCard(card), margins),
    fonts,
    logo,
    text,
  };
}

type Attempt = { caption: CaptionPlace; sizeMm: number };

const otherPlaces: Readonly<Record<CaptionPlace, readonly CaptionPlace[]>> = {
  inside: ['inside', 'below', 'foot'],
  below: ['below', 'inside', 'foot'],
  top: ['top', 'foot', 'inside', 'below'],
  foot: ['foot', 'top', 'inside', 'below'],
};

function attemptsOf({ seat, card, guides: { cut }, text }: Page): Attempt[] {
  const suggested = suggestedSizes(text, cut);
  const { sizeMm } = card.back.qr;
  const places = seat.kind === 'cell' ? (['inside', 'below'] as const) : otherPlaces[seat.caption];
  return places.flatMap((caption) =>
    (sizeMm === undefined ? suggested : [sizeMm]).map((size) => ({ caption, sizeMm: size })),
  );
}

/** The sizes of a code, the best first. */
function suggestedSizes(text: string, { width, height }: Size): number[] {
  const strong = qrSize(text, 'M') ?? 0;
  const weak = qrSize(text, 'L') ?? strong;
  const count = sizes.max / strong >= modules.wanted ? strong : weak;
  const isSmall = Math.min(width, height) < 45;
  const aimed = Math.max(sizes.min, Math.min(sizes.max - (isSmall ? 4 : 0), modules.aimed * count));
  const least = Math.max(sizes.min, modules.least * count);
  const steps = [1, 0.94, 0.88, 0.82].map((share) => share * aimed).filter((size) => size >= least);
  const rest = Math.max(sizes.min, Math.min(sizes.largest, modules.smallest * count));
  return [
    ...new Set([
      aimed,
      ...steps,
      ...(least < aimed ? [least] : []),
      ...(rest < aimed ? [rest] : [Math.max(aimed, rest)]),
    ]),
  ].map((size) => Math.round(100 * size) / 100);
}

function faultsOf(scene: Scene): number {
  const results = [graphicNearText, graphicEdges, textInMargin, contrast, graphicSlivers].map((rule) =>
    rule(scene),
  );
  return [...results, ...qrRules(scene)].reduce(
    (sum, { findings }) => sum + findings.reduce((own, { level }) => own + (level === 'problem' ? 3 : 1), 0),
    0,
  );
}

/** A try: a size of the code and a place of the caption. */
function layoutAttempt(page: Page, attempt: Attempt): { scene: Scene; faults: number } {
  const { card, look, seat, colours, guides, fonts } = page;
  const { cut } = guides;
  const block = blockOf(page, attempt);
  const placed = placeBlock(page, block);
  const { code, plate, boxes, quiet, runs: inside } = placed;
  const free = freeBox(page, placed);
  const mark = logoBeside(page, free, placed);
  const isFree = attempt.caption !== 'inside';
  const outside = isFree ? captionsOutside(page, attempt.caption, placed, mark?.image ?? null) : null;
  const keep = [...(outside?.runs.map(textBox) ?? []), ...(mark ? [growBox(mark.image, 0.4)] : [])];
  const drawing = {
    ...drawingOf({ card, look, guides, ground: colours.ground, fonts }),
    palette: colours.palette,
  };
  const graphics = drawSeatGraphics(seatGraphics(seat, card.style.look, cut), drawing, {
    plate,
    half: seat.kind === 'half' ? halfOf(page, placed) : null,
    texts: keep,
    quiet: boxAround(boxes) ?? quiet,
  });
  const trims = plate
    ? drawTrims(seat.trims ?? [], {
        plate,
        boxes,
        card: cut,
        ground: colours.ground,
        palette: colours.palette,
      })
    : { below: [], above: [] };
  const fill = plate && colours.plate;
  const items: SceneItem[] = [
    fillOf('background', guides.bleed, colours.ground),
    ...graphics.under,
    ...asShapes(trims.below, 'below'),
    ...(plate && fill ? [plateShape(plate, fill)] : []),
    ...asShapes(trims.above, 'above'),
    ...graphics.over,
    ...(code ? [code] : []),
  ];
  const under = (runs: readonly GlyphRun[]) => colourUnder(runs, items, colours.ground);
  const captions = outside ? outside.layout(under(outside.runs)) : inside;
  const scene: Scene = {
    side: 'back',
    cut: { width: cut.width, height: cut.height },
    guides,
    hasLook: true,
    items: [...items, ...(mark ? [mark] : []), ...captions],
  };
  const isOnCard =
    !plate ||
    ['band', 'arch', 'house'].includes(plate.shape) ||
    isInside(plate.box, growBox({ ...cut, x: 0, y: 0 }, -1));
  const isTooLong = captions.some((run) => run.isTooLong);
  const isLost = isFree && outside === null;
  return { scene, faults: (isOnCard ? 0 : 2) + (isTooLong ? 2 : 0) + (isLost ? 4 : 0) };
}

/** What stands on a plate around the middle of the code: the code with its quiet zone, and the captions in it. */
type Block = { sizeMm: number; quiet: Box; boxes: readonly Box[]; runs: readonly GlyphRun[] };

const captionAway = 0.75;

/** From a caption to the side of a plate whose corners are cut off, in mm. */
const cornersOf: Partial<Record<Plate['shape'], number>> = { octagon: 1.9, ticket: 1.9 };

function blockOf(page: Page, { caption, sizeMm }: Attempt): Block {
  const {
    card,
    look,
    colours,
    fonts,
    text,
    seat: { shape },
  } = page;
  const count = countOf(text, sizeMm);
  const half = sizeMm / 2 + (quietModules * sizeMm) / count + 0.05;
  const quiet = { x: -half, y: -half, width: 2 * half, height: 2 * half };
  if (caption !== 'inside') return { sizeMm, quiet, boxes: [quiet], runs: [] };
  const ground = colours.plate ?? colours.ground;
  const runs = captionsOf(card, look, 'inside').flatMap((shown) => {
    const isAbove = shown.field === 'above';
    const y = isAbove ? -half - captionAway : half + captionAway + capHeight(shown.sizePt);
    return layoutCaptions(
      [shown],
      { x: 0, y, align: 'center', width: 2 * half, grows: isAbove ? 'up' : 'down' },
      {
        look,
        colours,
        fonts,
        ground,
      },
    );
  });
  return {
    sizeMm,
    quiet,
    boxes: [quiet, ...runs.map((run) => growBox(textBox(run), cornersOf[shape] ?? 0.3, 0.5))],
    runs,
  };
}

function countOf(text: string, sizeMm: number): number {
  const strong = qrSize(text, 'M') ?? 29;
  return sizeMm / strong >= modules.wanted ? strong : (qrSize(text, 'L') ?? strong);
}

type PlacedBlock = {
  code: PlacedQr | null;
  plate: Plate | null;
  quiet: Box;
  boxes: readonly Box[];
  runs: readonly GlyphRun[];
};

/** The block at its seat: moved by the person's offset, the plate with it. */
function placeBlock(page: Page, { sizeMm, quiet, boxes, runs }: Block): PlacedBlock {
  const { card, seat, colours, guides, text } = page;
  const { cut } = guides;
  const { qr } = card.back;
  const shape = seat.shape === 'none' && colours.plate !== null ? 'tile' : seat.shape;
  const [x, y] = middleOf(page, boxes, shape);
  const [left, top] = [x + (qr.leftMm ?? 0), y + (qr.topMm ?? 0)];
  const moved = boxes.map((box) => ({ ...box, x: box.x + left, y: box.y + top }));
  const room = { width: cut.width, height: cut.height };
  const code = placeQr(
    text,
    { ...qr, sizeMm },
    { centre: { x, y }, room, alignLeft: null },
    colours.ink,
    modules.wanted,
  );
  return {
    code,
    plate: code ? plateOf(page, moved, shape) : null,
    quiet: { ...quiet, x: quiet.x + left, y: quiet.y + top },
    boxes: moved,
    runs: moveRuns(runs, left, top),
  };
}

function plateOf(
  { seat, guides: { cut }, card, look }: Page,
  boxes: readonly Box[],
  shape: Plate['shape'],
): Plate {
  const lattice = latticeOfSeat(seat, card, cut);
  if (lattice) {
    const around = growBox(boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 }, 0.2);
    const cells = cellsAround(
      lattice,
      around,
      [around.x + around.width / 2, around.y + around.height / 2],
      cut,
    );
    const inset = isPetals(seat) ? 0.3 : 0;
    const box = growBox(cells, -inset);
    const { x, y, width, height } = box;
    return {
      shape: 'tile',
      box,
      path: rectangle(x, y, width, height),
      centre: [x + width / 2, y + height / 2],
      radius: Math.hypot(width, height) / 2,
    };
  }
  if (seat.kind === 'panel') {
    return panelPlate(cut, panelFrom(cut, boxes, seat.slope ?? 0), seat.slope ?? 0, look.isMirrored);
  }
  return plateAround(shape, boxes, cut);
}

/** Where a panel begins on the long side: it has two fifths, or what the code needs. */
function panelFrom({ width, height }: Size, boxes: readonly Box[], slope: number): number {
  const isTall = height >= width;
  const length = Math.max(width, height);
  const inner = boxAround(boxes) ?? { width: 30, height: 30 };
  const [along, across] = isTall ? [inner.height, inner.width] : [inner.width, inner.height];
  const leaning = (slope * across) / Math.min(width, height);
  return length - Math.max(0.4 * length, along + leaning + 2.6);
}

function isPetals({ graphics }: CodeSeat): boolean {
  return graphics[0]?.motif === 'petals';
}

function latticeOfSeat(seat: CodeSeat, card: CardWithCode, cut: Size) {
  if (seat.kind !== 'cell') return null;
  const [graphic] = seatGraphics(seat, card.style.look, cut);
  return graphic ? latticeOf(graphic, cut) : null;
}

/** The usual seats on other cards: a graphic beside the code is below it there, and a frame is around it. */
const usual = { upright: [0.5, 0.37], square: [0.5, 0.46] } as const;
const usualOfKinds = {
  half: { upright: [0.5, 0.27], square: [0.5, 0.34] },
  frame: { upright: [0.5, 0.5], square: [0.5, 0.5] },
} as const;

/** The middle of the code, such that the plate is at its seat and on the card. */
function middleOf(page: Page, boxes: readonly Box[], shape: Plate['shape']): PathPoint {
  const {
    seat,
    card,
    guides: { cut },
    look,
  } = page;
  const [x, y] = seatPlace(page);
  const { width, height } = cut;
  const around = boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [blockX, blockY] = [around.x + around.width / 2, around.y + around.height / 2];
  const lattice = latticeOfSeat(seat, card, cut);
  if (lattice) {
    const cells = cellsAround(
      lattice,
      { width: around.width + 0.4, height: around.height + 0.4 },
      [x * width, y * height],
      cut,
    );
    // Cells at the edge reach into the bleed: the code is in the middle of what is seen.
    const seen = clipBox(cells, { x: 0, y: 0, width, height });
    return [seen.x + seen.width / 2 - blockX, seen.y + seen.height / 2 - blockY];
  }
  if (seat.kind === 'panel') {
    const isTall = height >= width;
    const from = panelFrom(cut, boxes, seat.slope ?? 0);
    const middle = (from + Math.max(width, height)) / 2;
    const across = isTall ? 0.5 * width : 0.5 * height;
    const [px, py] = isTall ? [across, height - middle] : [middle, across];
    return [(look.isMirrored && !isTall ? width - px : px) - blockX, py - blockY];
  }
  const plate = plateAround(shape, boxes, cut);
  const stands = shape === 'arch' || shape === 'house';
  const [cx, cy] = [plate.box.x + plate.box.width / 2, stands ? 0 : plate.box.y + plate.box.height / 2];
  const keep = (value: number, start: number, end: number, length: number) => {
    const least = 2.4 - start;
    const most = length - 2.4 - end;
    return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, value));
  };
  const { box } = plate;
  const middleX = keep(x * width - cx, box.x, box.x + box.width, width);
  const middleY = stands ? y * height : keep(y * height - cy, box.y, box.y + box.height, height);
  return [middleX, middleY];
}

function seatPlace({ seat, guides: { cut }, look, logo }: Page): readonly [number, number] {
  const shape = cardShapeOf(cut);
  if (shape !== 'wide') {
    const ofKind = seat.kind === 'half' || seat.kind === 'frame' ? usualOfKinds[seat.kind] : usual;
    return seat[shape] ?? ofKind[shape];
  }
  const [x, y] = seat.at;
  // A logo has the other half.
  const beside = logo && x < 0.6 ? 0.69 : x;
  return [look.isMirrored ? 1 - beside : beside, y];
}

/** On a tall card, from a plate to the graphic below it: its caption is between them, in mm. */
const belowTall = 9;

/** What a graphic beside the code ends before. */
function halfOf({ guides: { cut }, look }: Page, { plate, boxes }: PlacedBlock): Box {
  const box = plate?.box ?? boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const far = 20;
  if (cardShapeOf(cut) !== 'wide') {
    return { x: -far, y: -far, width: cut.width + 2 * far, height: box.y + box.height + belowTall + far };
  }
  const isLeft = look.isMirrored;
  const away = 4;
  const x = isLeft ? -far : box.x - away;
  const width = isLeft ? box.x + box.width + away + far : cut.width + far - x;
  return { x, y: -far, width, height: cut.height + 2 * far };
}

/** The free half beside the plate, within the margin; null where there is none. */
function freeBox({ guides: { cut } }: Page, { plate, boxes }: PlacedBlock): Box | null {
  if (cardShapeOf(cut) !== 'wide') return null;
  const box = plate?.box ?? boxAround(boxes) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [left, right] = [box.x - 4 - margin, cut.width - margin - box.x - box.width - 4];
  const width = Math.max(left, right);
  if (width < 18) return null;
  const x = left >= right ? margin : cut.width - margin - width;
  return { x, y: margin, width, height: cut.height - 2 * margin };
}

/** The logo on a back with a code, in the free half: on its margin, its top on that of the code. */
function logoBeside(
  { card, logo, guides: { cut } }: Page,
  free: Box | null,
  { quiet, code }: PlacedBlock,
): PlacedLogo | null {
  if (!logo) return null;
  const { sizeMm, leftMm = 0, topMm = 0 } = card.back.logo ?? {};
  const aspect = logo.width / logo.height;
  const aimed = 1.3 * Math.max(4.5, Math.min(14.5, Math.sqrt(115 / aspect)));
  const widest = free ? free.width : cut.width - 2 * margin;
  const height = Math.min(aimed, widest / aspect);
  const size = sizeMm ?? Math.max(height, height * aspect);
  const top = code?.box.y ?? quiet.y;
  if (free) {
    return placeLogo({ anchor: 'left', x: free.x, y: top }, { sizeMm: size, leftMm, topMm }, logo);
  }
  const y = Math.min(quiet.y - 4 - height, margin);
  return placeLogo(
    { anchor: 'center', x: cut.width / 2, y: Math.max(margin - 1, y) },
    { sizeMm: size, leftMm, topMm },
    logo,
  );
}

/** The captions of a back: what its person wrote, at sizes for their place. */
function captionsOf({ back }: CardWithCode, look: ChosenLook, place: CaptionPlace): Caption[] {
  const isLarge = place === 'top' || place === 'foot';
  const weight = headingWeight(look);
  const texts: [field: 'above' | 'below', text: BackText | undefined][] = [
    ['above', back.above],
    ['below', back.below],
  ];
  const shown = texts.filter(
    (pair): pair is ['above' | 'below', BackText] => pair[1] !== undefined && !isBlank(pair[1].text),
  );
  return shown.map(([field, text], index) => {
    const isFirst = index === 0;
    const sizePt = (isLarge ? (isFirst ? 14 : 9) : 7.6) * growthIn(text.font ?? look.fonts.heading);
    return { field, text, sizePt, minPt: isLarge && isFirst ? 10 : 6.5, lines: isLarge ? 3 : 2, weight };
  });
}

/** How much larger a size must be in a font with small letters. */
function growthIn(font: FontName): number {
  const { xHeightEm = 0.5 } = fontMeasuresOf(font) ?? {};
  return Math.max(1, Math.min(1.3, 0.5 / xHeightEm));
}

/** The company, large beside the code. */
function wordOf({ content }: CardWithCode, look: ChosenLook): Caption[] {
  const company = content.companyName ?? '';
  // The front has the legal form.
  const brand = company.slice(0, legalFormAt(company) ?? company.length).replace(/[\s,]+$/u, '');
  const shown = isBlank(brand) ? (content.fullName ?? '') : brand;
  if (isBlank(shown)) return [];
  return [
    {
      field: 'companyName',
      text: { text: shown },
      sizePt: 22,
      minPt: 11,
      lines: 2,
      weight: headingWeight(look),
    },
  ];
}

/** In mm. */
const largeWidth = 31;

type Outside = { runs: GlyphRun[]; layout: (ground: string) => readonly GlyphRun[] };

/** Captions beside the plate or below it; null where there is no room for them. */
function captionsOutside(
  page: Page,
  place: CaptionPlace,
  placed: PlacedBlock,
  logo: Box | null,
): Outside | null {
  const {
    card,
    look,
    colours,
    fonts,
    seat,
    guides: { cut },
  } = page;
  const { plate, quiet, code, boxes } = placed;
  const free = freeBox(page, placed);
  const isWide = cardShapeOf(cut) === 'wide';
  const captions = captionsOf(card, look, isWide ? place : 'below');
  const hasWord = seat.kind === 'word' && isWide && free !== null;
  if (captions.length === 0 && seat.kind !== 'word') return { runs: [], layout: () => [] };
  const styled = (ground: string) => ({ look, colours, fonts, ground });
  const outside = (layout: Outside['layout']): Outside => ({ runs: [...layout(colours.ground)], layout });
  const codeBox = code?.box ?? quiet;
  const box = plate?.box ?? boxAround(boxes) ?? quiet;
  if (place === 'below' || !isWide) {
    const word = seat.kind === 'word' && !isWide && !logo ? wordOf(card, look) : [];
    const large = [
      ...word.map((caption) => ({ ...caption, sizePt: 15 })),
      ...captions.map((caption) =>
        isWide ? caption : { ...caption, sizePt: word[0] ? 8.5 : 9.5, lines: 2 },
      ),
    ];
    const isLeft = isWide && seat.kind === 'half';
    const first = large[0]?.sizePt ?? 8;
    const isUnder = isWide || seat.kind === 'half';
    const foot = isUnder ? box.y + box.height + 2.6 + capHeight(first) : cut.height - margin;
    const stack = isLeft
      ? ({ x: box.x, align: 'left', width: cut.width - margin + 2 - box.x } as const)
      : ({
          x: isWide ? box.x + box.width / 2 : cut.width / 2,
          align: 'center',
          width: isWide ? Math.min(box.width, 40) : cut.width - 10,
        } as const);
    return outside((ground) =>
      layoutCaptions(large, { ...stack, y: foot, grows: isUnder ? 'down' : 'up' }, styled(ground)),
    );
  }
  if (!free) return null;
  const stack = { x: free.x, align: 'left', width: free.width } as const;
  // A large caption reads well in two lines.
  const narrow = { ...stack, width: Math.min(free.width, largeWidth) };
  if (hasWord) {
    const small = captions.map((caption) => ({
      ...caption,
      sizePt: Math.max(8.5, 0.61 * caption.sizePt),
      minPt: 7,
      lines: 2,
    }));
    const word = logo ? [] : wordOf(card, look);
    return outside((ground) => [
      ...hangingFrom(codeBox.y, (y) => layoutCaptions(word, { ...stack, y, grows: 'down' }, styled(ground))),
      ...layoutCaptions(small, { ...stack, y: codeBox.y + codeBox.height, grows: 'up' }, styled(ground)),
    ]);
  }
  if (place === 'top' && !logo) {
    return outside((ground) =>
      hangingFrom(Math.min(codeBox.y, margin + 2), (y) =>
        layoutCaptions(captions, { ...narrow, y, grows: 'down' }, styled(ground)),
      ),
    );
  }
  const small = logo
    ? captions.map((caption) => ({ ...caption, sizePt: Math.min(caption.sizePt, 11), minPt: 7 }))
    : captions;
  const isInRoom = seat.trims?.some(({ kind }) => kind === 'walls');
  const foot = logo || isInRoom ? codeBox.y + codeBox.height - (isInRoom ? 1 : 0) : cut.height - margin;
  return outside((ground) => layoutCaptions(small, { ...narrow, y: foot, grows: 'up' }, styled(ground)));
}

/** Lines whose first cap line is at a height. */
function hangingFrom(top: number, layout: (y: number) => GlyphRun[]): GlyphRun[] {
  const runs = layout(top);
  const [first] = runs;
  return first ? moveRuns(runs, 0, top + capHeight(first.sizePt) - first.y) : [];
}

/** The one colour under lines; the ground where there are several. */
function colourUnder(runs: readonly GlyphRun[], items: readonly SceneItem[], ground: string): string {
  const box = boxAround(runs.map(textBox));
  const [lowest, ...others] = box ? groundsUnder(box, { items }) : [];
  return lowest && others.length === 0 ? groundColour(lowest) : ground;
}

function plateShape({ path }: Plate, fill: string): SceneShape {
  return { kind: 'shape', id: codePlateId, part: 'graphic', path, fill };
}

function asShapes(shapes: readonly GraphicShape[], name: string): SceneShape[] {
  return shapes.map((shape, index) => ({
    kind: 'shape',
    id: `plate-${name}-${index}`,
    part: 'graphic',
    ...shape,
  }));
}
