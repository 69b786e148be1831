import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { lruCache } from '../../text/lru-cache.ts';
import {
  boxWithBleed,
  gridFrame,
  isAcross,
  isTall,
  maxBleed,
  mirrorEdge,
  reaches,
  stripAt,
  turnEdge,
} from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { type PathPoint, polygon } from '../path.ts';
import { interpolate } from '../random.ts';

type TerrazzoParams = {
  at: Edge | 'all';
  share: number;
  /** The smallest and the largest radius, in mm on a card of 50 mm height. */
  size: readonly [min: number, max: number];
  density: number;
  /** Fewer chips away from the edge. */
  fade: boolean;
  roles: readonly ColourRole[];
};

/** Chips of stone. */
export const terrazzo: Motif<TerrazzoParams> = {
  defaults: {
    at: 'all',
    share: 0.4,
    size: [0.7, 2.6],
    density: 1,
    fade: false,
    roles: ['accent', 'second', 'ink', 'panel'],
  },
  draw(canvas, params) {
    const { width, height, seed } = canvas;
    const chips = cached(JSON.stringify([params, width, height, seed]), () => chipsOf(canvas, params));
    const byRole = new Map<ColourRole, string>();
    for (const { role, centre, radius, path } of chips) {
      const isDrawn = reaches(canvas.box, centre, radius) && canvas.isClear(...centre, radius);
      if (isDrawn) byRole.set(role, (byRole.get(role) ?? '') + path);
    }
    return {
      shapes: [...byRole].map(([role, path]) => ({ path, fill: canvas.tone(role) })),
      free: stripAt(canvas, params.at, params.share).rest,
    };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share }),
  turn: (params, card) => (isTall(card) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { share: [0.25, 0.5], density: [0.6, 2.2] },
  keepsClear: ({ at }) => at === 'all',
};

type Chip = { centre: PathPoint; radius: number; role: ColourRole; path: string };

/** A chip before its outline is drawn. */
type RoughChip = Omit<Chip, 'path'> & {
  spin: number;
  narrow: number;
  /** The distance of each corner, as a share of the radius. */
  corners: readonly number[];
};

const cached = lruCache<readonly Chip[]>(6);

const minRadius = 0.5;
/** Between two chips. */
const distance = 0.35;
const maxCorners = 8;
/** One try for so many mm². */
const areaOfTry = 1.6;
/** A chip has at most eight path commands, and a side at most 6,500. */
const maxChips = 800;
/** A chip ends this far inside the cut, or crosses it by `minOutside`. */
const minInside = 1;
const minOutside = 0.6;

/** The chips within the default bleed, then those that only a larger one shows. */
function chipsOf(canvas: GraphicCanvas, params: TerrazzoParams): Chip[] {
  const strip = stripAt(gridFrame(canvas), params.at, params.share).strip;
  const largest = { ...canvas, bleed: maxBleed, box: boxWithBleed(canvas, maxBleed) };
  const neighbours = neighbourGrid(2 * Math.max(minRadius, params.size[1] * canvas.unit) + distance);
  const chips: Chip[] = [];
  for (const area of [strip, ...boxesAround(strip, stripAt(largest, params.at, params.share).strip)]) {
    const tries = Math.round(((area.width * area.height) / areaOfTry) * params.density);
    for (let attempt = 0; attempt < tries && chips.length < maxChips; attempt += 1) {
      const chip = randomChip(canvas, params, area, strip);
      if (chip && neighbours.add(chip.centre, chip.radius)) chips.push(cutChip(chip));
    }
  }
  return chips;
}

/** The parts of a box that are above, below, left and right of a box in it. */
function boxesAround(inner: Box, outer: Box): Box[] {
  const [innerRight, innerBottom] = [inner.x + inner.width, inner.y + inner.height];
  const besides = { y: inner.y, height: inner.height };
  return [
    { ...outer, height: inner.y - outer.y },
    { ...outer, y: innerBottom, height: outer.y + outer.height - innerBottom },
    { ...besides, x: outer.x, width: inner.x - outer.x },
    { ...besides, x: innerRight, width: outer.x + outer.width - innerRight },
  ];
}

/** A chip at a random place in an area, or null where there should be none. */
function randomChip(
  canvas: GraphicCanvas,
  { at, size, roles, fade }: TerrazzoParams,
  area: Box,
  strip: Box,
): RoughChip | null {
  const { random, unit } = canvas;
  const radius = Math.max(minRadius, interpolate(size[0], size[1], random() ** 2.2) * unit);
  const centre: PathPoint = [area.x + random() * area.width, area.y + random() * area.height];
  const role = roles[Math.floor(random() ** 1.3 * roles.length)] ?? 'accent';
  const spin = random() * 7;
  const count = 5 + Math.floor(random() * 3);
  const narrow = interpolate(0.65, 1, random());
  const corners: number[] = [];
  for (let corner = 0; corner < maxCorners; corner += 1) {
    const reach = interpolate(0.72, 1.08, random());
    if (corner < count) corners.push(reach);
  }
  if (at !== 'all' && innerDistance(strip, at, centre) < radius) return null;
  if (fade && random() > depthIn(strip, at, centre) ** 0.8 * 1.25) return null;
  if (endsNearCut(canvas, centre, radius)) return null;
  return { centre, radius, role, spin, narrow, corners };
}

function endsNearCut({ width, height }: GraphicCanvas, [x, y]: PathPoint, radius: number): boolean {
  const inside = Math.min(x, width - x, y, height - y) - radius;
  return inside > -minOutside && inside < minInside;
}

function cutChip({ spin, narrow, corners, ...chip }: RoughChip): Chip {
  const [x, y] = chip.centre;
  const outline = corners.map((share, index): PathPoint => {
    const angle = spin + (index / corners.length) * 2 * Math.PI;
    const reach = chip.radius * share;
    return [x + reach * Math.cos(angle) * narrow, y + reach * Math.sin(angle)];
  });
  return { ...chip, path: polygon(outline) };
}

/** How far a point is from the side of a strip where the texts are. */
function innerDistance({ x, y, width, height }: Box, at: Edge, [px, py]: PathPoint): number {
  return { right: px - x, left: x + width - px, bottom: py - y, top: y + height - py }[at];
}

/** The same as a share of the strip; 1 where there is no such side. */
function depthIn(strip: Box, at: Edge | 'all', point: PathPoint): number {
  if (at === 'all') return 1;
  return innerDistance(strip, at, point) / (isAcross(at) ? strip.width : strip.height);
}

type Circle = { centre: PathPoint; radius: number };

/** Finds circles that are too near one another, in cells that are larger than any circle. */
function neighbourGrid(cellSize: number) {
  const cells = new Map<number, Circle[]>();
  const keyOf = (column: number, row: number) => row * 1000 + column;
  const isNear = (one: Circle, other: Circle) => {
    const [across, down] = [other.centre[0] - one.centre[0], other.centre[1] - one.centre[1]];
    return across ** 2 + down ** 2 < (other.radius + one.radius + distance) ** 2;
  };
  return {
    /** Adds a circle unless another is too near. */
    add(centre: PathPoint, radius: number): boolean {
      const added = { centre, radius };
      const [column, row] = [Math.floor(centre[0] / cellSize), Math.floor(centre[1] / cellSize)];
      for (let cell = 0; cell < 9; cell += 1) {
        const others = cells.get(keyOf(column + (cell % 3) - 1, row + Math.floor(cell / 3) - 1));
        if (others?.some((other) => isNear(added, other))) return false;
      }
      const key = keyOf(column, row);
      const cell = cells.get(key);
      if (cell) cell.push(added);
      else cells.set(key, [added]);
      return true;
    },
  };
}
