import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { lruCache } from '../../text/lru-cache.ts';
import { gridFrame, isTall, mirrorEdge, restAt, stripAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { circle, lineTo, moveTo } from '../path.ts';
import { interpolate } from '../random.ts';

type ConstellationParams = {
  at: Edge | 'all';
  share: number;
  count: number;
  /** The least and the largest radius of a point, in mm. */
  r: readonly [min: number, max: number];
  pt: number;
  role: ColourRole;
  /** The role of the points. */
  node: ColourRole;
  /** How many points are large and in the accent. */
  hot: number;
  /** How many neighbours a point is joined to. */
  links: number;
};

type Star = { x: number; y: number; radius: number; isHot: boolean };
type Stars = { stars: readonly Star[]; links: readonly (readonly [Star, Star])[] };

/** In mm. */
const distances = { sparse: 7.5, dense: 4.2 };
const minCutDistance = 1.2;
/** Between the end of a point and the cut. */
const cutClearance = 1;

const cache = lruCache<Stars>(12);

/** Points and links. */
export const constellation: Motif<ConstellationParams> = {
  defaults: {
    at: 'right',
    share: 0.5,
    count: 26,
    r: [0.28, 0.75],
    pt: 0.3,
    role: 'second',
    node: 'ink',
    hot: 3,
    links: 2,
  },
  draw(canvas, params) {
    const { at, pt, role, node } = params;
    const { stars, links } = cache(JSON.stringify([params, canvas.seed, canvas.width, canvas.height]), () =>
      starsOf(canvas, params),
    );
    const drawn = new Set(stars.filter(({ x, y, radius }) => canvas.isClear(x, y, radius)));
    const lines = links.filter(
      ([from, to]) => drawn.has(from) && drawn.has(to) && isClearBetween(canvas, from, to),
    );
    const discs = (isHot: boolean) =>
      [...drawn]
        .filter((star) => star.isHot === isHot)
        .map(({ x, y, radius }) => circle(x, y, radius))
        .join('');
    return {
      shapes: [
        {
          path: lines.map(([from, to]) => moveTo(from.x, from.y) + lineTo(to.x, to.y)).join(''),
          stroke: canvas.tone(role),
          weightPt: pt,
        },
        { path: discs(false), fill: canvas.tone(node) },
        { path: discs(true), fill: canvas.tone('accent', 1) },
      ],
      free: at === 'all' ? null : restAt(canvas, at, depthOf(stars, at, canvas)),
    };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { share: [0.35, 0.6], count: [14, 70], hot: [0, 6] },
  keepsClear: ({ at }) => at === 'all',
};

/** The points and links without regard to the texts: a changed text moves none of them. */
function starsOf(canvas: GraphicCanvas, { at, share, count, r, hot, links }: ConstellationParams): Stars {
  const { width, height, random } = canvas;
  const { strip } = stripAt(gridFrame(canvas), at, share);
  const stars: Star[] = [];
  for (let tries = 0; stars.length < count && tries < count * 30; tries += 1) {
    const [x, y] = [strip.x + random() * strip.width, strip.y + random() * strip.height];
    const size = interpolate(r[0], r[1], random() ** 2);
    const luck = random();
    const nearness = nearnessToEdge(at, strip, x, y);
    const apart = interpolate(distances.sparse, distances.dense, nearness);
    const cutDistance = Math.min(Math.abs(x), Math.abs(width - x), Math.abs(y), Math.abs(height - y));
    const isAlone = stars.every((star) => Math.hypot(star.x - x, star.y - y) > apart);
    if (!isAlone || cutDistance <= minCutDistance || luck >= 0.15 + nearness * 0.9) continue;
    const isHot = stars.length < hot;
    stars.push({ x, y, isHot, radius: Math.min(isHot ? r[1] * 1.25 : size, cutDistance - cutClearance) });
  }
  return { stars, links: stars.flatMap((star, index) => linksOf(stars, star, index, links)) };
}

/** 1 at the edge, 0 where the strip ends. */
function nearnessToEdge(at: ConstellationParams['at'], strip: Box, x: number, y: number): number {
  const [across, down] = [(x - strip.x) / strip.width, (y - strip.y) / strip.height];
  return { right: across, left: 1 - across, bottom: down, top: 1 - down, all: 1 }[at];
}

/** The links to the nearest points. A pair is joined from its first point only. */
function linksOf(stars: readonly Star[], star: Star, index: number, count: number) {
  return stars
    .map((other, number) => ({ other, number, distance: Math.hypot(other.x - star.x, other.y - star.y) }))
    .filter(({ number }) => number !== index)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, count)
    .filter(({ number }) => number > index || count === 1)
    .map(({ other }) => [star, other] as const);
}

/** Whether a link crosses no text. */
function isClearBetween(canvas: GraphicCanvas, from: Star, to: Star): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
  return Array.from({ length: steps + 1 }, (_, step) => step / steps).every((share) =>
    canvas.isClear(interpolate(from.x, to.x, share), interpolate(from.y, to.y, share), 0),
  );
}

/** How far the points reach inwards from an edge. */
function depthOf(stars: readonly Star[], edge: Edge, { width, height }: GraphicCanvas): number {
  const depths = stars.map(
    ({ x, y, radius }) => ({ left: x, right: width - x, top: y, bottom: height - y })[edge] + radius,
  );
  return Math.max(0, ...depths);
}
