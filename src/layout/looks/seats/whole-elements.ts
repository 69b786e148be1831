import { type FlatOutline, flattenPath } from '../../graphics/flatten-path.ts';
import type { Box } from '../../guides.ts';
import type { SceneShape } from '../../scene.ts';

/** The shape without its elements that are too near an outline. */
export function wholeElements(
  shape: SceneShape,
  outlines: readonly FlatOutline[],
  distance: number,
): SceneShape {
  const reach = distance + ('stroke' in shape ? shape.weightPt * 0.18 : 0);
  const kept = elementsOf(shape.path).filter((element) => {
    const flat = flattenPath(element);
    return !flat.some((one) => outlines.some((other) => isNear(one, other, reach, 'fill' in shape)));
  });
  return { ...shape, path: kept.join('') };
}

/** The elements of a path, in its order. */
function elementsOf(path: string): string[] {
  return path.split(/(?=M)/u).filter((element) => element !== '');
}

/** The outline of a box. */
export function boxOutline({ x, y, width, height }: Box): FlatOutline {
  return {
    points: [x, y, x + width, y, x + width, y + height, x, y + height],
    isClosed: true,
    box: { x, y, width, height },
  };
}

/** Whether an outline is nearer to another than a distance, or inside it; a filled one also where the other is inside it. */
function isNear(one: FlatOutline, other: FlatOutline, distance: number, isFilled: boolean): boolean {
  if (gap(one.box, other.box) >= distance) return false;
  if (isInside(other, one.points[0] ?? 0, one.points[1] ?? 0)) return true;
  if (isFilled && isInside(one, other.points[0] ?? 0, other.points[1] ?? 0)) return true;
  return sidesOf(one).some(([x0, y0, x1, y1]) =>
    sidesOf(other).some(([u0, v0, u1, v1]) => sideDistance(x0, y0, x1, y1, u0, v0, u1, v1) < distance),
  );
}

type Side = readonly [x0: number, y0: number, x1: number, y1: number];

function sidesOf({ points, isClosed }: FlatOutline): Side[] {
  const sides: Side[] = [];
  const end = isClosed ? points.length : points.length - 2;
  for (let at = 0; at < end; at += 2) {
    const next = at + 2 < points.length ? at + 2 : 0;
    sides.push([points[at] ?? 0, points[at + 1] ?? 0, points[next] ?? 0, points[next + 1] ?? 0]);
  }
  return sides;
}

function gap(a: Box, b: Box): number {
  const across = Math.max(b.x - a.x - a.width, a.x - b.x - b.width, 0);
  const along = Math.max(b.y - a.y - a.height, a.y - b.y - b.height, 0);
  return Math.hypot(across, along);
}

/** Whether a point is inside an outline, by the even-odd rule. */
function isInside(outline: FlatOutline, x: number, y: number): boolean {
  let isIn = false;
  for (const [x0, y0, x1, y1] of sidesOf({ ...outline, isClosed: true })) {
    if (y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) isIn = !isIn;
  }
  return isIn;
}

function sideDistance(...[x0, y0, x1, y1, u0, v0, u1, v1]: [...Side, ...Side]): number {
  if (crosses(x0, y0, x1, y1, u0, v0, u1, v1)) return 0;
  return Math.min(
    pointDistance(x0, y0, u0, v0, u1, v1),
    pointDistance(x1, y1, u0, v0, u1, v1),
    pointDistance(u0, v0, x0, y0, x1, y1),
    pointDistance(u1, v1, x0, y0, x1, y1),
  );
}

function crosses(...[x0, y0, x1, y1, u0, v0, u1, v1]: [...Side, ...Side]): boolean {
  const turn = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number) =>
    Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
  return (
    turn(x0, y0, x1, y1, u0, v0) !== turn(x0, y0, x1, y1, u1, v1) &&
    turn(u0, v0, u1, v1, x0, y0) !== turn(u0, v0, u1, v1, x1, y1)
  );
}

function pointDistance(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / length));
  return Math.hypot(x - x0 - t * dx, y - y0 - t * dy);
}
