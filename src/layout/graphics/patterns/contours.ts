import type { ColourRole } from '#domain/look/look-palettes.ts';
import { lruCache } from '../../text/lru-cache.ts';
import { gridFrame, isTall, mirrorEdge, restAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { type PathPoint, smoothLine, smoothShape } from '../path.ts';
import { interpolate } from '../random.ts';
import { type Hill, isolinesOf, rasterOfHills } from './isolines.ts';

/** The place of a hill in shares of the card, its spread and its height. */
type HillShare = readonly [x: number, y: number, spread: number, height: number];

type ContoursParams = {
  side: Edge | 'all';
  /** Random hills at the side where `hills` does not say where they are. */
  peaks: number;
  hills?: readonly HillShare[];
  /** How wide the hills are. */
  reach: number;
  levels: number;
  pt: number;
  role: ColourRole;
  everyFifth: ColourRole;
};

/** The lines of a map: rings around hills at an edge. Every fifth line is thicker. */
export const contours: Motif<ContoursParams> = {
  defaults: {
    side: 'right',
    peaks: 3,
    reach: 0.62,
    levels: 11,
    pt: 0.4,
    role: 'second',
    everyFifth: 'accent',
  },
  draw(canvas, params) {
    const { side, pt, role, everyFifth } = params;
    const { width, height, seed } = canvas;
    const { hills, peaks, reach, levels } = params;
    const key = JSON.stringify([side, hills, peaks, reach, levels, width, height, seed]);
    const { lines, bounds } = cached(key, () => linesOf(canvas, params));
    const shapes = lines.map(({ path, isFifth }) => ({
      path,
      stroke: canvas.tone(isFifth ? everyFifth : role),
      weightPt: isFifth ? pt * 1.5 : pt,
    }));
    if (side === 'all') return { shapes, free: null };
    const depth = {
      right: width - bounds.left,
      left: bounds.right,
      top: bounds.bottom,
      bottom: height - bounds.top,
    }[side];
    return { shapes, free: restAt(canvas, side, depth) };
  },
  shrink: (params, share) => ({ ...params, reach: params.reach * share }),
  turn(params, card) {
    if (!isTall(card)) return params;
    const { hills, side } = params;
    return {
      ...params,
      side: turnEdge(side),
      ...(hills && { hills: hills.map(([x, y, ...hill]): HillShare => [y, 1 - x, ...hill]) }),
    };
  },
  mirror: ({ hills, ...params }) => ({
    ...params,
    side: mirrorEdge(params.side),
    ...(hills && { hills: hills.map(([x, ...hill]): HillShare => [1 - x, ...hill]) }),
  }),
  ranges: { peaks: [1, 4], reach: [0.35, 0.85], levels: [6, 16], pt: [0.3, 0.7] },
  keepsClear: () => false,
};

type ContourLines = {
  lines: readonly { path: string; isFifth: boolean }[];
  bounds: { left: number; right: number; top: number; bottom: number };
};

const cached = lruCache<ContourLines>(6);

/** The raster is larger than the bleed, so that lines end outside it. */
const margin = 3;
/** The least distance of two lines, in mm. */
const minDistance = 0.7;
/** Shorter lines are dots. */
const minPoints = 10;
const highest = 1.15;

function linesOf(canvas: GraphicCanvas, params: ContoursParams): ContourLines {
  const { width, height } = canvas;
  const shares = params.hills ?? randomHills(canvas, params);
  const hills = shares.map(
    ([x, y, spread, top]): Hill => ({
      x: x * width,
      y: y * height,
      spread: spread * params.reach * 1.7 * Math.min(width, height),
      height: top,
    }),
  );
  const { box } = gridFrame(canvas);
  const raster = rasterOfHills(
    hills,
    {
      x: box.x - margin,
      y: box.y - margin,
      width: box.width + 2 * margin,
      height: box.height + 2 * margin,
    },
    (shares[0]?.[2] ?? 0) * 40,
  );
  const lowest = params.side === 'all' ? 0.1 : 0.16;
  const levels = levelsThatFit(hills, params.levels, highest - lowest);
  const bounds = { left: width, right: 0, top: height, bottom: 0 };
  const lines = Array.from({ length: levels }, (_, level) =>
    isolinesOf(raster, lowest + (level * (highest - lowest)) / levels).flatMap(({ points, isClosed }) => {
      if (points.length + Number(isClosed) < minPoints) return [];
      for (const [x, y] of points) {
        bounds.left = Math.min(bounds.left, x);
        bounds.right = Math.max(bounds.right, x);
        bounds.top = Math.min(bounds.top, y);
        bounds.bottom = Math.max(bounds.bottom, y);
      }
      const kept = everySecond(points);
      return [{ path: isClosed ? smoothShape(kept) : smoothLine(kept), isFifth: level % 5 === 4 }];
    }),
  ).flat();
  return { lines, bounds };
}

/** Fewer levels where a hill is so steep that its lines would merge. */
function levelsThatFit(hills: readonly Hill[], levels: number, range: number): number {
  const steepest = Math.max(...hills.map(({ height, spread }) => (height * Math.exp(-0.5)) / spread));
  return Math.max(1, Math.min(levels, Math.floor(range / (steepest * minDistance))));
}

function everySecond(points: readonly PathPoint[]): PathPoint[] {
  return points.filter((_, index) => index % 2 === 0 || index === points.length - 1);
}

function randomHills({ random }: GraphicCanvas, { peaks, side }: ContoursParams): HillShare[] {
  return Array.from({ length: peaks }, (_, index): HillShare => {
    const along = (index + 0.5 + (random() - 0.5) * 0.5) / peaks;
    const depth = (random() - 0.25) * 0.22;
    // Two numbers for every side, so that all sides have the same hills.
    const anywhere: PathPoint = [random(), random()];
    const place = {
      right: [1 - depth, along],
      left: [depth, along],
      top: [along, depth],
      bottom: [along, 1 - depth],
      all: anywhere,
    } as const;
    const spread = interpolate(0.16, 0.26, random()) * (side === 'all' ? 1.3 : 1);
    return [...place[side], spread, interpolate(0.7, 1, random())];
  });
}
