import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, isAcross, isTall, maxBleed, mirrorEdge, stripAt, turnEdge } from '../canvas.ts';
import type { DrawnGraphic, Edge, GraphicCanvas, Motif } from '../motif.ts';
import { circle, type PathPoint, smoothLine, smoothShape } from '../path.ts';
import { restBesideCircle, turnCircle } from '../round-place.ts';

type GuillocheParams = {
  kind: 'rosette' | 'band';
  /** The centre of a rosette, in shares of the card. */
  cx: number;
  cy: number;
  /** A share of the shorter side. */
  radius: number;
  lobes: number;
  depth: number;
  /** The place of a band. */
  at: Edge;
  share: number;
  periods: number;
  lines: number;
  pt: number;
  role: ColourRole;
};

/** The lines of a banknote: a rosette or a woven band. */
export const guilloche: Motif<GuillocheParams> = {
  defaults: {
    kind: 'rosette',
    cx: 1,
    cy: 0.5,
    radius: 0.62,
    lobes: 9,
    depth: 0.3,
    at: 'bottom',
    share: 0.26,
    periods: 7,
    lines: 14,
    pt: 0.3,
    role: 'second',
  },
  draw: (canvas, params) =>
    params.kind === 'rosette' ? drawRosette(canvas, params) : drawBand(canvas, params),
  shrink: (params, share) => ({ ...params, radius: params.radius * share, share: params.share * share }),
  turn: (params, card) => ({
    ...turnCircle(params, card),
    at: isTall(card) ? turnEdge(params.at) : params.at,
  }),
  mirror: (params) => ({ ...params, cx: 1 - params.cx, at: mirrorEdge(params.at) }),
  ranges: { radius: [0.4, 0.8], lobes: [7, 18], lines: [8, 16], depth: [0.2, 0.35] },
  keepsClear: () => false,
};

/** Points for each lobe and each wave. */
const steps = 14;

function drawRosette(canvas: GraphicCanvas, params: GuillocheParams): DrawnGraphic {
  const { lobes, depth, lines, pt, role } = params;
  const [x, y] = [params.cx * canvas.width, params.cy * canvas.height];
  const radius = params.radius * Math.min(canvas.width, canvas.height);
  const stroke = canvas.tone(role);
  const rosette = Array.from({ length: lines }, (_, line) => {
    const phase = (line / lines) * 2 * Math.PI;
    const points = Array.from({ length: lobes * steps }, (__, index): PathPoint => {
      const angle = (index / (lobes * steps)) * 2 * Math.PI;
      const wave = 0.62 * depth * Math.cos(lobes * angle + phase) + 0.1 * Math.cos(2 * lobes * angle - phase);
      const reach = radius * (0.66 + wave);
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    });
    return smoothShape(points);
  });
  const rings = [0.2, 0.22].map((share) => circle(x, y, radius * share));
  return {
    shapes: [...rosette, ...rings].map((path) => ({ path, stroke, weightPt: pt })),
    free: restBesideCircle(canvas, params, radius * 1.05),
  };
}

function drawBand(
  canvas: GraphicCanvas,
  { at, share, periods, lines, pt, role }: GuillocheParams,
): DrawnGraphic {
  const { strip, rest } = stripAt(gridFrame(canvas), at, share);
  const isDown = isAcross(at);
  const depth = share * (isDown ? canvas.width : canvas.height);
  const [start, length] = isDown ? [strip.y, strip.height] : [strip.x, strip.width];
  const middle = {
    left: depth / 2,
    right: canvas.width - depth / 2,
    top: depth / 2,
    bottom: canvas.height - depth / 2,
  }[at];
  const count = Math.round(steps * periods);
  const extra = Math.ceil((maxBleed * count) / length);
  const shapes = Array.from({ length: lines }, (_, line) => {
    const phase = (line / lines) * 2 * Math.PI;
    const points = Array.from({ length: count + 1 + 2 * extra }, (__, index): PathPoint => {
      const share = (index - extra) / count;
      const swing =
        Math.sin(2 * Math.PI * periods * share + phase) *
        (0.62 + 0.38 * Math.cos(4 * Math.PI * share + phase));
      const [along, across] = [start + share * length, middle + depth * 0.36 * swing];
      return isDown ? [across, along] : [along, across];
    });
    return { path: smoothLine(points), stroke: canvas.tone(role), weightPt: pt };
  });
  return { shapes, free: rest };
}
