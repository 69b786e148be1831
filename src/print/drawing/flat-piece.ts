import type { FilledPath, Matrix, Path, Point, Shape, Stop, Stroke } from '#image/svg/drawing.ts';
import { apply, multiply, transformPath } from '#image/svg/matrix.ts';
import { type Bounds, boundsOf } from '#image/svg/svg-path.ts';
import type { Share } from '../colour/press-colours.ts';
import { strokeOutline } from './stroke-outline.ts';

export type { Bounds };

/** The inside of a path in mm, or its outline. */
export type Region = { path: Path; rule: FilledPath['rule']; stroke: Stroke | null };

/** A gradient in mm, whose matrix places it on the card. */
export type FlatGradient = {
  /** The radii of both circles; null for a linear gradient. */
  radii: readonly [number, number] | null;
  ends: readonly [Point, Point];
  matrix: Matrix;
  stops: readonly MixedStop[];
};

/** The colours that a colour was mixed of; absent for a colour as it was drawn. */
type Mixed = { mix?: readonly Share[] };
export type MixedStop = Stop & Mixed;

export type FlatPaint =
  | ({ kind: 'flat'; colour: string; opacity: number } & Mixed)
  | ({ kind: 'gradient' } & FlatGradient);

/** A region of one paint, visible where all clips are. Later pieces lie over earlier ones. */
export type PaintedRegion = {
  clips: readonly Region[];
  region: Region;
  paint: FlatPaint;
  bounds: Bounds;
  /** Whether the region is its bounds, without a clip. */
  isBox: boolean;
};

/** A shape placed on the card by a matrix from the drawing to mm. */
export function regionOf(
  { path, rule, matrix, stroke }: FilledPath & { stroke?: Stroke | null },
  place: Matrix,
): Region {
  const whole = multiply(place, matrix);
  if (!stroke) return { path: transformPath(path, whole), rule, stroke: null };
  const scale = uniformScale(whole);
  // A pen that is no circle any more is drawn as the area that it covers.
  if (scale === null) {
    const outline = strokeOutline(path, stroke, 1 / largestScale(whole));
    return { path: transformPath(outline, whole), rule: 'nonzero', stroke: null };
  }
  const scaled = {
    ...stroke,
    width: stroke.width * scale,
    dashes: stroke.dashes.map((dash) => dash * scale),
    dashOffset: stroke.dashOffset * scale,
  };
  return { path: transformPath(path, whole), rule: 'nonzero', stroke: scaled };
}

const areas = new WeakMap<Region, Region>();

/** The region as an area without a stroke, which can clip. The outline of a stroke is computed once. */
export function cachedArea(region: Region): Region {
  if (!region.stroke) return region;
  const area = areas.get(region) ?? {
    path: strokeOutline(region.path, region.stroke, 1),
    rule: 'nonzero',
    stroke: null,
  };
  areas.set(region, area);
  return area;
}

export function paintOf({ paint, matrix }: Shape, place: Matrix): FlatPaint {
  if (paint.kind === 'flat') return paint;
  const { stops } = paint;
  const placed = {
    kind: 'gradient' as const,
    stops,
    matrix: multiply(multiply(place, matrix), paint.matrix),
  };
  return paint.kind === 'linear'
    ? { ...placed, radii: null, ends: [paint.from, paint.to] }
    : { ...placed, radii: [paint.focusRadius, paint.radius], ends: [paint.focus, paint.centre] };
}

/** The rectangle around all that a region can paint; null for nothing. */
export function regionBounds({ path, stroke }: Region): Bounds | null {
  const bounds = boundsOf(path);
  if (!bounds || !stroke) return bounds;
  const reach = (stroke.width / 2) * Math.max(1.5, stroke.join === 'miter' ? stroke.miterLimit : 0);
  return {
    left: bounds.left - reach,
    top: bounds.top - reach,
    right: bounds.right + reach,
    bottom: bounds.bottom + reach,
  };
}

export function boundsWithin(a: Bounds | null, b: Bounds | null): Bounds | null {
  if (!a || !b) return null;
  const both = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return both.left <= both.right && both.top <= both.bottom ? both : null;
}

/** The scale of a matrix that keeps circles; null for any other. */
function uniformScale([a, b, c, d]: Matrix): number | null {
  const [x, y] = [Math.hypot(a, b), Math.hypot(c, d)];
  const isUniform = Math.abs(x - y) <= 1e-4 * x && Math.abs(a * c + b * d) <= 1e-4 * x * y;
  return isUniform ? x : null;
}

function largestScale(matrix: Matrix): number {
  const [origin, right, down] = [apply(matrix, [0, 0]), apply(matrix, [1, 0]), apply(matrix, [0, 1])];
  return Math.max(
    Math.hypot(right[0] - origin[0], right[1] - origin[1]),
    Math.hypot(down[0] - origin[0], down[1] - origin[1]),
  );
}
