import type { ColourRole } from '#domain/look/look-palettes.ts';
import { isAcross, isTall, maxBleed, restAt } from '../canvas.ts';
import type { Edge, Motif } from '../motif.ts';
import { rectangle } from '../path.ts';

/** A rectangle in shares of the card. */
type Cell = readonly [x: number, y: number, width: number, height: number, role: ColourRole];

type BlocksParams = { cells: readonly Cell[] };

/** Neighbours cover each other by this, so that no ground shows between them. */
const overlap = 0.02;

/** Flat colour blocks. A side at the edge of the card runs into the bleed. */
export const blocks: Motif<BlocksParams> = {
  defaults: { cells: [[0.62, 0, 0.38, 1, 'accent']] },
  draw(canvas, { cells }) {
    const shapes = cells.map(([x, y, width, height, role]) => {
      const [left, right] = sidesIn(canvas.width, x, x + width);
      const [top, bottom] = sidesIn(canvas.height, y, y + height);
      return { path: rectangle(left, top, right - left, bottom - top), fill: canvas.tone(role) };
    });
    const side = sideOf(cells);
    const free =
      side && restAt(canvas, side.edge, side.depth * (isAcross(side.edge) ? canvas.width : canvas.height));
    return { shapes, free };
  },
  shrink: ({ cells }, share) => {
    const side = sideOf(cells);
    return { cells: side ? cells.map((cell) => pushTo(side.edge, cell, share)) : cells };
  },
  turn: (params, canvas) =>
    isTall(canvas) && touchesEdge(params.cells) ? { cells: params.cells.map(turned) } : params,
  mirror: ({ cells }) => ({
    cells: cells.map(([x, y, width, height, role]): Cell => [1 - x - width, y, width, height, role]),
  }),
  ranges: {},
  keepsClear: () => false,
};

/** Where a block begins and ends on a side of the card, in mm. */
function sidesIn(length: number, from: number, to: number): [start: number, end: number] {
  return [
    from <= tolerance ? -maxBleed : from * length - overlap / 2,
    to >= 1 - tolerance ? length + maxBleed : to * length + overlap / 2,
  ];
}

const tolerance = 1e-6;

/** The edge that the blocks lie at and how far they reach from it; null for blocks over the whole card or inside it. */
function sideOf(cells: readonly Cell[]): { edge: Edge; depth: number } | null {
  const right = Math.max(...cells.map(([x, , width]) => x + width));
  const bottom = Math.max(...cells.map(([, y, , height]) => y + height));
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.min(...cells.map(([, y]) => y));
  const sides = [
    { edge: 'left', gap: left, depth: right },
    { edge: 'right', gap: 1 - right, depth: 1 - left },
    { edge: 'top', gap: top, depth: bottom },
    { edge: 'bottom', gap: 1 - bottom, depth: 1 - top },
  ] as const;
  const possible = sides.filter(({ gap, depth }) => gap <= tolerance && depth < 1 - tolerance);
  return possible.toSorted((one, other) => one.depth - other.depth)[0] ?? null;
}

function touchesEdge(cells: readonly Cell[]): boolean {
  return cells.some(([x, y, width, height]) => x <= 0 || y <= 0 || x + width >= 1 || y + height >= 1);
}

/** The cell made smaller towards an edge. */
function pushTo(edge: Edge, [x, y, width, height, role]: Cell, share: number): Cell {
  switch (edge) {
    case 'left':
      return [x * share, y, width * share, height, role];
    case 'right':
      return [1 - (1 - x) * share, y, width * share, height, role];
    case 'top':
      return [x, y * share, width, height * share, role];
    case 'bottom':
      return [x, 1 - (1 - y) * share, width, height * share, role];
  }
}

/** What was at the right is at the top, what was at the left at the bottom. */
function turned([x, y, width, height, role]: Cell): Cell {
  return [1 - y - height, 1 - x - width, height, width, role];
}
