import type { Size } from '#layout/guides.ts';

/** A logo as a grid of cells, row by row: which are painted, and the luminance of each and of the card behind it. */
export type LogoCells = Size & { painted: Uint8Array; luminance: Float32Array; behind: Float32Array };

/** A ratio of luminances below `sunk` cannot be told from the card; one from `clear` on stands out. */
const limits = { sunk: 1.5, clear: 3 } as const;

/** Parts that are together a smaller share of what is painted do not decide. */
const decisiveShare = 0.02;

/** A ground has at least this share of itself drawn on it. */
const drawnShare = 0.01;

/** Where a picture is enlarged, its edges are this many cells wide. */
const edgeCells = 2;

/**
 * The contrast of a logo with the card: that of its parts that stand out least, each by its own area. A part is judged where
 * it lies on the card, or on a part that is lost in it; what lies on a visible part is the logo's own. A part in the colour of
 * the card on which others are drawn is their ground and not lost. Null where nothing is painted.
 */
export function leastContrast(cells: LogoCells): number | null {
  const { painted } = cells;
  const ratios = Float32Array.from(painted, (_, cell) => ratioAt(cells, cell));
  const isPainted = (cell: number) => painted[cell] === 1;
  const isSunk = (cell: number) => isPainted(cell) && (ratios[cell] ?? 0) < limits.sunk;
  const isWeak = (cell: number) => isPainted(cell) && (ratios[cell] ?? 0) < limits.clear;
  const onCard = reached(cells, startsAtCard(cells), isSunk);
  const grounds = groundsOf(cells, onCard);
  const weak = reached(cells, startsAtCard(cells, onCard), isWeak);
  const besideClear = grown(cells, (cell) => isPainted(cell) && !isWeak(cell));
  const judged: number[] = [];
  let whole = 0;
  for (let cell = 0; cell < painted.length; cell += 1) {
    if (!isPainted(cell) || grounds[cell] === 1) continue;
    whole += 1;
    // An edge between a clear part and the card has all ratios in between.
    if (weak[cell] === 1 && besideClear[cell] !== 1) judged.push(ratios[cell] ?? 1);
  }
  if (whole === 0) return null;
  return contrastOf(
    judged.sort((one, other) => one - other),
    whole,
    ratios,
    cells,
  );
}

/** The ratio that the least visible cells have; without any, the median of what is painted. */
function contrastOf(
  judged: readonly number[],
  whole: number,
  ratios: Float32Array,
  { painted }: LogoCells,
): number {
  const decisive = judged[Math.ceil(whole * decisiveShare) - 1];
  if (decisive !== undefined) return decisive;
  const all = [...ratios].filter((_, cell) => painted[cell] === 1).sort((one, other) => one - other);
  return Math.max(limits.clear, all[Math.floor(all.length / 2)] ?? limits.clear);
}

function ratioAt({ luminance, behind }: LogoCells, cell: number): number {
  const [one, other] = [luminance[cell] ?? 0, behind[cell] ?? 0];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The cells next to the card: those at the edge of the grid or beside a cell that is not painted, or that is given. */
function startsAtCard(cells: LogoCells, onCard?: Uint8Array): number[] {
  const { width, height, painted } = cells;
  const starts: number[] = [];
  for (let cell = 0; cell < painted.length; cell += 1) {
    if (painted[cell] !== 1) continue;
    const isAtEdge = neighboursOf(cell, width, height).length < 4;
    const isBeside = (at: number) => painted[at] !== 1 || onCard?.[at] === 1;
    if (isAtEdge || onCard?.[cell] === 1 || neighboursOf(cell, width, height).some(isBeside))
      starts.push(cell);
  }
  return starts;
}

/** The cells that are reached from the first ones through cells that pass. */
function reached(
  { width, height }: Size,
  starts: readonly number[],
  passes: (cell: number) => boolean,
): Uint8Array {
  const found = new Uint8Array(width * height);
  const waiting = starts.filter(passes);
  for (const cell of waiting) found[cell] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop())
    for (const next of neighboursOf(cell, width, height))
      if (found[next] !== 1 && passes(next)) {
        found[next] = 1;
        waiting.push(next);
      }
  return found;
}

/** The lost parts that are the ground of others: what is drawn on them touches the card nowhere else. */
function groundsOf(cells: LogoCells, lost: Uint8Array): Uint8Array {
  const { width, height, painted } = cells;
  const parts = labelled(cells, (cell) => lost[cell] === 1);
  const drawn = labelled(cells, (cell) => painted[cell] === 1 && lost[cell] !== 1);
  /** The lost part that each drawn part lies on; -1 for one that also lies on the card or on another part. */
  const groundOf = new Map<number, number>();
  for (let cell = 0; cell < painted.length; cell += 1) {
    const part = drawn.labels[cell] ?? 0;
    if (part === 0) continue;
    const around = neighboursOf(cell, width, height);
    for (const at of around.length < 4 ? [...around, -1] : around) {
      if (at >= 0 && drawn.labels[at] === part) continue;
      const ground = at >= 0 && (parts.labels[at] ?? 0) > 0 ? (parts.labels[at] ?? 0) : -1;
      const known = groundOf.get(part);
      groundOf.set(part, known === undefined || known === ground ? ground : -1);
    }
  }
  const drawnArea = new Map<number, number>();
  for (const [part, ground] of groundOf)
    drawnArea.set(ground, (drawnArea.get(ground) ?? 0) + (drawn.areas[part] ?? 0));
  return Uint8Array.from(parts.labels, (part) =>
    part > 0 && (drawnArea.get(part) ?? 0) >= drawnShare * (parts.areas[part] ?? 0) ? 1 : 0,
  );
}

/** The connected parts of cells, numbered from 1, with the number of cells of each. */
function labelled({ width, height }: Size, isIn: (cell: number) => boolean) {
  const labels = new Int32Array(width * height);
  const areas = [0];
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || !isIn(start)) continue;
    const label = areas.length;
    areas.push(0);
    const waiting = [start];
    labels[start] = label;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      areas[label] = (areas[label] ?? 0) + 1;
      for (const next of neighboursOf(cell, width, height))
        if (labels[next] === 0 && isIn(next)) {
          labels[next] = label;
          waiting.push(next);
        }
    }
  }
  return { labels, areas };
}

/** The cells within some cells of those that pass. */
function grown({ width, height }: Size, passes: (cell: number) => boolean): Uint8Array {
  const near = new Uint8Array(width * height);
  for (let cell = 0; cell < near.length; cell += 1) {
    if (!passes(cell)) continue;
    const [column, row] = [cell % width, Math.floor(cell / width)];
    for (let y = Math.max(0, row - edgeCells); y <= Math.min(height - 1, row + edgeCells); y += 1)
      for (let x = Math.max(0, column - edgeCells); x <= Math.min(width - 1, column + edgeCells); x += 1)
        near[y * width + x] = 1;
  }
  return near;
}

function neighboursOf(cell: number, width: number, height: number): number[] {
  const column = cell % width;
  const found: number[] = [];
  if (column > 0) found.push(cell - 1);
  if (column < width - 1) found.push(cell + 1);
  if (cell >= width) found.push(cell - width);
  if (cell < width * (height - 1)) found.push(cell + width);
  return found;
}
