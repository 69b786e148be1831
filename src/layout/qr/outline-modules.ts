import type { QrCode } from './encode-qr.ts';

export type Corner = readonly [x: number, y: number];

/**
 * The outlines of a code's dark areas, in modules. Modules that touch are one area, so that no viewer draws a hairline
 * between them. Areas are clockwise and holes counter-clockwise: both fill rules give the same picture.
 */
export function outlineModules(code: Pick<QrCode, 'size' | 'isDark'>): Corner[][] {
  const edges = directedEdges(code);
  const outlines: Corner[][] = [];
  for (const start of edges.keys()) {
    while (edges.get(start)?.length) outlines.push(traceOutline(edges, start));
  }
  return outlines;
}

/** The directions of an edge, clockwise on a screen: right, down, left, up. */
const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The directions of the edges that start at a corner, by the corner's number. */
type Edges = Map<number, number[]>;

/** Corners are numbered by row. */
const cornersPerRow = 256;

/** The edges between dark and light, with the dark module on the right. */
function directedEdges({ size, isDark }: Pick<QrCode, 'size' | 'isDark'>): Edges {
  const edges: Edges = new Map();
  const add = (x: number, y: number, direction: number) => {
    const corner = y * cornersPerRow + x;
    const others = edges.get(corner);
    if (others) others.push(direction);
    else edges.set(corner, [direction]);
  };
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!isDark(x, y)) continue;
      if (!isDark(x, y - 1)) add(x, y, 0);
      if (!isDark(x + 1, y)) add(x + 1, y, 1);
      if (!isDark(x, y + 1)) add(x + 1, y + 1, 2);
      if (!isDark(x - 1, y)) add(x, y + 1, 3);
    }
  }
  return edges;
}

/** Follows the edges from a corner until it is reached again; only the corners where the direction changes are kept. */
function traceOutline(edges: Edges, start: number): Corner[] {
  const outline: Corner[] = [];
  let corner = start;
  let last = -1;
  do {
    const choices = edges.get(corner) ?? [];
    // Where two areas touch at a corner, turning right keeps them apart.
    const next = choices.find((direction) => direction === (last + 1) % directions.length) ?? choices[0];
    const step = next === undefined ? undefined : directions[next];
    if (next === undefined || !step) throw new Error('The outline of a code is not closed');
    choices.splice(choices.indexOf(next), 1);
    if (next !== last) outline.push([corner % cornersPerRow, Math.floor(corner / cornersPerRow)]);
    last = next;
    corner += step[1] * cornersPerRow + step[0];
  } while (corner !== start);
  return outline;
}
