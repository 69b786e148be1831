import type { Box } from '#layout/guides.ts';
import { type Distance, distancesOf, type MovedItem, type References, type SnapLine, snap } from './snap.ts';

/** A way to the right and down, in mm. */
export type Way = { dx: number; dy: number };

/** An item that the hand moves, and what is around it. */
export type Move = {
  item: MovedItem;
  references: References;
  /** How far it is from its own place already; moves end in whole steps from there. */
  from: Way;
  stepMm: number;
};

type MoveOptions = {
  /** How near a line is for the item to snap to it, in mm; null without snap. */
  reachMm: number | null;
  isOneAxis: boolean;
};

/** An item while it is moved: its way since the gesture began, the lines it is on, and its distances. */
export type Moved = Way & { box: Box; lines: SnapLine[]; distances: Distance[] };

/** Where an item is when the hand has gone a way: inside the cut, and at the step that is next to a near line. */
export function moveTo({ item, references, from, stepMm }: Move, hand: Way, options: MoveOptions): Moved {
  const { reachMm, isOneAxis } = options;
  const free = {
    x: !isOneAxis || Math.abs(hand.dx) >= Math.abs(hand.dy),
    y: !isOneAxis || Math.abs(hand.dx) < Math.abs(hand.dy),
  };
  const inside = keptInside(item.box, { dx: free.x ? hand.dx : 0, dy: free.y ? hand.dy : 0 }, references.cut);
  const near = reachMm === null ? null : snap(shifted(item, inside), references, reachMm);
  const onAxis = (isFree: boolean, way: number, toLine: number | null, before: number) =>
    isFree ? inSteps(before + way + (toLine ?? 0), stepMm) - before : 0;
  const way = {
    dx: onAxis(free.x, inside.dx, near?.dx ?? null, from.dx),
    dy: onAxis(free.y, inside.dy, near?.dy ?? null, from.dy),
  };
  const { box } = shifted(item, way);
  return {
    ...way,
    box,
    lines: near?.lines.filter(({ axis }) => free[axis]) ?? [],
    distances: distancesOf(box, references),
  };
}

const arrows: Readonly<Partial<Record<string, Way>>> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** In mm: an arrow key, and one with Shift. */
export const nudgeSteps = [0.25, 1] as const;

/** How far an arrow key moves an item; null for another key. */
export function nudgeOf(key: string, isShift: boolean): Way | null {
  const arrow = arrows[key];
  const step = nudgeSteps[isShift ? 1 : 0];
  return arrow ? { dx: arrow.dx * step, dy: arrow.dy * step } : null;
}

/** A way after which a box is not outside the cut; one that is larger than the cut goes where it is moved. */
export function keptInside(box: Box, { dx, dy }: Way, cut: Box): Way {
  return {
    dx: keptOnAxis(box.x, box.width, dx, cut.x, cut.width),
    dy: keptOnAxis(box.y, box.height, dy, cut.y, cut.height),
  };
}

function keptOnAxis(start: number, length: number, way: number, first: number, room: number): number {
  if (length > room) return way;
  const [least, most] = [Math.min(0, first - start), Math.max(0, first + room - start - length)];
  return Math.min(most, Math.max(least, way));
}

function shifted({ box, baselines }: MovedItem, { dx, dy }: Way): MovedItem {
  return { box: { ...box, x: box.x + dx, y: box.y + dy }, baselines: baselines.map((y) => y + dy) };
}

/** A way in whole steps. */
export function inSteps(mm: number, stepMm: number): number {
  return Math.round(mm / stepMm) * stepMm;
}
