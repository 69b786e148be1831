/** A point in mm. */
export type PathPoint = readonly [x: number, y: number];

/** The control points of a quarter circle, as a share of its radius. */
const quarter = 0.5522848;

/** What follows the integer in a number with this many thousandths: nothing, `.5`, `.125`. */
const fractions = Array.from({ length: 1000 }, (_, thousandths) => String(thousandths / 1000).slice(1));

/**
 * Path data has thousandths of a millimetre, so that the same graphic has the same bytes everywhere.
 * Integers become text several times faster than other numbers.
 */
function rounded(value: number): string {
  const thousandths = Math.round(Math.abs(value) * 1000);
  const sign = value < 0 && thousandths > 0 ? '-' : '';
  return `${sign}${Math.floor(thousandths / 1000)}${fractions[thousandths % 1000] ?? ''}`;
}

export const at = (x: number, y: number) => `${rounded(x)} ${rounded(y)}`;
export const moveTo = (x: number, y: number) => `M${at(x, y)}`;
export const lineTo = (x: number, y: number) => `L${at(x, y)}`;

/** A line through points. */
export function polyline(points: readonly PathPoint[]): string {
  return `M${points.map(([x, y]) => at(x, y)).join('L')}`;
}

/** A closed shape with straight sides. */
export function polygon(points: readonly PathPoint[]): string {
  return `${polyline(points)}Z`;
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);
}

export function circle(x: number, y: number, radius: number): string {
  const control = quarter * radius;
  const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(rounded);
  const [x0, x1, y0, y1] = [x - control, x + control, y - control, y + control].map(rounded);
  const [cx, cy] = [rounded(x), rounded(y)];
  return (
    `M${right} ${cy}C${right} ${y1} ${x1} ${bottom} ${cx} ${bottom}` +
    `C${x0} ${bottom} ${left} ${y1} ${left} ${cy}` +
    `C${left} ${y0} ${x0} ${top} ${cx} ${top}` +
    `C${x1} ${top} ${right} ${y0} ${right} ${cy}Z`
  );
}

/** Goes on along a circle from one angle to another, in radians, clockwise when it grows. */
export function arcTo(x: number, y: number, radius: number, from: number, to: number): string {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9));
  const step = (to - from) / parts;
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  let path = '';
  for (let part = 0; part < parts; part += 1) {
    const [start, end] = [from + part * step, from + (part + 1) * step];
    const [x0, y0, x1, y1] = [Math.cos(start), Math.sin(start), Math.cos(end), Math.sin(end)];
    path += `C${at(x + radius * x0 - reach * y0, y + radius * y0 + reach * x0)} ${at(x + radius * x1 + reach * y1, y + radius * y1 - reach * x1)} ${at(x + radius * x1, y + radius * y1)}`;
  }
  return path;
}

/** A line along a circle. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  return moveTo(x + radius * Math.cos(from), y + radius * Math.sin(from)) + arcTo(x, y, radius, from, to);
}

/** A piece of cake; with an inner radius, a piece of a ring. */
export function sector(
  [x, y]: PathPoint,
  { inner = 0, outer }: { inner?: number; outer: number },
  from: number,
  to: number,
): string {
  if (inner <= 0) {
    return `${moveTo(x, y)}${lineTo(x + outer * Math.cos(from), y + outer * Math.sin(from))}${arcTo(x, y, outer, from, to)}Z`;
  }
  return `${arc(x, y, outer, from, to)}${lineTo(x + inner * Math.cos(to), y + inner * Math.sin(to))}${arcTo(x, y, inner, to, from)}Z`;
}

/** A leaf between two corners of a square: two quarter circles. */
export function leaf(x: number, y: number, size: number, from: 'topLeft' | 'topRight'): string {
  const { PI } = Math;
  const [right, bottom] = [x + size, y + size];
  return from === 'topLeft'
    ? `${moveTo(x, y)}${arcTo(x, bottom, size, -PI / 2, 0)}${arcTo(right, y, size, PI / 2, PI)}Z`
    : `${moveTo(right, y)}${arcTo(x, y, size, 0, PI / 2)}${arcTo(right, bottom, size, PI, 1.5 * PI)}Z`;
}

/** A rectangle with round ends at its short sides. */
export function capsule(x: number, y: number, width: number, height: number): string {
  const radius = Math.min(width, height) / 2;
  const { PI } = Math;
  if (width > height) {
    return `${moveTo(x + radius, y)}${lineTo(x + width - radius, y)}${arcTo(x + width - radius, y + radius, radius, -PI / 2, PI / 2)}${lineTo(x + radius, y + height)}${arcTo(x + radius, y + radius, radius, PI / 2, 1.5 * PI)}Z`;
  }
  return `${moveTo(x, y + radius)}${arcTo(x + radius, y + radius, radius, PI, 2 * PI)}${lineTo(x + width, y + height - radius)}${arcTo(x + radius, y + height - radius, radius, 0, PI)}Z`;
}

/** A smooth line through points (Catmull-Rom). */
export function smoothLine(points: readonly PathPoint[]): string {
  const last = points.length - 1;
  const point = (index: number) => points[Math.max(0, Math.min(last, index))] ?? [0, 0];
  return moveTo(...point(0)) + curvesThrough(point, last);
}

/** A smooth closed shape through points (Catmull-Rom). */
export function smoothShape(points: readonly PathPoint[]): string {
  const count = points.length;
  const point = (index: number) => points[(index + count) % count] ?? [0, 0];
  return `${moveTo(...point(0))}${curvesThrough(point, count)}Z`;
}

function curvesThrough(point: (index: number) => PathPoint, count: number): string {
  let path = '';
  for (let index = 0; index < count; index += 1) {
    const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
    path += `C${at(from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)} ${at(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6)} ${at(to[0], to[1])}`;
  }
  return path;
}

/** A box around a path: the control points of curves count as well. */
export function boxOfPath(path: string): { x: number; y: number; width: number; height: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, x, y] of path.matchAll(pointPattern)) {
    left = Math.min(left, Number(x));
    right = Math.max(right, Number(x));
    top = Math.min(top, Number(y));
    bottom = Math.max(bottom, Number(y));
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A path with its points at other places. */
export function mapPath(path: string, place: (x: number, y: number) => PathPoint): string {
  return path.replace(pointPattern, (_, x: string, y: string) => at(...place(Number(x), Number(y))));
}

const pointPattern = /(-?[\d.]+(?:e-?\d+)?) (-?[\d.]+(?:e-?\d+)?)/g;
