import { placeQr } from '../../back/place-qr.ts';
import { textBox } from '../../blocks/text-box.ts';
import { boxAround, clipBox, growBox } from '../../boxes.ts';
import { cardShapeOf } from '../../graphics/canvas.ts';
import { type PathPoint, rectangle } from '../../graphics/path.ts';
import type { Box, Size } from '../../guides.ts';
import type { GlyphRun, PlacedQr } from '../../scene.ts';
import { capHeight } from '../arrangements/text-items.ts';
import type { CodeSeat } from '../code-seat.ts';
import { type Attempt, countOf, modules } from './code-attempts.ts';
import { seatGraphics } from './code-graphics.ts';
import type { CardWithCode, CodePage } from './code-page.ts';
import { captionsOf } from './code-texts.ts';
import { cellsAround, latticeOf } from './lattice.ts';
import { type Plate, panelPlate, plateAround } from './plate.ts';
import { layoutCaptions, moveRuns } from './seat-captions.ts';

const quietModules = 4;

/** What stands on a plate around the middle of the code: the code with its quiet zone, and the captions in it. */
type Block = { sizeMm: number; quiet: Box; boxes: readonly Box[]; runs: readonly GlyphRun[] };

const captionAway = 0.75;

/** From a caption to the side of a plate whose corners are cut off, in mm. */
const cornersOf: Partial<Record<Plate['shape'], number>> = { octagon: 1.9, ticket: 1.9 };

export function blockOf(page: CodePage, { caption, sizeMm }: Attempt): Block {
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

export type PlacedBlock = {
  code: PlacedQr | null;
  plate: Plate | null;
  quiet: Box;
  boxes: readonly Box[];
  runs: readonly GlyphRun[];
};

/** The block at its seat: moved by the person's offset, the plate with it. */
export function placeBlock(page: CodePage, { sizeMm, quiet, boxes, runs }: Block): PlacedBlock {
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
  { seat, guides: { cut }, card, look }: CodePage,
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
function middleOf(page: CodePage, boxes: readonly Box[], shape: Plate['shape']): PathPoint {
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

function seatPlace({ seat, guides: { cut }, look, logo }: CodePage): readonly [number, number] {
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
