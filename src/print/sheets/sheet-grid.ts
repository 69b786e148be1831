import { cropMarkMm } from '#layout/crop-marks.ts';
import type { Box, Size } from '#layout/guides.ts';
import { type PaperName, type PreCutSheet, papers, sheetByName } from './papers.ts';

/** Where the cards of a sheet are: the cut edges of each, row by row, in mm from the top left corner of the paper. */
export type SheetGrid = {
  paper: Size;
  places: readonly Box[];
  /** Between the cut edges of neighbours. */
  gap: { x: number; y: number };
  isPreCut: boolean;
};

/** What printers leave white along the edges of the paper, in mm. */
export const unreachedMm = 4;

/** A shorter cut mark cannot be aimed at. */
const minMarkMm = 3;

/** From the edge of the paper to the first cut: what a printer cannot reach, a mark, its gap, and the bleed. */
const edgeMm = (bleedMm: number) => unreachedMm + minMarkMm + cropMarkMm.gap + bleedMm;

/** A card may differ from a place of a pre-cut sheet by this much, in mm. Its bleed or its cut makes up for it. */
const placeTolerance = 2;

/** Rounding may take this much of a length. */
const tolerance = 1e-6;

/** As many upright cards as a paper holds, in the middle of it. Null when it holds none. */
export function paperGrid(
  paperName: PaperName,
  card: Size,
  gapMm: number,
  bleedMm: number,
): SheetGrid | null {
  const paper = papers[paperName];
  const count = (whole: number, part: number) =>
    Math.floor((whole - 2 * edgeMm(bleedMm) + gapMm) / (part + gapMm) + tolerance);
  const [columns, rows] = [count(paper.width, card.width), count(paper.height, card.height)];
  if (columns < 1 || rows < 1) return null;
  const pitch = { x: card.width + gapMm, y: card.height + gapMm };
  const first = {
    x: (paper.width - (columns * pitch.x - gapMm)) / 2,
    y: (paper.height - (rows * pitch.y - gapMm)) / 2,
  };
  return {
    paper,
    gap: { x: gapMm, y: gapMm },
    isPreCut: false,
    places: placesOf(card, { columns, rows, first, pitch }),
  };
}

/** The cards in the middle of the places of a pre-cut sheet. Null when the cards have another size. */
export function preCutGrid({ paper, card: place, ...grid }: PreCutSheet, card: Size): SheetGrid | null {
  const [wider, higher] = [card.width - place.width, card.height - place.height];
  if (Math.max(Math.abs(wider), Math.abs(higher)) > placeTolerance) return null;
  const first = { x: grid.first.x - wider / 2, y: grid.first.y - higher / 2 };
  return {
    paper: papers[paper],
    gap: { x: grid.pitch.x - card.width, y: grid.pitch.y - card.height },
    isPreCut: true,
    places: placesOf(card, { ...grid, first }),
  };
}

/** The places of cards on a paper or a pre-cut sheet. Null when no card fits. The gap is that between cards on a paper. */
export function gridOf(
  sheet: string | PreCutSheet,
  card: Size,
  gapMm: number,
  bleedMm: number,
): SheetGrid | null {
  const known = typeof sheet === 'string' ? sheetByName(sheet) : sheet;
  if (!known) return null;
  return typeof known === 'string' ? paperGrid(known, card, gapMm, bleedMm) : preCutGrid(known, card);
}

type Grid = Pick<PreCutSheet, 'columns' | 'rows' | 'first' | 'pitch'>;

function placesOf({ width, height }: Size, { columns, rows, first, pitch }: Grid): Box[] {
  return Array.from({ length: rows * columns }, (_, place) => ({
    x: first.x + (place % columns) * pitch.x,
    y: first.y + Math.floor(place / columns) * pitch.y,
    width,
    height,
  }));
}

/** Which edge of an upright sheet stays in place when it is turned to print its back. */
export const turns = ['long', 'short'] as const;
export type Turn = (typeof turns)[number];

/** The place of a back that is under a front after turning. Over the short edge, the back is upside down on the sheet. */
export function turnedPlace(place: Box, { width, height }: Size, turn: Turn): Box {
  return turn === 'long'
    ? { ...place, x: width - place.x - place.width }
    : { ...place, y: height - place.y - place.height };
}

/** How the sides of cards are on a sheet. */
export type SheetPlaces = {
  grid: SheetGrid;
  turn: Turn;
  /** Moves the backs on the paper, in mm to the right and down: printers turn paper a little off. */
  backOffset: { x: number; y: number };
};

/** Where a side of the card with that front is on its sheet, and what of it is printed there. */
export function sidePlace(
  front: Box,
  side: 'front' | 'back',
  { grid, turn, backOffset }: SheetPlaces,
  bleedMm: number,
): { place: Box; printed: Box; isUpsideDown: boolean } {
  const area = printedArea(front, grid, bleedMm);
  if (side === 'front') return { place: front, printed: area, isUpsideDown: false };
  const move = (box: Box) => {
    const turned = turnedPlace(box, grid.paper, turn);
    return { ...turned, x: turned.x + backOffset.x, y: turned.y + backOffset.y };
  };
  return { place: move(front), printed: move(area), isUpsideDown: turn === 'short' };
}

/** How the cards follow each other on the sheets. */
export const sheetOrders = ['repeat', 'rows', 'stack'] as const;
export type SheetOrder = (typeof sheetOrders)[number];

/**
 * The card of each place, sheet by sheet; null for an empty place. `repeat` fills a sheet with each card. `rows` puts the
 * cards one after the other. `stack` puts them so that the cut stacks, laid on each other, are in order.
 */
export function arrangeCards(cards: number, places: number, order: SheetOrder): (number | null)[][] {
  if (order === 'repeat') return Array.from({ length: cards }, (_, card) => Array<number>(places).fill(card));
  const sheets = Math.ceil(cards / places);
  return Array.from({ length: sheets }, (_, sheet) =>
    Array.from({ length: places }, (__, place) => {
      const card = order === 'stack' ? place * sheets + sheet : sheet * places + place;
      return card < cards ? card : null;
    }),
  );
}

/** What of a card is printed at a place: its bleed, up to the middle of the gap to a neighbour and to the paper's edge. */
export function printedArea(place: Box, { paper, places, gap }: SheetGrid, bleedMm: number): Box {
  const isNeighbour = (dx: number, dy: number) =>
    places.some(
      ({ x, y }) =>
        Math.abs(x - place.x - dx * (place.width + gap.x)) < 0.01 &&
        Math.abs(y - place.y - dy * (place.height + gap.y)) < 0.01,
    );
  const reach = (dx: number, dy: number, toPaper: number) =>
    Math.min(bleedMm, toPaper, isNeighbour(dx, dy) ? (dx === 0 ? gap.y : gap.x) / 2 : bleedMm);
  const left = reach(-1, 0, place.x);
  const top = reach(0, -1, place.y);
  const right = reach(1, 0, paper.width - place.x - place.width);
  const bottom = reach(0, 1, paper.height - place.y - place.height);
  return {
    x: place.x - left,
    y: place.y - top,
    width: place.width + left + right,
    height: place.height + top + bottom,
  };
}
