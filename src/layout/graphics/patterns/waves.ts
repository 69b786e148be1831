import type { ColourRole } from '#domain/look/look-palettes.ts';
import { gridFrame, isAcross, isTall, maxBleed, mirrorEdge, restAt, turnEdge } from '../canvas.ts';
import type { Edge, GraphicCanvas, Motif } from '../motif.ts';
import { lineTo, type PathPoint, smoothLine } from '../path.ts';
import { interpolate } from '../random.ts';

type WavesParams = {
  at: Edge;
  share: number;
  layers: number;
  /** Waves along the edge. */
  periods: number;
  /** The height of a wave, as a share of the shorter side. */
  amp: number;
  roles: readonly ColourRole[];
};

/** Layers of water or hills along an edge. */
export const waves: Motif<WavesParams> = {
  defaults: {
    at: 'bottom',
    share: 0.36,
    layers: 3,
    periods: 1.1,
    amp: 0.07,
    roles: ['panel', 'second', 'ink'],
  },
  draw(canvas, { at, share, layers, periods, amp, roles }) {
    const { box } = gridFrame(canvas);
    const length = isAcross(at) ? box.height : box.width;
    const depth = share * (isAcross(at) ? canvas.width : canvas.height);
    const height = amp * Math.min(canvas.width, canvas.height);
    const count = Math.max(1, Math.min(layers, Math.floor(depth / minLayer)));
    const place = placeAt(canvas, at);
    const step = length / steps;
    const extra = Math.ceil(maxBleed / step);
    const shapes = Array.from({ length: count }, (_, layer) => {
      const top = depth * (1 - layer / (count + 0.35)) - height;
      const phase = canvas.random() * 2 * Math.PI;
      const frequency = periods * interpolate(0.85, 1.25, canvas.random());
      const crest = Array.from({ length: steps + 1 + 2 * extra }, (__, index) => {
        const t = (index - extra) / steps;
        const wave =
          0.75 * Math.sin(2 * Math.PI * frequency * t + phase) +
          0.25 * Math.sin(4.3 * Math.PI * frequency * t + 2 * phase);
        return place([t * length, top + height * wave]);
      });
      const [end, start] = [length + extra * step, -extra * step].map((along) =>
        place([along, -maxBleed - 1]),
      );
      const path = `${smoothLine(crest)}${lineTo(...(end ?? [0, 0]))}${lineTo(...(start ?? [0, 0]))}Z`;
      return { path, fill: canvas.tone(roles[layer % roles.length] ?? 'panel') };
    });
    return { shapes, free: restAt(canvas, at, depth) };
  },
  shrink: (params, share) => ({ ...params, share: params.share * share }),
  turn: (params, card) =>
    isTall(card)
      ? { ...params, at: turnEdge(params.at), share: params.share * (card.isSquare ? 0.85 : 1) }
      : params,
  mirror: (params) => ({ ...params, at: mirrorEdge(params.at) }),
  ranges: { share: [0.2, 0.55], layers: [1, 4], periods: [0.6, 2], amp: [0.03, 0.1] },
  keepsClear: () => false,
};

const steps = 40;
const minLayer = 2;

/** Places a point by its way along the edge, from the bleed on, and its distance from the edge. */
function placeAt({ width, height, ...canvas }: GraphicCanvas, edge: Edge): (point: PathPoint) => PathPoint {
  const { x, y } = gridFrame({ ...canvas, width, height }).box;
  switch (edge) {
    case 'bottom':
      return ([along, depth]) => [x + along, height - depth];
    case 'top':
      return ([along, depth]) => [x + along, depth];
    case 'right':
      return ([along, depth]) => [width - depth, y + along];
    case 'left':
      return ([along, depth]) => [depth, y + along];
  }
}
