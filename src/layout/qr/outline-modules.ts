import type { QrCode } from './encode-qr.ts';

export type Corner = readonly [x: number, y: number];

/**
 * The outlines of a code's dark areas, in modules. Modules that touch are one area, so that no viewer draws a hairline
 * between them. Areas are clockwise and holes counter-clockwise: both fill rules give the same picture.
 */
export function outlineModules(code: Pick<QrCode, 'size' | 'isDark'>): Corner[][] {
  const edges = directedEdges(code);
  const outlines: Corner[][] = [];
  for (let start = 0; start < edges.starts.length; start += 1) {
    while (edges.starts[start]) outlines.push(traceOutline(edges, start));
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

/** The directions of the edges that start at a corner, as bits, by the corner's number. Corners are numbered by row. */
type Edges = { perRow: number; starts: Uint8Array };

/** The edges between dark and light, with the dark module on the right. */
function directedEdges({ size, isDark }: Pick<QrCode, 'size' | 'isDark'>): Edges {
  const perRow = size + 1;
  const starts = new Uint8Array(perRow * perRow);
  const add = (x: number, y: number, direction: number) => {
    const corner = y * perRow + x;
    starts[corner] = (starts[corner] ?? 0) | (1 << direction);
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
  return { perRow, starts };
}

/** Follows the edges from a corner until it is reached again; only the corners where the direction changes are kept. */
function traceOutline({ perRow, starts }: Edges, start: number): Corner[] {
  const outline: Corner[] = [];
  let corner = start;
  let last = -1;
  do {
    const choices = starts[corner] ?? 0;
    // Where two areas touch at a corner, turning right keeps them apart.
    const right = (last + 1) % directions.length;
    const next = choices & (1 << right) ? right : lowestBit(choices);
    const step = directions[next];
    if (!step) throw new Error('The outline of a code is not closed');
    starts[corner] = choices & ~(1 << next);
    if (next !== last) outline.push([corner % perRow, Math.floor(corner / perRow)]);
    last = next;
    corner += step[1] * perRow + step[0];
  } while (corner !== start);
  return outline;
}

/** The place of the lowest bit that is set; -1 if none is. */
function lowestBit(bits: number): number {
  return Math.clz32(1) - Math.clz32(bits & -bits);
}
