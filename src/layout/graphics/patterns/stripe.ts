import type { ColourRole } from '#domain/look/look-palettes.ts';
import type { Box } from '../../guides.ts';
import { isTall, maxBleed, mirrorEdge, outerOf, restAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { rectangle } from '../path.ts';

type StripeParams = {
  at: Edge;
  /** From the edge inwards, in mm on a card of 50 mm. */
  widths: readonly number[];
  /** After each stripe. */
  gaps: readonly number[];
  roles: readonly ColourRole[];
};

const minWidth = 0.4;

/** Stripes along an edge. */
export const stripe: Motif<StripeParams> = {
  defaults: { at: 'left', widths: [5, 1], gaps: [1], roles: ['accent', 'ink'] },
  draw(canvas, { at, widths, gaps, roles }) {
    let [from, to] = [-maxBleed, 0];
    const shapes = widths.map((width, index) => {
      to += Math.max(minWidth, width * canvas.unit);
      const { x, y, width: across, height } = bandAt(canvas, at, from, to);
      const shape = {
        path: rectangle(x, y, across, height),
        fill: canvas.tone(roles[index % roles.length] ?? 'accent'),
      };
      const isLast = index === widths.length - 1;
      if (!isLast) to += (gaps[index] ?? 0) * canvas.unit;
      from = to;
      return shape;
    });
    return { shapes, free: restAt(canvas, at, to) };
  },
  shrink: (params, share) => ({ ...params, widths: params.widths.map((width) => width * share) }),
  turn: (params, canvas) => (isTall(canvas) ? { ...params, at: turnEdge(params.at) } : params),
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: {},
  keepsClear: () => false,
};

/** What lies between two distances from an edge. */
function bandAt(canvas: GraphicCanvas, edge: Edge, from: number, to: number): Box {
  const { box } = outerOf(canvas);
  switch (edge) {
    case 'left':
      return { ...box, x: from, width: to - from };
    case 'right':
      return { ...box, x: canvas.width - to, width: to - from };
    case 'top':
      return { ...box, y: from, height: to - from };
    case 'bottom':
      return { ...box, y: canvas.height - to, height: to - from };
  }
}
