import type { Point } from '#image/svg/drawing.ts';
import type { Size } from '#layout/guides.ts';

/** How full a figure is: its area as a share of its hull, and of the circle around the middle of it. */
export function fullness({ width, height, painted }: Size & { painted: Uint8Array }): {
  ofHull: number;
  ofCircle: number;
} {
  const corners: Point[] = [];
  let area = 0;
  for (let y = 0; y < height; y += 1) {
    let [left, right] = [-1, -1];
    for (let x = 0; x < width; x += 1) {
      if (painted[y * width + x] !== 1) continue;
      area += 1;
      if (left < 0) left = x;
      right = x + 1;
    }
    if (left >= 0) corners.push([left, y], [left, y + 1], [right, y], [right, y + 1]);
  }
  const hull = hullOf(corners);
  if (hull.length < 3) return { ofHull: 0, ofCircle: 0 };
  const [xs, ys] = [hull.map(([x]) => x), hull.map(([, y]) => y)];
  const middle: Point = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const radius = Math.max(...hull.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return { ofHull: area / areaOf(hull), ofCircle: area / (Math.PI * radius * radius) };
}

/** The convex hull, by the chain of its lower and its upper half. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length > 1 && turn(chain.at(-2) ?? point, chain.at(-1) ?? point, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(from: Point, at: Point, to: Point): number {
  return (at[0] - from[0]) * (to[1] - from[1]) - (at[1] - from[1]) * (to[0] - from[0]);
}

function areaOf(points: readonly Point[]): number {
  return Math.abs(
    points.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}
