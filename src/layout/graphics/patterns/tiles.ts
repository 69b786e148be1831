import type { ColourRole } from '#domain/look/look-palettes.ts';
import { contrastRatio } from '../../colour/contrast.ts';
import { gridFrame, isAcross, isTall, mirrorEdge, reaches, restAt } from '../canvas.ts';
import type { Edge, GraphicCanvas, GraphicShape, Motif } from '../motif.ts';
import { circle, leaf, type PathPoint, polygon, rectangle, sector } from '../path.ts';

type TileShape = 'quarter' | 'half' | 'disc' | 'leaf' | 'triangle' | 'rings';

type TilesParams = {
  at: Edge | 'all';
  /** Tiles along the edge; for `all` from top to bottom. */
  count: number;
  /** The part of the card that tiles cover; one row without it. */
  share?: number;
  shapes: readonly TileShape[];
  grounds: readonly ColourRole[];
  /** The part of the tiles that stay empty. */
  calm: number;
};

/** Squares with quarter circles, half circles, discs, leaves and triangles. */
export const tiles: Motif<TilesParams> = {
  defaults: {
    at: 'right',
    count: 3,
    shapes: ['quarter', 'half', 'disc', 'leaf', 'triangle'],
    grounds: ['panel', 'second', 'ink', 'accent'],
    calm: 0.18,
  },
  draw(canvas, params) {
    const grid = gridOfTiles(canvas, params);
    const grounds = new Map<string, ColourRole>();
    const shapes = cellsOf(grid).flatMap((cell) => {
      const ground = pickGround(canvas, params.grounds, grounds, cell);
      grounds.set(String(cell), ground);
      const [column, row] = cell;
      const { size } = grid;
      const tile = { x: grid.x + column * size, y: grid.y + row * size, size };
      const drawn = drawTile(canvas, params, tile, ground);
      return reaches(canvas.box, [tile.x + size / 2, tile.y + size / 2], size / 2) ? drawn : [];
    });
    return { shapes, free: params.at === 'all' ? null : restAt(canvas, params.at, grid.depth) };
  },
  shrink: (params, share) => ({
    ...params,
    ...(params.share !== undefined && { share: params.share * share }),
    count: Math.max(2, Math.round(params.count / share)),
  }),
  turn(params, card) {
    if (!isTall(card)) return params;
    if (params.at !== 'all') return { ...params, at: 'bottom', count: card.isSquare ? 4 : 3 };
    return { ...params, count: Math.round((params.count * card.height) / 50) };
  },
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { count: [2, 6], share: [0.15, 0.45], calm: [0, 0.5] },
  keepsClear: () => false,
};

const minTile = 8;
/** Neighbours overlap, so that no hairline shows between them. */
const overlap = 0.02;

type TileGrid = {
  x: number;
  y: number;
  size: number;
  columns: number;
  rows: number;
  depth: number;
  at: Edge | 'all';
};
type Cell = readonly [column: number, row: number];
type Tile = { x: number; y: number; size: number };

/** The squares of tiles on a card. */
export function gridOfTiles(
  canvas: Pick<GraphicCanvas, 'width' | 'height'>,
  { at, count, share }: Pick<TilesParams, 'at' | 'count' | 'share'>,
): TileGrid {
  const { box, bleed, width, height } = gridFrame(canvas);
  const isDown = at === 'all' || isAcross(at);
  const along = isDown ? box.height : box.width;
  const fitting = Math.max(1, Math.min(count, Math.floor(along / minTile)));
  const size = along / fitting;
  const covered = share === undefined ? size : share * (isDown ? width : height);
  const deep = at === 'all' ? Math.ceil(box.width / size) : Math.max(1, Math.round((covered + bleed) / size));
  const [columns, rows] = isDown ? [deep, fitting] : [fitting, deep];
  const spareWidth = box.width - columns * size;
  const left = at === 'right' ? spareWidth : at === 'all' ? spareWidth / 2 : 0;
  const top = at === 'bottom' ? box.height - rows * size : 0;
  return { x: box.x + left, y: box.y + top, size, columns, rows, depth: deep * size - bleed, at };
}

/** The cells of the grid, then those around it that only a larger bleed shows. */
function cellsOf({ columns, rows, at }: TileGrid): Cell[] {
  const cells: Cell[] = [];
  const around: Cell[] = [];
  const [firstColumn, firstRow] = [at === 'right' ? 0 : -1, at === 'bottom' ? 0 : -1];
  const [lastColumn, lastRow] = [at === 'left' ? columns - 1 : columns, at === 'top' ? rows - 1 : rows];
  for (let row = firstRow; row <= lastRow; row += 1) {
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const isInside = column >= 0 && column < columns && row >= 0 && row < rows;
      (isInside ? cells : around).push([column, row]);
    }
  }
  return [...cells, ...around];
}

/** A ground that neither the left nor the upper neighbour has. */
function pickGround(
  { random }: GraphicCanvas,
  grounds: readonly ColourRole[],
  taken: ReadonlyMap<string, ColourRole>,
  [column, row]: Cell,
): ColourRole {
  const neighbours = [taken.get(String([column - 1, row])), taken.get(String([column, row - 1]))];
  const others = grounds.filter((role) => !neighbours.includes(role));
  return pick(others, random()) ?? grounds[0] ?? 'panel';
}

function pick<Item>(items: readonly Item[], chance: number): Item | undefined {
  return items[Math.floor(chance * items.length)];
}

function drawTile(
  canvas: GraphicCanvas,
  { calm, grounds, shapes }: TilesParams,
  tile: Tile,
  ground: ColourRole,
): GraphicShape[] {
  const { random, tone } = canvas;
  const { x, y, size } = tile;
  const square = {
    path: rectangle(x - overlap, y - overlap, size + 2 * overlap, size + 2 * overlap),
    fill: tone(ground),
  };
  if (random() < calm) return [square];
  const isVisible = (role: ColourRole) => role !== ground && contrastRatio(tone(role), tone(ground)) > 1.5;
  const visible = [...grounds, 'paper' as const].filter(isVisible);
  const fill = tone(pick(visible, random()) ?? 'paper');
  const shape = pick(shapes, random()) ?? 'quarter';
  const corner = Math.floor(random() * 4);
  const layers = shapeOfTile(shape, tile, corner).map((path, index) => ({
    path,
    fill: index === 1 ? tone(ground) : fill,
  }));
  return [square, ...layers];
}

/** The layers of a shape at a corner or side of its tile, counted clockwise from the top left. The second has the ground's colour. */
function shapeOfTile(shape: TileShape, { x, y, size }: Tile, corner: number): string[] {
  const corners: PathPoint[] = [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
  ];
  const [left, middle, top] = [x, size / 2, y];
  const sides: PathPoint[] = [
    [left, top + middle],
    [left + middle, top],
    [left + size, top + middle],
    [left + middle, top + size],
  ];
  const angle = (corner * Math.PI) / 2;
  const quarterOf = (radius: number) =>
    sector(corners[corner] ?? [x, y], { outer: radius }, angle, angle + Math.PI / 2);
  switch (shape) {
    case 'quarter':
      return [quarterOf(size)];
    case 'half':
      return [sector(sides[corner] ?? [x, y], { outer: middle }, angle - Math.PI / 2, angle + Math.PI / 2)];
    case 'disc':
      return [circle(x + middle, y + middle, 0.32 * size)];
    case 'leaf':
      return [leaf(x, y, size, corner % 2 === 0 ? 'topLeft' : 'topRight')];
    case 'triangle':
      return [polygon(corners.filter((_, index) => index !== corner))];
    case 'rings':
      return [1, 0.66, 0.33].map((share) => quarterOf(share * size));
  }
}
