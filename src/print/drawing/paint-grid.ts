import type { Point } from '#image/svg/drawing.ts';
import { apply, invert } from '#image/svg/matrix.ts';
import type { Box, Size } from '#layout/guides.ts';
import { cachedArea, type PaintedRegion, type Region } from './flat-piece.ts';
import type { InkGradient } from './printed-drawing.ts';
import { measuredLines } from './stroke-outline.ts';

/** For each cell of a grid over a box, row by row, the number of the topmost piece on its middle; -1 where there is none. */
export function paintGrid(pieces: readonly PaintedRegion[], box: Box, grid: Size): Int32Array {
  const cells = new Int32Array(grid.width * grid.height).fill(-1);
  const covered = new Map<Region, Uint8Array>();
  const masks = (clip: Region) => {
    const mask = covered.get(clip) ?? maskOf(clip, box, grid);
    covered.set(clip, mask);
    return mask;
  };
  for (const [piece, { region, clips }] of pieces.entries()) {
    const clipped = clips.map(masks);
    fillCells(region, box, grid, (cell) => {
      if (clipped.every((mask) => mask[cell] === 1)) cells[cell] = piece;
    });
  }
  return cells;
}

function maskOf(region: Region, box: Box, grid: Size): Uint8Array {
  const mask = new Uint8Array(grid.width * grid.height);
  fillCells(region, box, grid, (cell) => {
    mask[cell] = 1;
  });
  return mask;
}

/** Where a row of cells crosses an outline, and in which direction. */
type Crossing = { x: number; turn: number };

/** Calls back for every cell whose middle is inside a region. */
function fillCells(region: Region, box: Box, { width, height }: Size, paint: (cell: number) => void): void {
  const rows = new Map<number, Crossing[]>();
  const place = ([x, y]: Point): Point => [
    ((x - box.x) / box.width) * width,
    ((y - box.y) / box.height) * height,
  ];
  for (const points of outlinesOf(region)) {
    const placed = points.map(place);
    for (const [index, from] of placed.entries())
      cross(rows, from, placed[(index + 1) % placed.length] ?? from, height);
  }
  const isInside = (turns: number) => (region.rule === 'evenodd' ? turns % 2 !== 0 : turns !== 0);
  for (const [row, crossings] of rows) {
    crossings.sort((one, other) => one.x - other.x);
    let turns = 0;
    for (const [index, { x, turn }] of crossings.entries()) {
      turns += turn;
      const end = crossings[index + 1]?.x;
      if (end === undefined || !isInside(turns)) continue;
      const last = Math.min(width, Math.ceil(end - 0.5));
      for (let column = Math.max(0, Math.ceil(x - 0.5)); column < last; column += 1)
        paint(row * width + column);
    }
  }
}

/** The outlines of an area. Its curves are within a hundredth of a mm: the cells are larger. */
function outlinesOf(region: Region): readonly (readonly Point[])[] {
  const known = outlines.get(region) ?? measuredLines(() => cachedArea(region).path, 0.01);
  outlines.set(region, known);
  return known;
}

/** Transparent paints repeat a region for each of those beneath. */
const outlines = new WeakMap<Region, readonly (readonly Point[])[]>();

function cross(rows: Map<number, Crossing[]>, from: Point, to: Point, height: number): void {
  const [upper, lower, turn] = from[1] < to[1] ? [from, to, 1] : [to, from, -1];
  const first = Math.max(0, Math.ceil(upper[1] - 0.5));
  const end = Math.min(height, Math.ceil(lower[1] - 0.5));
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  for (let row = first; row < end; row += 1) {
    const crossing = { x: upper[0] + (row + 0.5 - upper[1]) * slope, turn };
    const known = rows.get(row);
    if (known) known.push(crossing);
    else rows.set(row, [crossing]);
  }
}

/** How far along a gradient a point of the card is, from 0 to 1. */
export function shareAlong(
  { radii, ends: [from, to], matrix }: Omit<InkGradient, 'stops'>,
  at: Point,
): number {
  const inverse = invert(matrix);
  if (!inverse) return 1;
  const [x, y] = apply(inverse, at);
  if (radii) return clamp(Math.hypot(x - to[0], y - to[1]) / (radii[1] || 1));
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return clamp(((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1));
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}
