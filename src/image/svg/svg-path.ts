import svgpath from 'svgpath';
import { UnreadablePicture } from '../unreadable-picture.ts';
import type { Path, PathSegment, Point } from './drawing.ts';

/** Larger numbers are a damaged file. */
const maxCoordinate = 1e7;

/** Path data as absolute lines and cubic curves. As in a browser, a fault ends the path before it. */
export function parsePath(data: string): Path {
  const path: PathSegment[] = [];
  svgpath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [kind, ...numbers] = segment;
      if (numbers.some((value) => !(Math.abs(value) <= maxCoordinate)))
        throw new UnreadablePicture('LOGO_DAMAGED');
      path.push(absoluteSegment(kind, numbers, [x, y]));
    });
  return path;
}

function absoluteSegment(kind: string, numbers: readonly number[], [x, y]: Point): PathSegment {
  const [first = 0, second = 0, third = 0, fourth = 0, fifth = 0, sixth = 0] = numbers;
  switch (kind) {
    case 'M':
    case 'L':
      return [kind, first, second];
    case 'H':
      return ['L', first, y];
    case 'V':
      return ['L', x, first];
    case 'C':
      return ['C', first, second, third, fourth, fifth, sixth];
    case 'Q':
      return [
        'C',
        ...towards([x, y], [first, second]),
        ...towards([third, fourth], [first, second]),
        third,
        fourth,
      ];
    default:
      return ['Z'];
  }
}

/** The controls of a cubic curve are two thirds of the way to the quadratic's control. */
function towards([x, y]: Point, [controlX, controlY]: Point): Point {
  return [x + (2 / 3) * (controlX - x), y + (2 / 3) * (controlY - y)];
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** The smallest rectangle around a path; null for an empty one. */
export function boundsOf(path: Path): Bounds | null {
  const [xs, ys]: [number[], number[]] = [[], []];
  let at: Point = [0, 0];
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2, x, y] = segment;
      xs.push(...extremes(at[0], x1, x2, x));
      ys.push(...extremes(at[1], y1, y2, y));
      at = [x, y];
    } else {
      at = [segment[1], segment[2]];
      xs.push(at[0]);
      ys.push(at[1]);
    }
  }
  if (xs.length === 0) return null;
  return {
    left: xs.reduce((a, b) => Math.min(a, b)),
    top: ys.reduce((a, b) => Math.min(a, b)),
    right: xs.reduce((a, b) => Math.max(a, b)),
    bottom: ys.reduce((a, b) => Math.max(a, b)),
  };
}

/** The end of a cubic curve and the values where it turns, in one dimension. */
function extremes(start: number, first: number, second: number, end: number): number[] {
  const a = 3 * (end - 3 * second + 3 * first - start);
  const b = 6 * (second - 2 * first + start);
  const c = 3 * (first - start);
  const root = Math.sqrt(Math.max(0, b * b - 4 * a * c));
  const turns = Math.abs(a) < 1e-12 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return [
    end,
    ...turns
      .filter((t) => t > 0 && t < 1)
      .map((t) => {
        const s = 1 - t;
        return s * s * s * start + 3 * s * s * t * first + 3 * s * t * t * second + t * t * t * end;
      }),
  ];
}
