import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { gridFrame, growthOf, isTall, mirrorEdge, outerOf, reaches, stripAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { circle, type PathPoint } from '../path.ts';

type FanParams = {
  at: Edge | 'all';
  share: number;
  /** Of a scallop, in mm; fitted to the width. */
  radius: number;
  /** The rings of a scallop. */
  arcs: number;
  pt: number;
  role: ColourRole;
};

/** In mm. */
const minRadius = 3.5;
const minRingDistance = 1.1;

/** Art deco scallops: each row covers the lower part of the one above. */
export const fan: Motif<FanParams> = {
  defaults: { at: 'all', share: 0.4, radius: 6, arcs: 4, pt: 0.5, role: 'accent' },
  draw(canvas, { at, share, radius: wanted, arcs, pt, role }) {
    const { strip, rest } = stripAt(gridFrame(canvas), at, share);
    const radius = fittedRadius(canvas, strip.width, wanted);
    const lowest = strip.y + strip.height + (at === 'top' ? 0 : radius);
    const area = stripAt(outerOf(canvas), at, share).strip;
    const isDrawn = (centre: PathPoint) =>
      reaches(area, centre, radius) && !(rest && reaches(rest, centre, radius - 0.01));
    const rows = scallopRows(area, [strip.x + radius, lowest], radius).map((row) => row.filter(isDrawn));
    const rings = Math.max(1, Math.min(arcs, Math.floor(radius / minRingDistance), affordableRings(rows)));
    const sizes = Array.from({ length: rings }, (_, ring) => radius * (1 - ring / rings) - 0.08);
    const shapes = rows.flatMap((centres) => {
      const circles = (size: number) => centres.map(([x, y]) => circle(x, y, size)).join('');
      return [
        { path: circles(radius), fill: canvas.ground },
        { path: sizes.map(circles).join(''), stroke: canvas.tone(role), weightPt: pt },
      ];
    });
    return { shapes, free: rest };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { radius: [4, 9], arcs: [3, 5] },
  keepsClear: () => false,
};

function fittedRadius(canvas: GraphicCanvas, width: number, wanted: number): number {
  const diameter = 2 * Math.max(minRadius, wanted) * Math.max(1, growthOf(canvas));
  return width / Math.max(1, Math.round(width / diameter)) / 2;
}

/** How many rings each scallop can have, beside the disc under them. A side has at most 6,500 path commands. */
function affordableRings(rows: readonly (readonly PathPoint[])[]): number {
  const scallops = rows.reduce((sum, row) => sum + row.length, 0);
  const commandsOfCircle = 6;
  return Math.floor(6500 / (commandsOfCircle * Math.max(1, scallops))) - 1;
}

/** The centres of scallops that cover an area, row by row from the top. Row 0 goes through `start`. */
function scallopRows(area: Box, start: PathPoint, radius: number): PathPoint[][] {
  const step = 0.9 * radius;
  const top = Math.ceil((start[1] - area.y + radius) / step);
  const bottom = Math.floor((start[1] - area.y - area.height - radius) / step);
  const left = Math.floor((area.x - radius - start[0]) / (2 * radius)) - 1;
  const right = Math.ceil((area.x + area.width + radius - start[0]) / (2 * radius));
  return Array.from({ length: top - bottom + 1 }, (_, index) => {
    const row = top - index;
    const shift = row % 2 === 0 ? 0 : 0.5;
    return Array.from(
      { length: right - left + 1 },
      (_unused, column): PathPoint => [
        start[0] + (left + column + shift) * 2 * radius,
        start[1] - row * step,
      ],
    );
  });
}
