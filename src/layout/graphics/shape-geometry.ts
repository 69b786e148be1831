import { boxAround } from '../boxes.ts';
import type { Box } from '../guides.ts';
import type { SceneShape } from '../scene.ts';
import { ptToMm } from '../units.ts';
import { type FlatOutline, flattenPath } from './flatten-path.ts';

/** A shape as straight lines, and the box around them. */
type FlatShape = { outlines: readonly FlatOutline[]; box: Box | null };

const flattened = new WeakMap<SceneShape, FlatShape>();

/** A shape is flattened once. */
function flatten(shape: SceneShape): FlatShape {
  const found = flattened.get(shape);
  if (found) return found;
  const outlines = flattenPath(shape.path);
  const flat = { outlines, box: boxAround(outlines.map((outline) => outline.box)) };
  flattened.set(shape, flat);
  return flat;
}

/** The outlines of a shape as straight lines. */
export function outlinesOf(shape: SceneShape): readonly FlatOutline[] {
  return flatten(shape).outlines;
}

/** The box around what a shape paints; null for an empty path. */
export function shapeBox(shape: SceneShape): Box | null {
  const { box } = flatten(shape);
  const reach = halfWeight(shape);
  return (
    box && {
      x: box.x - reach,
      y: box.y - reach,
      width: box.width + 2 * reach,
      height: box.height + 2 * reach,
    }
  );
}

/** The area of a shape's largest outline in mm². A stroke has none. */
export function largestArea(shape: SceneShape): number {
  return 'fill' in shape ? Math.max(0, ...outlinesOf(shape).map(areaOf)) : 0;
}

/** Whether a filled shape paints the corners and the centre of a box. */
export function containsBox(shape: SceneShape, { x, y, width, height }: Box): boolean {
  if (!('fill' in shape)) return false;
  const outlines = outlinesOf(shape);
  return [
    [x + width / 2, y + height / 2] as const,
    [x, y] as const,
    [x + width, y] as const,
    [x + width, y + height] as const,
    [x, y + height] as const,
  ].every(([px, py]) => isPainted(outlines, px, py));
}

/** Whether a filled shape paints a point. */
export function paintsPoint(shape: SceneShape, x: number, y: number): boolean {
  const { outlines, box } = flatten(shape);
  if (!('fill' in shape) || !box) return false;
  const isInBox = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return isInBox && isPainted(outlines, x, y);
}

/** Whether a shape paints a part of a box. */
export function touchesBox(shape: SceneShape, box: Box): boolean {
  const { outlines, box: around } = flatten(shape);
  if (!around || boxDistance(around, box) > halfWeight(shape)) return false;
  return edgeDistance(shape, box, 1) === 0 || ('fill' in shape && isPainted(outlines, box.x, box.y));
}

/**
 * The distance from a box to the nearest edge of a shape, also of one that the box is inside of: 0 where an edge crosses the
 * box. Edges further away than `most` are skipped, and `most` is returned.
 */
export function edgeDistance(shape: SceneShape, box: Box, most: number): number {
  const reach = halfWeight(shape);
  const { outlines, box: around } = flatten(shape);
  let nearest = most + reach;
  // Most texts are far from all of a graphic.
  if (!around || boxDistance(around, box) > nearest) return most;
  for (const outline of outlines) {
    if (boxDistance(outline.box, box) > nearest) continue;
    nearest = Math.min(nearest, outlineDistance(outline, box, nearest));
    if (nearest === 0) return 0;
  }
  return Math.max(0, nearest - reach);
}

/** Whether a point is painted by outlines that are filled by the non-zero rule. */
function isPainted(outlines: readonly FlatOutline[], x: number, y: number): boolean {
  let winding = 0;
  for (const { points, box } of outlines) {
    if (y < box.y || y > box.y + box.height || x > box.x + box.width) continue;
    for (let at = 0; at < points.length; at += 2) {
      const [x0, y0, x1, y1] = lineAt(points, at);
      if (y0 <= y === y1 <= y) continue;
      if (x0 + ((y - y0) / (y1 - y0)) * (x1 - x0) > x) winding += y1 > y0 ? 1 : -1;
    }
  }
  return winding !== 0;
}

function halfWeight(shape: SceneShape): number {
  return 'fill' in shape ? 0 : ptToMm(shape.weightPt) / 2;
}

/** The line that starts at an index of the points; the last one leads back to the first. */
function lineAt(points: readonly number[], at: number): [x0: number, y0: number, x1: number, y1: number] {
  const next = at + 2 < points.length ? at + 2 : 0;
  return [points[at] ?? 0, points[at + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0];
}

function areaOf({ points }: FlatOutline): number {
  let twice = 0;
  for (let at = 0; at < points.length; at += 2) {
    const [x0, y0, x1, y1] = lineAt(points, at);
    twice += x0 * y1 - x1 * y0;
  }
  return Math.abs(twice) / 2;
}

function outlineDistance({ points, isClosed }: FlatOutline, box: Box, most: number): number {
  let nearest = most;
  const end = isClosed ? points.length : points.length - 2;
  for (let at = 0; at < end; at += 2) {
    const [x0, y0, x1, y1] = lineAt(points, at);
    nearest = Math.min(nearest, lineDistance(x0, y0, x1, y1, box, nearest));
    if (nearest === 0) break;
  }
  return nearest;
}

/** The gap between two boxes; 0 where they overlap. */
function boxDistance(a: Box, b: Box): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const along = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.hypot(across, along);
}

/** The distance from a line to a box, or `most` if it is not nearer. */
function lineDistance(x0: number, y0: number, x1: number, y1: number, box: Box, most: number): number {
  const line = {
    x: Math.min(x0, x1),
    y: Math.min(y0, y1),
    width: Math.abs(x1 - x0),
    height: Math.abs(y1 - y0),
  };
  if (boxDistance(line, box) >= most) return most;
  if (crossesBox(x0, y0, x1, y1, box)) return 0;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return Math.min(
    pointDistance(x0, y0, box),
    pointDistance(x1, y1, box),
    ...[
      [box.x, box.y] as const,
      [right, box.y] as const,
      [right, bottom] as const,
      [box.x, bottom] as const,
    ].map(([x, y]) => distanceToLine(x, y, x0, y0, x1, y1)),
  );
}

function pointDistance(x: number, y: number, box: Box): number {
  return boxDistance({ x, y, width: 0, height: 0 }, box);
}

function distanceToLine(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}

/** Whether a part of a line is inside a box: what is left of it after all four sides have cut it (Liang–Barsky). */
function crossesBox(x0: number, y0: number, x1: number, y1: number, box: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, step, low, high] of [
    [x0, x1 - x0, box.x, box.x + box.width],
    [y0, y1 - y0, box.y, box.y + box.height],
  ] as const) {
    if (step === 0) {
      if (start < low || start > high) return false;
      continue;
    }
    const [near, far] = [(low - start) / step, (high - start) / step];
    from = Math.max(from, Math.min(near, far));
    to = Math.min(to, Math.max(near, far));
  }
  return from <= to;
}
