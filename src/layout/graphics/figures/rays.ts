import type { ColourRole } from '#domain/look/look-palettes.ts';
import { isTall } from '../canvas.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { circle, type PathPoint, polygon, sector } from '../path.ts';
import { restBesideCircle } from '../round-place.ts';

type RaysParams = {
  /** The centre, in shares of the card. */
  cx: number;
  cy: number;
  count: number;
  /** Where rays start, as a share of the shorter side. */
  from: number;
  /** Where rays end, as a share of the diagonal; from 1 on they fill the card. */
  reach: number;
  /** The part of its angle that a ray fills. */
  fill: number;
  /** The first and the last angle, in radians clockwise from the right. */
  a0: number;
  a1: number;
  role: ColourRole;
  /** The radius of a disc in the centre, as a share of the shorter side. */
  disc: number;
  discRole: ColourRole;
};

/** Rays of the sun: over the whole card, or of a small sun. */
export const rays: Motif<RaysParams> = {
  defaults: {
    cx: 1,
    cy: 1,
    count: 26,
    from: 0,
    reach: 2,
    fill: 0.5,
    a0: 0,
    a1: 2 * Math.PI,
    role: 'second',
    disc: 0,
    discRole: 'accent',
  },
  draw(canvas, params) {
    const { cx, cy, count, from, reach, fill, a0, a1, role, disc, discRole } = params;
    const shorter = Math.min(canvas.width, canvas.height);
    const centre: PathPoint = [placeAt(cx, canvas.width), placeAt(cy, canvas.height)];
    const [inner, outer] = [from * shorter, reach * Math.hypot(canvas.width, canvas.height)];
    const ray = reach >= 1 ? wedge : sector;
    const step = (a1 - a0) / count;
    const path = Array.from({ length: count }, (_, index) =>
      ray(centre, { inner, outer }, a0 + index * step, a0 + (index + fill) * step),
    ).join('');
    const sun = disc > 0 ? [{ path: circle(...centre, disc * shorter), fill: canvas.tone(discRole) }] : [];
    return {
      shapes: [{ path, fill: canvas.tone(role) }, ...sun],
      free: reach >= 1 ? null : restBesideCircle(canvas, params, Math.max(outer, disc * shorter)),
    };
  },
  shrink: (params, share) => ({
    ...params,
    reach: params.reach >= 1 ? params.reach : params.reach * share,
    from: params.from * share,
    disc: params.disc * share,
  }),
  turn(params, card) {
    const isAtSide = (params.cx > 0.6 || params.cx < 0.4) && params.cy > 0.2 && params.cy < 0.8;
    const sun = params.reach >= 1 ? params : keepProportions(params, card);
    if (!isTall(card) || !isAtSide) return sun;
    const quarter = Math.PI / 2;
    return { ...sun, cx: params.cy, cy: 1 - params.cx, a0: params.a0 - quarter, a1: params.a1 - quarter };
  },
  mirror: (params) => ({
    ...params,
    cx: 1 - params.cx,
    a0: Math.PI - params.a1,
    a1: Math.PI - params.a0,
  }),
  ranges: { count: [16, 40], fill: [0.24, 0.5] },
  keepsClear: () => false,
};

/** How far outside the cut the centre of a sun on its edge is, in mm: rays along the edge would end at the cut. */
const beyondCut = 0.7;

function placeAt(share: number, length: number): number {
  if (share === 0) return -beyondCut;
  return share === 1 ? length + beyondCut : share * length;
}

/** The rays of a sun end at a share of the diagonal, all else is a share of the shorter side. */
function keepProportions(
  params: RaysParams,
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
): RaysParams {
  const growth = Math.hypot(width, height) / Math.min(width, height) / (Math.hypot(90, 50) / 50);
  return { ...params, from: params.from * growth, disc: params.disc * growth };
}

/** A ray with straight ends, for rays that end far outside the card. */
function wedge(
  [x, y]: PathPoint,
  { inner, outer }: { inner: number; outer: number },
  from: number,
  to: number,
): string {
  const on = (radius: number, angle: number): PathPoint => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ];
  const ends = [on(outer, from), on(outer, to)];
  return polygon(inner > 0 ? [on(inner, from), ...ends, on(inner, to)] : [[x, y], ...ends]);
}
