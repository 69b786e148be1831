import type { ColourRole } from '#domain/look/look-palettes.ts';
import { ptToMm } from '../../units.ts';
import { endsNearCut, isTall, towardsEdge } from '../canvas.ts';
import { flattenPath } from '../flatten-path.ts';
import type { GraphicCanvas, Motif } from '../motif.ts';
import { at, type PathPoint, smoothLine } from '../path.ts';
import { interpolate } from '../random.ts';

type Stem = {
  /** Where it starts, in shares of the card. */
  x: number;
  y: number;
  /** A share of the shorter side. */
  length: number;
  /** In degrees from upright, clockwise. */
  lean: number;
  /** How much it turns along its way, in degrees. */
  bend: number;
  pairs?: number;
  size?: number;
};

type SprigParams = {
  stems: readonly Stem[];
  leaf: keyof typeof leaves;
  pairs: number;
  /** The length of a leaf, as a share of the shorter side. */
  size: number;
  pt: number;
  role: ColourRole;
  stem: ColourRole;
};

/** The width of a leaf, as a share of its length, its angle to the stem in degrees, and whether it is left out near the cut. */
const leaves = {
  olive: { width: 0.2, angle: 40, staysOffCut: true },
  round: { width: 0.46, angle: 58, staysOffCut: true },
  fern: { width: 0.13, angle: 52, staysOffCut: false },
  willow: { width: 0.11, angle: 30, staysOffCut: false },
} as const;

/** Bent stems with pairs of leaves. A stem ends before a text. */
export const sprig: Motif<SprigParams> = {
  defaults: {
    stems: [{ x: 0.93, y: 1.05, length: 0.95, lean: -8, bend: 16 }],
    leaf: 'olive',
    pairs: 8,
    size: 0.17,
    pt: 0.6,
    role: 'accent',
    stem: 'ink',
  },
  draw(canvas, params) {
    const sprigs = params.stems.map((stem) => drawSprig(canvas, params, clearStem(canvas, params, stem)));
    const stemColour = canvas.tone(params.stem);
    return {
      shapes: [
        ...sprigs.map(({ stem }) => ({ path: stem, stroke: stemColour, weightPt: params.pt })),
        { path: sprigs.flatMap((drawn) => drawn.leaves).join(''), fill: canvas.tone(params.role) },
      ],
      free: null,
    };
  },
  shrink: (params, share) => ({
    ...params,
    stems: params.stems.map((stem) => ({
      ...stem,
      length: stem.length * (0.4 + 0.6 * share),
      x: towardsEdge(stem.x, share),
    })),
  }),
  turn(params, card) {
    if (!isTall(card)) return params;
    if (params.stems.length >= minPattern) return stretchPattern(params, card);
    return { ...params, stems: params.stems.map((stem) => hangFromTop(stem, card)) };
  },
  mirror: (params) => ({
    ...params,
    stems: params.stems.map((stem) => ({ ...stem, x: 1 - stem.x, lean: -stem.lean, bend: -stem.bend })),
  }),
  ranges: { pairs: [5, 20], size: [0.1, 0.22] },
  keepsClear: () => true,
};

const steps = 24;
const minLeaf = 2.5;
/** From so many stems on, they are a pattern over the whole card. */
const minPattern = 3;

/** A stem from the top, as many millimetres from the side as on a wide card. */
function hangFromTop(stem: Stem, { width }: Pick<GraphicCanvas, 'width'>): Stem {
  const x = towardsEdge(stem.x, Math.min(90 / width, 0.45 / Math.min(stem.x, 1 - stem.x)));
  return stem.y < 0.5
    ? { ...stem, x }
    : { ...stem, x, y: 1 - stem.y, lean: 180 - stem.lean, bend: -stem.bend };
}

/** The stems of a pattern are as long for the height as they were on a wide card. */
function stretchPattern(
  params: SprigParams,
  { width, height }: Pick<GraphicCanvas, 'width' | 'height'>,
): SprigParams {
  const growth = height / Math.min(width, height);
  return {
    ...params,
    stems: params.stems.map((stem) => ({
      ...stem,
      length: stem.length * growth,
      pairs: Math.round((stem.pairs ?? params.pairs) * growth),
    })),
  };
}

/** A stem that ends before this share of its way has few leaves. */
const leastWay = 0.5;
/** In mm. A shorter one is left out. */
const leastLength = 12;

/** The stem, or a shorter one of the same shape where a text ends it early; of no length where there is no room for one. */
function clearStem(canvas: GraphicCanvas, { size }: SprigParams, stem: Stem): Stem {
  const wayOf = (share: number) => {
    const { points } = stemPoints(canvas, { ...stem, length: share * stem.length });
    const blocked = points.findIndex((_, index) => !isClearBefore(points, index, canvas));
    return blocked < 0 ? 1 : blocked / steps;
  };
  if (wayOf(1) >= leastWay) return stem;
  const share = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2].find((shorter) => wayOf(shorter) === 1) ?? 0;
  const length = share * stem.length;
  const isLongEnough = length * Math.min(canvas.width, canvas.height) >= leastLength;
  return { ...stem, length: isLongEnough ? length : 0, size: share * (stem.size ?? size) };
}

function drawSprig(
  canvas: GraphicCanvas,
  params: SprigParams,
  stem: Stem,
): { stem: string; leaves: string[] } {
  const shorter = Math.min(canvas.width, canvas.height);
  const { width, angle, staysOffCut } = leaves[params.leaf];
  const { angleAt, points } = stemPoints(canvas, stem);
  const blocked = points.findIndex((_, index) => !isClearBefore(points, index, canvas));
  const clear = stem.length === 0 ? [] : blocked < 0 ? points : points.slice(0, blocked);
  const kept = staysOffCut ? endedOffCut(clear, canvas, ptToMm(params.pt) / 2) : clear;
  const leavesDrawn: string[] = [];
  const addLeaf = (share: number, direction: number, wanted: number) => {
    const length = Math.max(minLeaf, wanted);
    const [x, y] = pointOn(points, share);
    const middle: PathPoint = [
      x + (Math.cos(direction) * length) / 2,
      y + (Math.sin(direction) * length) / 2,
    ];
    const isOnStem = share * steps <= kept.length - 1;
    if (!isOnStem || !canvas.isClear(...middle, length / 2)) return;
    const leaf = leafPath([x, y], direction, length, width);
    if (!staysOffCut || !isNearCut(leaf, canvas)) leavesDrawn.push(leaf);
  };
  const pairs = stem.pairs ?? params.pairs;
  const size = (stem.size ?? params.size) * shorter;
  for (let pair = 0; pair < pairs; pair += 1) {
    const share = interpolate(0.2, 0.95, pair / pairs);
    const growth = Math.sin(Math.PI * interpolate(0.32, 0.86, pair / pairs));
    const opening = ((angle * Math.PI) / 180) * interpolate(1, 0.7, share);
    for (const side of [-1, 1]) {
      // The right leaf of a pair is a little higher than the left one.
      const place = side > 0 ? share + 0.28 / pairs : share;
      const direction = angleAt(place) + side * opening + (canvas.random() - 0.5) * 0.16;
      addLeaf(place, direction, size * growth * interpolate(0.92, 1.08, canvas.random()));
    }
  }
  addLeaf(1, angleAt(1), 0.62 * size);
  return { stem: kept.length > 1 ? smoothLine(kept) : '', leaves: leavesDrawn };
}

function stemPoints({ width, height }: GraphicCanvas, { x, y, length, lean, bend }: Stem) {
  const radians = Math.PI / 180;
  const angleAt = (share: number) => (lean - 90) * radians + bend * radians * (share - 0.2) * 1.6;
  const step = (length * Math.min(width, height)) / steps;
  const points: PathPoint[] = [[x * width, y * height]];
  for (let index = 1; index <= steps; index += 1) {
    const [lastX, lastY] = points[index - 1] ?? [0, 0];
    const angle = angleAt(index / steps);
    points.push([lastX + step * Math.cos(angle), lastY + step * Math.sin(angle)]);
  }
  return { angleAt, points };
}

/** Whether a line is clear of texts from the point before one to it: two clear points may have the corner of a text between them. */
function isClearBefore(points: readonly PathPoint[], index: number, canvas: GraphicCanvas): boolean {
  return [0, 0.25, 0.5, 0.75].every((part) => canvas.isClear(...pointOn(points, (index - part) / steps), 0));
}

/** The point at a share of a line. */
function pointOn(points: readonly PathPoint[], share: number): PathPoint {
  const last = points.length - 1;
  const index = Math.max(0, Math.min(last - 1, Math.floor(share * last)));
  const [[x0, y0], [x1, y1]] = [points[index] ?? [0, 0], points[index + 1] ?? [0, 0]];
  const part = Math.max(0, Math.min(1, share * last - index));
  return [interpolate(x0, x1, part), interpolate(y0, y1, part)];
}

/** A stem that ends before the cut, if a shorter one does. */
function endedOffCut(
  points: readonly PathPoint[],
  canvas: GraphicCanvas,
  reach: number,
): readonly PathPoint[] {
  for (let count = points.length; count >= steps / 2; count -= 1) {
    const kept = points.slice(0, count);
    if (!isNearCut(smoothLine(kept), canvas, reach)) return kept;
  }
  return points;
}

/** Whether a path ends near the cut. `reach` is half of the weight of a line. */
function isNearCut(path: string, { width, height }: GraphicCanvas, reach = 0): boolean {
  return flattenPath(path).some(
    ({ box }) =>
      endsNearCut(box.x - reach, box.x + box.width + reach, width) ||
      endsNearCut(box.y - reach, box.y + box.height + reach, height),
  );
}

/** Two curves from the stem to the tip. */
function leafPath([x, y]: PathPoint, direction: number, length: number, widthShare: number): string {
  const [cos, sin] = [Math.cos(direction) * length, Math.sin(direction) * length];
  const on = (along: number, across: number) =>
    at(x + cos * along - sin * across * widthShare, y + sin * along + cos * across * widthShare);
  return `M${on(0, 0)}C${on(0.22, 1.15)} ${on(0.66, 1.1)} ${on(1, 0)}C${on(0.66, -1.1)} ${on(0.22, -1.15)} ${on(0, 0)}Z`;
}
