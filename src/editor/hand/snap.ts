import type { Box, Guides } from '#layout/guides.ts';

/** A line that an edge, the middle or a baseline of a moved item can be on, in mm. */
type Reference = { at: number; kind: 'margin' | 'middle' | 'edge' | 'baseline' };

/** A side's lines, fixed while an item moves, sorted for each axis. */
export type References = {
  x: readonly Reference[];
  y: readonly Reference[];
  /** The baselines: only baselines snap to them. */
  baselines: readonly Reference[];
  others: readonly Box[];
  cut: Box;
};

/** An item that is moved: its box, and the baselines of its lines. */
export type MovedItem = { box: Box; baselines: readonly number[] };

/** Where a moved item snaps to: its way from where the hand has it, null on an axis without a line in reach, and the lines that it is on then. */
export type Snap = { dx: number | null; dy: number | null; lines: SnapLine[] };
export type SnapLine = Reference & { axis: 'x' | 'y' };

/** From a side of an item to what is next to it, or to the cut. */
export type Distance = {
  side: 'left' | 'right' | 'top' | 'bottom';
  mm: number;
  from: number;
  to: number;
  across: number;
};

/** Places that differ by less than this are the same, in mm. */
const same = 1e-6;

/** Reference lines without the moved item, gathered once for each gesture. */
export function gatherReferences(
  { cut, safe }: Pick<Guides, 'cut' | 'safe'>,
  others: readonly MovedItem[],
): References {
  const boxes = others.map(({ box }) => box);
  return {
    x: sorted([
      ...ofSide(safe.x, safe.width, cut.x + cut.width / 2),
      ...boxes.flatMap(({ x, width }) => ofItem(x, width)),
    ]),
    y: sorted([
      ...ofSide(safe.y, safe.height, cut.y + cut.height / 2),
      ...boxes.flatMap(({ y, height }) => ofItem(y, height)),
    ]),
    baselines: sorted(
      others.flatMap(({ baselines }) => baselines.map((at): Reference => ({ at, kind: 'baseline' }))),
    ),
    others: boxes,
    cut,
  };
}

function ofSide(start: number, length: number, middle: number): Reference[] {
  return [
    { at: start, kind: 'margin' },
    { at: start + length, kind: 'margin' },
    { at: middle, kind: 'middle' },
  ];
}

function ofItem(start: number, length: number): Reference[] {
  return [
    { at: start, kind: 'edge' },
    { at: start + length / 2, kind: 'middle' },
    { at: start + length, kind: 'edge' },
  ];
}

function sorted(references: Reference[]): Reference[] {
  return references.sort((a, b) => a.at - b.at);
}

/** The nearest lines to a moved item on both axes, no farther than the reach, in mm. */
export function snap({ box, baselines }: MovedItem, references: References, reach: number): Snap {
  const gaps = equalGaps(box, references.others);
  const [xs, ys] = [pointsOf(box.x, box.width), pointsOf(box.y, box.height)];
  const dx = nearestOf([...waysTo(xs, references.x), ...gaps.x.map((at) => at - box.x)], reach);
  const dy = nearestOf(
    [
      ...waysTo(ys, references.y),
      ...waysTo(baselines, references.baselines),
      ...gaps.y.map((at) => at - box.y),
    ],
    reach,
  );
  return {
    dx,
    dy,
    lines: [
      ...linesAt(xs, dx, references.x, 'x'),
      ...linesAt(ys, dy, references.y, 'y'),
      ...linesAt(baselines, dy, references.baselines, 'y'),
    ],
  };
}

function pointsOf(start: number, length: number): number[] {
  return [start, start + length / 2, start + length];
}

/** The ways from points to the references before and after each. */
function waysTo(points: readonly number[], references: readonly Reference[]): number[] {
  return points.flatMap((point) => {
    const index = firstFrom(references, point);
    const around = [references[index - 1], references[index]];
    return around.flatMap((found) => (found ? [found.at - point] : []));
  });
}

/** The index of the first reference that is not before a place, by bisection. */
function firstFrom(references: readonly Reference[], at: number): number {
  let [low, high] = [0, references.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((references[middle]?.at ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearestOf(ways: readonly number[], reach: number): number | null {
  const nearest = ways.reduce<number | null>(
    (best, way) => (best === null || Math.abs(way) < Math.abs(best) ? way : best),
    null,
  );
  return nearest !== null && Math.abs(nearest) <= reach ? nearest : null;
}

/** The references that points are on after a way, each once. */
function linesAt(
  points: readonly number[],
  way: number | null,
  references: readonly Reference[],
  axis: 'x' | 'y',
): SnapLine[] {
  if (way === null) return [];
  const isOn = ({ at }: Reference) => points.some((point) => Math.abs(point + way - at) < same);
  return references
    .filter(isOn)
    .filter(
      ({ at, kind }, index, found) => found.findIndex((one) => one.at === at && one.kind === kind) === index,
    )
    .map((reference) => ({ ...reference, axis }));
}

/** Where a box starts that is as far from its neighbours as they are apart, or in the middle between two. */
function equalGaps(moved: Box, others: readonly Box[]): { x: number[]; y: number[] } {
  const isInRow = (box: Box) => box.y < moved.y + moved.height && moved.y < box.y + box.height;
  const isInColumn = (box: Box) => box.x < moved.x + moved.width && moved.x < box.x + box.width;
  return {
    x: startsBetween(
      others.filter(isInRow).map(({ x, width }) => [x, x + width]),
      moved.width,
    ),
    y: startsBetween(
      others.filter(isInColumn).map(({ y, height }) => [y, y + height]),
      moved.height,
    ),
  };
}

function startsBetween(spans: [start: number, end: number][], length: number): number[] {
  const inOrder = [...spans].sort(([a], [b]) => a - b);
  return inOrder.slice(1).flatMap(([start, end], index) => {
    const [before, beforeEnd] = inOrder[index] ?? [start, start];
    const gap = start - beforeEnd;
    if (gap <= 0) return [];
    const between = gap > length ? [beforeEnd + (gap - length) / 2] : [];
    return [...between, end + gap, before - gap - length];
  });
}

/** The distances from an item to what is next to it on each side, or to the cut. */
export function distancesOf(box: Box, { others, cut }: Pick<References, 'others' | 'cut'>): Distance[] {
  const [inX, inY] = [spanX(box), spanY(box)];
  const inRow = others.filter((other) => overlaps(spanY(other), inY)).map(spanX);
  const inColumn = others.filter((other) => overlaps(spanX(other), inX)).map(spanY);
  const [left, right] = freeAround(inX, inRow, spanX(cut));
  const [top, bottom] = freeAround(inY, inColumn, spanY(cut));
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    { side: 'left', mm: inX[0] - left, from: left, to: inX[0], across: middleY },
    { side: 'right', mm: right - inX[1], from: inX[1], to: right, across: middleY },
    { side: 'top', mm: inY[0] - top, from: top, to: inY[0], across: middleX },
    { side: 'bottom', mm: bottom - inY[1], from: inY[1], to: bottom, across: middleX },
  ];
}

type Span = readonly [start: number, end: number];

function spanX({ x, width }: Box): Span {
  return [x, x + width];
}

function spanY({ y, height }: Box): Span {
  return [y, y + height];
}

function overlaps([start, end]: Span, [otherStart, otherEnd]: Span): boolean {
  return start < otherEnd && otherStart < end;
}

/** Where the free place around a span starts and ends: at its neighbours, or at the edges. */
function freeAround([start, end]: Span, others: readonly Span[], [first, last]: Span): Span {
  const before = others.flatMap(([, otherEnd]) => (otherEnd <= start + same ? [otherEnd] : []));
  const after = others.flatMap(([otherStart]) => (otherStart >= end - same ? [otherStart] : []));
  return [Math.max(first, ...before), Math.min(last, ...after)];
}
