import type { ColourRole } from '#domain/look/look-palettes.ts';
import { lruCache } from '../../text/lru-cache.ts';
import {
  boxWithBleed,
  cornerPoint,
  endsNearCut,
  gridBleed,
  growthOf,
  isAcross,
  isTall,
  maxBleed,
  mirrorCorner,
  mirrorEdge,
  reaches,
  restAt,
  turnEdge,
} from '../canvas.ts';
import type { CardCorner, Edge, GraphicCanvas, Motif } from '../motif.ts';
import { circle, type PathPoint } from '../path.ts';

type HalftoneParams = {
  from: Edge | CardCorner;
  /** The distance of two dots in a row, in mm on a card of 90 × 50 mm. */
  pitch: number;
  reach: number;
  /** The largest radius, as a share of the pitch. */
  rMax: number;
  /** The smallest radius, in mm. */
  rMin: number;
  /** How fast the dots shrink. */
  power: number;
  role: ColourRole;
};

/** Dots that shrink away from an edge or a corner. */
export const halftone: Motif<HalftoneParams> = {
  defaults: { from: 'right', pitch: 2.2, reach: 0.5, rMax: 0.46, rMin: 0.12, power: 1.1, role: 'accent' },
  draw(canvas, params) {
    const { width, height } = canvas;
    const { from, reach, role } = params;
    const dots = cached(JSON.stringify([{ ...params, role: '' }, width, height]), () =>
      printableDots(canvas, params),
    );
    let path = '';
    for (const dot of dots) {
      const isDrawn =
        reaches(canvas.box, dot.centre, dot.radius) &&
        canvas.isClear(...dot.centre, dot.radius) &&
        !(isEdge(from) && isNearFarCut(dot, from, canvas));
      if (isDrawn) path += dot.path;
    }
    return {
      shapes: [{ path, fill: canvas.tone(role) }],
      free: isCorner(from)
        ? null
        : restAt(canvas, from, declaredShare(canvas, params) * reachOf(canvas, from, reach)),
    };
  },
  shrink: (params, share) => ({ ...params, reach: params.reach * share }),
  turn: (params, card) =>
    isTall(card) && !isCorner(params.from) ? { ...params, from: turnEdge(params.from) } : params,
  mirror: (params) => ({
    ...params,
    from: isCorner(params.from) ? mirrorCorner(params.from) : mirrorEdge(params.from),
  }),
  ranges: { pitch: [1.8, 4], reach: [0.3, 1.1], power: [0.8, 1.6] },
  keepsClear: ({ from }) => isCorner(from),
};

/** Whether a dot ends near the cut that the dots shrink towards: a row of them would be cut to slivers. */
function isNearFarCut(
  { centre: [x, y], radius }: Dot,
  from: Edge,
  { width, height }: GraphicCanvas,
): boolean {
  const far = { left: width - x, right: x, top: height - y, bottom: y }[from];
  return endsNearCut(far - radius, far + radius, Infinity);
}

function isEdge(from: Edge | CardCorner): from is Edge {
  return !isCorner(from);
}

type Dot = { centre: PathPoint; radius: number; path: string };

const cached = lruCache<readonly Dot[]>(6);

/** A dot has six path commands, and a side at most 6,500. */
const maxDots = 1080;
/** Larger dots would merge, as a share of the pitch. */
const maxRadius = 0.49;

function isCorner(from: Edge | CardCorner): from is CardCorner {
  return from.length === 2;
}

function reachOf(
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
  from: Edge | CardCorner,
  reach: number,
): number {
  return reach * (isCorner(from) || isAcross(from) ? width : height);
}

/** The part of the reach that texts keep away from: dots beyond it are dropped or hardly visible. */
function declaredShare(canvas: GraphicCanvas, { pitch, rMin, rMax, power }: HalftoneParams): number {
  const smallest = (rMin / (rMax * pitch * growthOf(canvas))) ** (1 / power);
  return Math.max(0.9, 1 - smallest);
}

/** The dots, with a wider pitch where there would be too many. */
function printableDots(canvas: GraphicCanvas, params: HalftoneParams): Dot[] {
  let pitch = params.pitch * growthOf(canvas);
  let dots = dotsOf(canvas, params, pitch);
  while (dots.length > maxDots) {
    pitch *= Math.max(1.01, Math.sqrt(dots.length / maxDots));
    dots = dotsOf(canvas, params, pitch);
  }
  return dots;
}

function dotsOf(
  canvas: GraphicCanvas,
  { from, reach, rMax, rMin, power }: HalftoneParams,
  pitch: number,
): Dot[] {
  const { width, height } = canvas;
  const depth = reachOf(canvas, from, reach);
  const distance = distanceFrom(canvas, from);
  // An even number of rows outside the grid keeps the offset of the rows inside it.
  const outside = Math.ceil((maxBleed - gridBleed) / pitch) * pitch;
  const start = -gridBleed - pitch - outside;
  const end = maxBleed + pitch;
  const largest = boxWithBleed(canvas, maxBleed);
  const dots: Dot[] = [];
  for (let row = 0; start + (row * pitch) / 2 < height + end; row += 1) {
    const y = start + (row * pitch) / 2;
    for (let x = start + (row % 2) * (pitch / 2); x < width + end; x += pitch) {
      const share = Math.max(0, Math.min(1.06, 1 - distance([x, y]) / depth));
      const radius = Math.min(rMax * pitch * share ** power, maxRadius * pitch);
      const isVisible = share > 0 && radius >= rMin && reaches(largest, [x, y], radius);
      if (isVisible) dots.push({ centre: [x, y], radius, path: circle(x, y, radius) });
    }
  }
  return dots;
}

function distanceFrom(canvas: GraphicCanvas, from: Edge | CardCorner): (point: PathPoint) => number {
  const { width, height } = canvas;
  if (isCorner(from)) {
    const [cornerX, cornerY] = cornerPoint(canvas, from);
    return ([x, y]) => Math.hypot(x - cornerX, (y - cornerY) * 1.25);
  }
  switch (from) {
    case 'right':
      return ([x]) => width - x;
    case 'left':
      return ([x]) => x;
    case 'bottom':
      return ([, y]) => height - y;
    case 'top':
      return ([, y]) => y;
  }
}
