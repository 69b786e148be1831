import { gridBleed, gridFrame } from '../../graphics/canvas.ts';
import type { Graphic, GraphicOf } from '../../graphics/motifs.ts';
import { fittedSquare } from '../../graphics/patterns/check.ts';
import { petalCell } from '../../graphics/patterns/petals.ts';
import { gridOfSigns } from '../../graphics/patterns/plus.ts';
import { gridOfTiles } from '../../graphics/patterns/tiles.ts';
import type { Box, Size } from '../../guides.ts';

/** A grid: where it begins, and its cells. */
export type Lattice = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of two kinds of cells in turn, a plate has the other kind on all of its sides. */
  isAlternating: boolean;
};

/** The grid of a graphic over the whole card; null for one without cells. */
export function latticeOf(graphic: Graphic, card: Size): Lattice | null {
  const { box } = gridFrame(card);
  const square = (x: number, y: number, side: number, isAlternating = false): Lattice => {
    return { x, y, width: side, height: side, isAlternating };
  };
  if (isOf(graphic, 'petals')) return square(box.x, box.y, petalCell(box.width, graphic.params?.pitch ?? 9));
  if (isOf(graphic, 'check')) {
    return square(box.x, box.y, fittedSquare(box.width, graphic.params?.pitch ?? 5), true);
  }
  if (isOf(graphic, 'tiles')) {
    const { x, y, size } = gridOfTiles(card, { at: 'all', count: graphic.params?.count ?? 3 });
    return square(x, y, size);
  }
  if (isOf(graphic, 'plus')) {
    const { columns, rows } = gridOfSigns(card, graphic.params?.pitch ?? 6);
    return { x: 0, y: 0, width: card.width / columns, height: card.height / rows, isAlternating: false };
  }
  return null;
}

function isOf<Name extends Graphic['motif']>(graphic: Graphic, name: Name): graphic is GraphicOf<Name> {
  return graphic.motif === name;
}

/** Tiles are as large as on a card of 50 mm, whatever the card. */
export function tilesFor({ height }: Size, side: number): number {
  return Math.max(1, Math.round((height + 2 * gridBleed) / side));
}

/** Whole cells that a box of this size fits in, as near to a place as possible. */
export function cellsAround(
  lattice: Lattice,
  size: Size,
  [x, y]: readonly [number, number],
  card: Size,
): Box {
  const columns = span(size.width, lattice.width, lattice.isAlternating);
  const rows = span(size.height, lattice.height, lattice.isAlternating);
  const first = (middle: number, origin: number, cell: number, count: number, length: number) => {
    const nearest = Math.round((middle - origin) / cell - count / 2);
    const [least, most] = [
      Math.ceil(-origin / cell - 0.05),
      Math.floor((length - origin) / cell + 0.05) - count,
    ];
    const kept = most < least ? nearest : Math.max(least, Math.min(most, nearest));
    return lattice.isAlternating && kept % 2 === 0 ? kept + (kept + 1 <= most ? 1 : -1) : kept;
  };
  const column = first(x, lattice.x, lattice.width, columns, card.width);
  const row = first(y, lattice.y, lattice.height, rows, card.height);
  return {
    x: lattice.x + column * lattice.width,
    y: lattice.y + row * lattice.height,
    width: columns * lattice.width,
    height: rows * lattice.height,
  };
}

function span(length: number, cell: number, isOdd: boolean): number {
  const count = Math.ceil(length / cell - 0.02);
  return isOdd && count % 2 === 0 ? count + 1 : count;
}
