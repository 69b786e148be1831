import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Motif } from '../motif.ts';
import { circle, type PathPoint } from '../path.ts';
import { radiusOffCut, restBesideCircle, turnCircle } from '../round-place.ts';

type RingsParams = {
  /** The centre, in shares of the card. */
  cx: number;
  cy: number;
  /** A share of the shorter side. */
  radius: number;
  count: number;
  pt: number;
  /** The colour of lines. */
  role: ColourRole;
  filled: boolean;
  /** The colours of discs. */
  roles: readonly ColourRole[];
  /** The radius of a dot in the centre, in mm. */
  dot: number;
};

/** Circles around one centre, as lines or as discs. */
export const rings: Motif<RingsParams> = {
  defaults: {
    cx: 1,
    cy: 0.5,
    radius: 0.8,
    count: 9,
    pt: 0.5,
    role: 'second',
    filled: false,
    roles: ['panel', 'second', 'accent'],
    dot: 0,
  },
  draw(canvas, params) {
    const { cx, cy, pt, role, filled, roles, dot } = params;
    const centre: PathPoint = [cx * canvas.width, cy * canvas.height];
    const radius = radiusOffCut(canvas, centre, params.radius * Math.min(canvas.width, canvas.height));
    const count = Math.max(1, Math.min(params.count, Math.floor(radius / minDistance)));
    const circles = Array.from({ length: count }, (_, index) => {
      const path = circle(...centre, radius * (1 - index / count));
      return filled
        ? { path, fill: canvas.tone(roles[index % roles.length] ?? 'panel') }
        : { path, stroke: canvas.tone(role), weightPt: pt };
    });
    const middle = dot > 0 ? [{ path: circle(...centre, dot), fill: canvas.tone('accent', 1) }] : [];
    return { shapes: [...circles, ...middle], free: restBesideCircle(canvas, params, radius) };
  },
  shrink: (params, share) => ({ ...params, radius: params.radius * share }),
  turn: turnCircle,
  mirror: (params) => ({ ...params, cx: 1 - params.cx }),
  ranges: { radius: [0.25, 1.2], count: [1, 16], dot: [1.5, 4] },
  keepsClear: () => false,
};

const minDistance = 1.2;
