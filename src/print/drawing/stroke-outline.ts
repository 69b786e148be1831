import type { Path, PathSegment, Point, Stroke } from '#image/svg/drawing.ts';
import { UnreadablePicture } from '#image/unreadable-picture.ts';

/** How far a straight line may be from the curve, in mm. */
const tolerance = 0.002;

/** The segments of one outline, and the points and dashes on the way to it. A stroke with more is not drawn by a person. */
const maxSegments = 100_000;

function refuseOver(count: number): void {
  if (count > maxSegments) throw new UnreadablePicture('LOGO_SVG_TOO_COMPLEX');
}

/**
 * The area that a stroke covers, as outlines of its lines, corners and ends that overlap: filled together, they are the
 * stroke. `unit` is the size of a mm in the units of the path.
 */
export function strokeOutline(path: Path, stroke: Stroke, unit: number): Path {
  const lines = linesOfPath(path, tolerance * unit);
  const dashed: Line[] = stroke.dashes.length > 0 ? [] : lines;
  if (stroke.dashes.length > 0)
    for (const line of lines) {
      dashed.push(...dashesOf(line, stroke));
      refuseOver(dashed.length);
    }
  const outline: PathSegment[] = [];
  for (const line of dashed) {
    for (const segment of outlineOf(line, stroke, tolerance * unit)) outline.push(segment);
    refuseOver(outline.length);
  }
  return outline;
}

/** The same lines to measure by: none of a path that has too many, which is no reason to refuse it. */
export function measuredLines(path: () => Path, distance: number): (readonly Point[])[] {
  try {
    return linesOfPath(path(), distance).map(({ points }) => points);
  } catch {
    return [];
  }
}

/** Points that are joined by straight lines. */
type Line = { points: readonly Point[]; isClosed: boolean };

/** The path with its curves as straight lines, each within a distance of the curve. */
function linesOfPath(path: Path, distance: number): Line[] {
  const lines: { points: Point[]; isClosed: boolean }[] = [];
  let current: { points: Point[]; isClosed: boolean } | null = null;
  let points = 0;
  for (const segment of path) {
    if (segment[0] === 'M' || current === null) {
      const start: Point = segment[0] === 'Z' ? [0, 0] : [segment[1], segment[2]];
      current = { points: [start], isClosed: false };
      lines.push(current);
      continue;
    }
    if (segment[0] === 'Z') {
      current.isClosed = true;
      const [start = [0, 0]]: Point[] = current.points;
      current = { points: [start], isClosed: false };
      lines.push(current);
    } else if (segment[0] === 'L') current.points.push([segment[1], segment[2]]);
    else {
      const curve = curvePoints(current.points.at(-1) ?? [0, 0], segment, distance);
      points += curve.length;
      refuseOver(points);
      current.points.push(...curve);
    }
  }
  return lines
    .map(({ points, isClosed }) => ({ points: withoutRepeats(points, isClosed), isClosed }))
    .filter(({ points, isClosed }, index) => points.length > 1 || isClosed || isDot(lines[index]?.points));
}

/** A line of no length is a dot where its ends are round. */
function isDot(points: readonly Point[] | undefined): boolean {
  return (points?.length ?? 0) > 1;
}

function withoutRepeats(points: readonly Point[], isClosed: boolean): Point[] {
  const kept = points.filter((point, index) => index === 0 || !isSame(point, points[index - 1] ?? point));
  const [first, last] = [kept[0], kept.at(-1)];
  return isClosed && kept.length > 1 && first && last && isSame(first, last) ? kept.slice(0, -1) : kept;
}

function isSame(a: Point, b: Point): boolean {
  return Math.abs(a[0] - b[0]) < 1e-9 && Math.abs(a[1] - b[1]) < 1e-9;
}

type Curve = Extract<PathSegment, readonly ['C', ...number[]]>;

function curvePoints([x0, y0]: Point, [, x1, y1, x2, y2, x3, y3]: Curve, distance: number): Point[] {
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const count = Math.min(200, Math.max(1, Math.ceil(Math.sqrt((0.75 * bend) / distance))));
  return Array.from({ length: count }, (_, index): Point => {
    const t = (index + 1) / count;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3];
  });
}

const maxDashesOfLine = 20_000;

function dashesOf({ points, isClosed }: Line, { dashes, dashOffset }: Stroke): Line[] {
  const [start] = points;
  const all = isClosed && start ? [...points, start] : points;
  const whole = dashes.reduce((sum, dash) => sum + dash, 0);
  let phase = ((dashOffset % whole) + whole) % whole;
  let index = 0;
  while (phase >= (dashes[index] ?? 0)) {
    phase -= dashes[index] ?? 0;
    index = (index + 1) % dashes.length;
  }
  let left = (dashes[index] ?? 0) - phase;
  const lines: Point[][] = index % 2 === 0 && start ? [[start]] : [];
  for (let at = 1; at < all.length; at += 1) {
    let [from, to] = [all[at - 1] ?? [0, 0], all[at] ?? [0, 0]] as [Point, Point];
    let length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    while (length > left && lines.length < maxDashesOfLine) {
      const share = left / length;
      const point: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      if (index % 2 === 0) lines.at(-1)?.push(point);
      index = (index + 1) % dashes.length;
      if (index % 2 === 0) lines.push([point]);
      length -= left;
      left = dashes[index] ?? 0;
      from = point;
    }
    left -= length;
    if (index % 2 === 0) lines.at(-1)?.push(to);
    to = from;
  }
  return lines.map((line) => ({ points: withoutRepeats(line, false), isClosed: false }));
}

function outlineOf({ points, isClosed }: Line, stroke: Stroke, distance: number): PathSegment[] {
  const half = stroke.width / 2;
  const [first] = points;
  if (!first) return [];
  if (points.length === 1) return dot(first, stroke, distance);
  const ends = isClosed ? [...points, first] : [...points];
  const parts: PathSegment[] = [];
  for (let at = 1; at < ends.length; at += 1) {
    const [from, to] = [ends[at - 1] ?? first, ends[at] ?? first];
    const [x, y] = across(from, to, half);
    parts.push(
      ...polygon([
        [from[0] + x, from[1] + y],
        [to[0] + x, to[1] + y],
        [to[0] - x, to[1] - y],
        [from[0] - x, from[1] - y],
      ]),
    );
    const next = ends[at + 1] ?? (isClosed ? points[1] : undefined);
    if (next) parts.push(...corner(from, to, next, stroke, distance));
    refuseOver(parts.length);
  }
  const last = points.at(-1);
  const [second, beforeLast] = [points[1], points.at(-2)];
  if (!isClosed && second && last && beforeLast)
    parts.push(...cap(second, first, stroke, distance), ...cap(beforeLast, last, stroke, distance));
  return parts;
}

/** The vector from a line to its edge. */
function across([x0, y0]: Point, [x1, y1]: Point, half: number): Point {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  return [(-(y1 - y0) / length) * half, ((x1 - x0) / length) * half];
}

/** Closed, and always in the same direction, so that overlapping parts add up. */
function polygon(points: readonly Point[]): PathSegment[] {
  const area = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  const ordered = area < 0 ? points.toReversed() : points;
  return [...ordered.map(([x, y], index): PathSegment => [index === 0 ? 'M' : 'L', x, y]), ['Z']];
}

function circle([x, y]: Point, radius: number, distance: number): PathSegment[] {
  const count = Math.min(200, Math.max(8, Math.ceil(Math.PI / Math.sqrt((2 * distance) / radius))));
  return polygon(
    Array.from({ length: count }, (_, index): Point => {
      const angle = (2 * Math.PI * index) / count;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

function dot(point: Point, stroke: Stroke, distance: number): PathSegment[] {
  const half = stroke.width / 2;
  if (stroke.cap === 'round') return circle(point, half, distance);
  const [x, y] = point;
  const square: Point[] = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
  return stroke.cap === 'square' ? polygon(square) : [];
}

function cap(before: Point, end: Point, stroke: Stroke, distance: number): PathSegment[] {
  const half = stroke.width / 2;
  if (stroke.cap === 'round') return circle(end, half, distance);
  if (stroke.cap === 'butt') return [];
  const [x, y] = across(before, end, half);
  const [forwardX, forwardY] = [y, -x];
  return polygon([
    [end[0] + x, end[1] + y],
    [end[0] + x + forwardX, end[1] + y + forwardY],
    [end[0] - x + forwardX, end[1] - y + forwardY],
    [end[0] - x, end[1] - y],
  ]);
}

function corner(from: Point, at: Point, to: Point, stroke: Stroke, distance: number): PathSegment[] {
  const half = stroke.width / 2;
  if (stroke.join === 'round') return circle(at, half, distance);
  const [inX, inY] = across(from, at, half);
  const [outX, outY] = across(at, to, half);
  const turn = inX * outY - inY * outX;
  if (Math.abs(turn) < 1e-12) return [];
  const side = turn > 0 ? -1 : 1;
  const [a, b]: [Point, Point] = [
    [at[0] + side * inX, at[1] + side * inY],
    [at[0] + side * outX, at[1] + side * outY],
  ];
  const cosine = (inX * outX + inY * outY) / (half * half);
  // The length of the corner in widths: 1 / sin of half the angle between the lines.
  const ratio = 1 / Math.sqrt(Math.max(1e-12, (1 + cosine) / 2));
  if (stroke.join === 'bevel' || ratio > stroke.miterLimit) return polygon([at, a, b]);
  const [middleX, middleY] = [side * (inX + outX), side * (inY + outY)];
  const length = Math.hypot(middleX, middleY) || 1;
  const tip: Point = [at[0] + (middleX / length) * half * ratio, at[1] + (middleY / length) * half * ratio];
  return polygon([at, a, tip, b]);
}
