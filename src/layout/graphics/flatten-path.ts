import type { Box } from '../guides.ts';

/** One outline of a path as straight lines: x and y of its points in turn, and the box around them. */
export type FlatOutline = { points: readonly number[]; isClosed: boolean; box: Box };

/** A line may be this far from the curve that it replaces, in mm. */
const tolerance = 0.02;
const maxLinesPerCurve = 32;

/** The outlines of path data with absolute M, L, C and Z, with straight lines in place of curves. */
export function flattenPath(path: string): FlatOutline[] {
  const outlines: FlatOutline[] = [];
  let points: number[] = [];
  const finish = (isClosed: boolean) => {
    if (points.length > 0) outlines.push({ points, isClosed, box: boxOfPoints(points) });
    points = [];
  };
  for (let at = 0; at < path.length; ) {
    const command = path.charAt(at);
    const numbers: number[] = [];
    at = readNumbers(path, at + 1, numbers);
    if (command === 'Z') finish(true);
    else if (command === 'C') addCurve(points, numbers);
    else {
      if (command === 'M') finish(false);
      points.push(...numbers);
    }
  }
  finish(false);
  return outlines;
}

const [minus, dot, zero, nine, firstLetter] = [45, 46, 48, 57, 65] as const;

/**
 * Reads the numbers up to the next command, and returns where that is. An integer divided by a power of ten is the number that
 * its text is parsed to, and is read several times faster.
 */
function readNumbers(path: string, from: number, numbers: number[]): number {
  let at = from;
  for (;;) {
    let code = path.charCodeAt(at);
    if (at >= path.length || code >= firstLetter) return at;
    at += 1;
    if (code !== minus && code !== dot && !(code >= zero && code <= nine)) continue;
    const sign = code === minus ? -1 : 1;
    let [digits, scale] = [0, code === dot ? 10 : 0];
    if (code >= zero) digits = code - zero;
    for (; at < path.length; at += 1) {
      code = path.charCodeAt(at);
      if (code === dot) scale = 10;
      else if (code >= zero && code <= nine) {
        digits = 10 * digits + code - zero;
        scale *= 10;
      } else break;
    }
    numbers.push((sign * digits) / (scale === 0 ? 1 : scale / 10));
  }
}

function addCurve(points: number[], numbers: readonly number[]): void {
  const [x0 = 0, y0 = 0] = points.slice(-2);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers;
  const bend = Math.max(
    Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
    Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3),
  );
  const lines = Math.max(1, Math.min(maxLinesPerCurve, Math.ceil(Math.sqrt((0.75 * bend) / tolerance))));
  for (let line = 1; line <= lines; line += 1) {
    const t = line / lines;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    points.push(a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3);
  }
}

function boxOfPoints(points: readonly number[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x = 0, y = 0] = [points[at], points[at + 1]];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
