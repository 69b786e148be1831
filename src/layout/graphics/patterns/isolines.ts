import type { Box } from '../../guides.ts';
import type { PathPoint } from '../path.ts';

/** Heights on a raster of 1 mm, row by row. */
export type Raster = { x: number; y: number; columns: number; rows: number; heights: Float64Array };

/** A hill: its top, its width as the standard deviation in mm, and its height. */
export type Hill = { x: number; y: number; spread: number; height: number };

/** The hills are a little longer along the card than across it. */
const squeeze = 1.15;

/** The sum of hills and of a gentle ripple on a raster over a box. */
export function rasterOfHills(hills: readonly Hill[], box: Box, ripplePhase: number): Raster {
  const [columns, rows] = [Math.ceil(box.width) + 1, Math.ceil(box.height) + 1];
  const heights = new Float64Array(columns * rows);
  const xs = Array.from({ length: columns }, (_, column) => box.x + column);
  const ys = Array.from({ length: rows }, (_, row) => box.y + row);
  // A hill is the product of two bells, so that it needs an exponential for each row and column only.
  const add = (across: readonly number[], down: readonly number[]) => {
    let index = 0;
    for (const factor of down) {
      for (const value of across) {
        heights[index] = (heights[index] ?? 0) + value * factor;
        index += 1;
      }
    }
  };
  for (const { x, y, spread, height } of hills) {
    const bell = (distance: number) => Math.exp(-(distance ** 2) / (2 * spread ** 2));
    add(
      xs.map((at) => height * bell(at - x)),
      ys.map((at) => bell((at - y) * Math.sqrt(squeeze))),
    );
  }
  add(
    xs.map((at) => 0.03 * Math.sin(at / 6.1 + ripplePhase)),
    ys.map((at) => Math.cos(at / 5.3)),
  );
  return { x: box.x, y: box.y, columns, rows, heights };
}

/** A line of equal height. A closed one ends where it starts, without repeating the point. */
export type Isoline = { points: readonly PathPoint[]; isClosed: boolean };

/** The lines of one height, by marching squares. Open lines come first. */
export function isolinesOf(raster: Raster, level: number): Isoline[] {
  const crossings = crossingsOf(raster, level);
  const used = new Set<number>();
  const lines: Isoline[] = [];
  for (const [edge, { next }] of crossings) {
    if (next.length === 1 && !used.has(edge)) lines.push(followLine(crossings, edge, used));
  }
  for (const edge of crossings.keys()) {
    if (!used.has(edge)) lines.push(followLine(crossings, edge, used));
  }
  return lines;
}

/** Where a line crosses an edge of the raster, and the edges that it goes on to. */
type Crossing = { point: PathPoint; next: number[] };

function crossingsOf({ x, y, columns, rows, heights }: Raster, level: number): Map<number, Crossing> {
  const crossings = new Map<number, Crossing>();
  for (let row = 0; row + 1 < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const index = row * columns + column;
      const topLeft = (heights[index] ?? 0) - level;
      const topRight = (heights[index + 1] ?? 0) - level;
      const bottomLeft = (heights[index + columns] ?? 0) - level;
      const bottomRight = (heights[index + columns + 1] ?? 0) - level;
      const isHigh = topLeft > 0;
      if (isHigh === topRight > 0 && isHigh === bottomLeft > 0 && isHigh === bottomRight > 0) continue;
      const [left, top] = [x + column, y + row];
      const found: number[] = [];
      const cross = (edge: number, one: number, other: number, isDown: boolean, from: PathPoint) => {
        if (one > 0 === other > 0) return;
        found.push(edge);
        if (crossings.has(edge)) return;
        const share = one / (one - other);
        const point: PathPoint = isDown ? [from[0], from[1] + share] : [from[0] + share, from[1]];
        crossings.set(edge, { point, next: [] });
      };
      // The edge to the right of a raster point has an even number, the one below it an odd one.
      cross(2 * index, topLeft, topRight, false, [left, top]);
      cross(2 * (index + 1) + 1, topRight, bottomRight, true, [left + 1, top]);
      cross(2 * (index + columns), bottomLeft, bottomRight, false, [left, top + 1]);
      cross(2 * index + 1, topLeft, bottomLeft, true, [left, top]);
      joinPairs(crossings, found);
    }
  }
  return crossings;
}

/** Joins the crossings of one cell, two by two. */
function joinPairs(crossings: ReadonlyMap<number, Crossing>, edges: readonly number[]): void {
  for (let pair = 0; pair + 1 < edges.length; pair += 2) {
    const [one = 0, other = 0] = [edges[pair], edges[pair + 1]];
    crossings.get(one)?.next.push(other);
    crossings.get(other)?.next.push(one);
  }
}

function followLine(crossings: ReadonlyMap<number, Crossing>, start: number, used: Set<number>): Isoline {
  const points: PathPoint[] = [];
  let edge: number | undefined = start;
  let last: Crossing | undefined;
  while (edge !== undefined) {
    used.add(edge);
    const current: Crossing | undefined = crossings.get(edge);
    if (!current) break;
    points.push(current.point);
    last = current;
    edge = current.next.find((next) => !used.has(next));
  }
  return { points, isClosed: points.length > 2 && (last?.next.includes(start) ?? false) };
}
