import type { ColourRole } from '#domain/look/look-palettes.ts';
import { mixColours } from '../../colour/mix-colours.ts';
import { gridFrame, maxBleed, restAt } from '../canvas.ts';
import type { GraphicCanvas, GraphicShape, Motif } from '../motif.ts';
import { boxOfPath, circle, type PathPoint, polygon } from '../path.ts';

type RidgesParams = {
  /** A share of the card's height. */
  height: number;
  layers: number;
  /** How much a slope is broken. */
  rough: number;
  /** The radius of the sun as a share of the shorter side; 0 is none. */
  sun: number;
  /** A share of the width. */
  sunX: number;
  sunRole: ColourRole;
  /** The role of the farthest layer. */
  from: ColourRole;
  /** The role of the nearest layer. */
  to: ColourRole;
};

/** Mountains. */
export const ridges: Motif<RidgesParams> = {
  defaults: {
    height: 0.46,
    layers: 4,
    rough: 0.55,
    sun: 0,
    sunX: 0.74,
    sunRole: 'accent',
    from: 'panel',
    to: 'ink',
  },
  draw(canvas, { height, layers, rough, sun, sunX, sunRole, from, to }) {
    const total = height * canvas.height;
    const shapes: GraphicShape[] = [];
    if (sun > 0) {
      const radius = sun * Math.min(canvas.width, canvas.height);
      const path = circle(sunX * canvas.width, canvas.height - total * 0.86, radius);
      shapes.push({ path, fill: canvas.tone(sunRole, 1) });
    }
    for (let layer = 0; layer < layers; layer += 1) {
      const nearness = layers === 1 ? 1 : layer / (layers - 1);
      shapes.push({
        path: ridge(canvas, total, total * (1 - layer / (layers + 0.2)), peaksOf(canvas, layer, rough)),
        fill: mixColours(canvas.tone(from), canvas.tone(to), nearness),
      });
    }
    const { y: top } = boxOfPath(shapes.map(({ path }) => path).join(''));
    return { shapes, free: restAt(canvas, 'bottom', Math.max(1.1 * total, canvas.height - top)) };
  },
  shrink: (params, share) => ({ ...params, height: params.height * share, sun: params.sun * share }),
  turn: (params, { isSquare }) => (isSquare ? { ...params, height: params.height * 0.85 } : params),
  mirror: (params) => ({ ...params, sunX: 1 - params.sunX }),
  ranges: { height: [0.3, 0.5], layers: [2, 5], rough: [0.3, 0.7] },
  keepsClear: () => false,
};

/** Valleys and peaks in turn, each slope broken twice: shares of the width, and depths from 0 to about 1. */
function peaksOf({ width, random }: GraphicCanvas, layer: number, rough: number): PathPoint[] {
  const slopes = 2 * Math.max(2, Math.round((5 + (layer % 2)) * (width / 90)));
  const points = Array.from({ length: slopes + 1 }, (_, index): PathPoint => {
    const x = (index + (random() - 0.5) * 0.7) / slopes;
    const depth = index % 2 === 1 ? random() * 0.45 : 0.6 + random() * 0.5;
    if (index === 0) return [0, depth];
    return [index === slopes ? 1 : x, depth];
  });
  return breakSlopes(breakSlopes(points, rough * 0.4, random), rough * 0.2, random);
}

function breakSlopes(points: readonly PathPoint[], by: number, random: () => number): PathPoint[] {
  return points.flatMap(([x, depth], index): PathPoint[] => {
    const next = points[index + 1];
    if (!next) return [[x, depth]];
    const middle: PathPoint = [(x + next[0]) / 2, (depth + next[1]) / 2 + (random() - 0.5) * by];
    return [[x, depth], middle];
  });
}

function ridge(
  canvas: GraphicCanvas,
  total: number,
  layerHeight: number,
  peaks: readonly PathPoint[],
): string {
  const { box } = gridFrame(canvas);
  const swing = Math.min(total * 0.34, 0.1 * canvas.width);
  const line = peaks.map(([x, depth]): PathPoint => {
    const drop = Math.max(-0.2, Math.min(1.2, depth)) - 0.25;
    return [box.x + x * box.width, canvas.height - layerHeight + drop * swing];
  });
  const [left, right, bottom] = [-maxBleed, canvas.width + maxBleed, canvas.height + maxBleed];
  const [startY, endY] = [line[0]?.[1] ?? 0, line.at(-1)?.[1] ?? 0];
  return polygon([[left, bottom], [left, startY], ...line, [right, endY], [right, bottom]]);
}
