import type { Matrix, Path, PathSegment, Point } from './drawing.ts';

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies the inner one first. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

export function scaling(x: number, y = x): Matrix {
  return [x, 0, 0, y, 0, 0];
}

export function determinant([a, b, c, d]: Matrix): number {
  return a * d - b * c;
}

export function apply([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix that undoes another; null for one that has none. */
export function invert(matrix: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = matrix;
  const size = determinant(matrix);
  if (size === 0) return null;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** The path with every point moved by the matrix. */
export function transformPath(path: Path, matrix: Matrix): Path {
  return path.map((segment) => transformSegment(segment, matrix));
}

function transformSegment(segment: PathSegment, matrix: Matrix): PathSegment {
  if (segment[0] === 'Z') return segment;
  if (segment[0] === 'C') {
    const [, x1, y1, x2, y2, x, y] = segment;
    return ['C', ...apply(matrix, [x1, y1]), ...apply(matrix, [x2, y2]), ...apply(matrix, [x, y])];
  }
  return [segment[0], ...apply(matrix, [segment[1], segment[2]])];
}
