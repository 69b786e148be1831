import type { Surroundings } from './clearance.ts';
import { areApart, isWellPlaced, type Level, levels } from './clearance.ts';
import { noShift, type Part, type Shift } from './parts.ts';

/** Where the parts are after others have their places, and how far they had to give way. */
export type Room = { shifts: Map<Part['name'], Shift>; cost: number };

/** How far a part gives way at most, and the steps, in mm. */
const reach = { step: 0.25, most: 42 } as const;

/** What it costs that a part moves at all, in mm. */
const costOfMoving = 1.5;

/** The most places of one search. */
const mostTries = 90;

type Settled = { part: Part; by: Shift };

/**
 * The least moves of other parts after which all are apart from the parts that have their places, and from one another; null
 * where there is no room at a level. Parts that were nearer before may stay so; added ones have no place of before.
 */
export function makeRoom(
  parts: readonly Part[],
  places: ReadonlyMap<Part['name'], Shift>,
  { around, level, added }: { around: Surroundings; level: Level; added: ReadonlySet<Part['name']> },
): Room | null {
  const fixed = parts.flatMap((part): Settled[] => {
    const by = places.get(part.name);
    return by ? [{ part, by }] : [];
  });
  const others = parts.filter(({ name }) => !places.has(name));
  const isApart = knownPairs(parts, added, level);
  for (const [index, one] of fixed.entries()) {
    if (fixed.slice(0, index).some((other) => !isApart(one, other))) return null;
  }
  const tries = { left: mostTries };
  const found = settle(fixed, others, { around, isApart, tries });
  if (!found) return null;
  const shifts = new Map<Part['name'], Shift>();
  for (const { part, by } of [...fixed, ...found.moved]) shifts.set(part.name, by);
  return { shifts, cost: found.cost };
}

type Search = {
  around: Surroundings;
  isApart: (one: Settled, other: Settled) => boolean;
  tries: { left: number };
};

function settle(
  settled: readonly Settled[],
  others: readonly Part[],
  search: Search,
): { moved: Settled[]; cost: number } | null {
  const part = others.find((one) =>
    settled.some((other) => !search.isApart({ part: one, by: noShift }, other)),
  );
  if (!part) return { moved: [], cost: 0 };
  const rest = others.filter((one) => one !== part);
  let best: { moved: Settled[]; cost: number } | null = null;
  for (const by of placesFor(part, settled, search)) {
    const own = costOfMoving + Math.abs(by.x) + Math.abs(by.y);
    if (best && own >= best.cost) break;
    search.tries.left -= 1;
    if (search.tries.left < 0) return best;
    const place = { part, by };
    const found = settle([...settled, place], rest, search);
    if (found && (!best || own + found.cost < best.cost)) {
      best = { moved: [place, ...found.moved], cost: own + found.cost };
    }
  }
  return best;
}

const directions: readonly Shift[] = [
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
];

/** The nearest free places of a part in each direction, the nearest first. */
function placesFor(part: Part, settled: readonly Settled[], { around, isApart }: Search): Shift[] {
  const { direction } = part;
  const ways = directions.filter(({ x }) => !direction || (direction === 'vertical') === (x !== 0));
  return ways
    .flatMap((way) => {
      for (let mm: number = reach.step; mm <= reach.most; mm += reach.step) {
        const by = { x: way.x * mm, y: way.y * mm };
        if (isOff(part, by, around)) return [];
        const isFree =
          settled.every((other) => isApart({ part, by }, other)) && isWellPlaced(part, by, around);
        if (isFree) return [by];
      }
      return [];
    })
    .sort((one, other) => Math.abs(one.x) + Math.abs(one.y) - Math.abs(other.x) - Math.abs(other.y));
}

/** Whether a part would leave the card. */
function isOff({ boxes }: Part, by: Shift, { cut }: Surroundings): boolean {
  return boxes.some(
    ({ x, y, width, height }) =>
      x + by.x < -1 ||
      y + by.y < -1 ||
      x + by.x + width > cut.width + 1 ||
      y + by.y + height > cut.height + 1,
  );
}

/** Whether two parts are apart: at the level, or as far as they were before where that was less. */
function knownPairs(
  parts: readonly Part[],
  added: ReadonlySet<Part['name']>,
  level: Level,
): Search['isApart'] {
  const known = new Map<string, Level | null>();
  for (const one of parts) {
    for (const other of parts) {
      if (one === other) continue;
      const isNew = added.has(one.name) || added.has(other.name);
      const kept = levels.find(
        (own) => own >= level && (isNew || areApart(one, other, own, noShift, noShift)),
      );
      known.set(`${one.name} ${other.name}`, kept ?? null);
    }
  }
  return (one, other) => {
    const own = known.get(`${one.part.name} ${other.part.name}`) ?? null;
    return own === null || areApart(one.part, other.part, own, one.by, other.by);
  };
}
