import type { FrontCode, PlaceOfNine } from '#domain/card/adjustments.ts';
import type { Level } from './clearance.ts';
import {
  type Arranging,
  type CodeDrawing,
  type Front,
  type FrontSetting,
  groundsOf,
  isAsClear,
  isFreeGround,
  limitsBeside,
  once,
  type Strained,
  surroundingsIn,
  withItems,
  withStrain,
} from './front.ts';
import { makeRoom } from './make-room.ts';
import { areaFor, boxAt, edgesOf, freeBoxAt } from './nine-places.ts';
import { noShift, type Part, partsOf, withShifts } from './parts.ts';

/** Places for a code where a person has chosen none, and what each costs: corners at the right are best. */
const automaticPlaces: readonly TriedPlace[] = [
  { place: 'bottom right', cost: 0 },
  { place: 'top right', cost: 0.6 },
  { place: 'right', cost: 1.2 },
  { place: 'bottom left', cost: 2.4 },
  { place: 'top left', cost: 4 },
  { place: 'left', cost: 6 },
  { place: 'bottom', cost: 6 },
  { place: 'top', cost: 7 },
];

/** What another arrangement costs, and the most that moves may cost, in mm. */
const costs = { arrangedBeside: 3, most: 18 } as const;

/** Between the code and text beside or above it that has another arrangement, in mm. */
const besideText = 1.6;

const triedLevels: readonly Level[] = [0, 1];

type TriedPlace = { place: PlaceOfNine; cost: number };

type Edge = 'left' | 'right' | 'top' | 'bottom';

/**
 * The front with a code at its place, or where it fits best. Others make room; else the text is arranged beside it. Without
 * room the code is smaller, then it is not printed.
 */
export function placeCode(state: Arranging, code: FrontCode, setting: FrontSetting): Arranging {
  const places = code.place ? [{ place: code.place, cost: 0 }] : automaticPlaces;
  const drawing = setting.code;
  const [wished] = drawing?.sizes ?? [];
  if (drawing && wished !== undefined) {
    const fronts = [
      { of: () => ({ front: state.front, strain: 0 }), places, cost: 0 },
      ...arrangedBeside(state, places, wished, setting),
    ];
    for (const sizeMm of drawing.sizes) {
      for (const level of triedLevels) {
        const front = bestOf(fronts, state, { drawing, sizeMm, level, setting });
        if (!front) continue;
        const isSmaller = code.sizeMm !== undefined && sizeMm < code.sizeMm;
        const missed = { wish: 'size', of: 'qr', needed: code.sizeMm ?? 0, measured: sizeMm } as const;
        return {
          front,
          added: new Set([...state.added, 'code']),
          missed: isSmaller ? [...state.missed, missed] : state.missed,
        };
      }
    }
  }
  const missed = { wish: 'code', of: 'qr', needed: 0, measured: 0 } as const;
  return { ...state, missed: [...state.missed, missed] };
}

type TriedFront = { of: () => Strained | null; places: readonly TriedPlace[]; cost: number };

/** The fronts with text beside a code at an edge. Each is laid out once. */
function arrangedBeside(
  { front, added }: Arranging,
  places: readonly TriedPlace[],
  sizeMm: number,
  setting: FrontSetting,
): TriedFront[] {
  const { layOut, area, code } = setting;
  const { cut } = front.scene;
  const isWide = cut.width > cut.height;
  const order: readonly Edge[] = isWide
    ? ['right', 'bottom', 'left', 'top']
    : ['bottom', 'right', 'top', 'left'];
  const isLogoApart = added.has('logo');
  return order.flatMap((edge): TriedFront[] => {
    const own = places.filter(({ place }) => edgesOf(place).includes(edge));
    const [first] = own;
    if (!first) return [];
    const size = { width: sizeMm, height: sizeMm };
    const box = boxAt(first.place, size, areaFor(area, setting.whole, size));
    const outer = code?.outer(box, groundsOf(front)) ?? box;
    return [
      {
        of: once(() => {
          const limits = limitsBeside(outer, edge, cut, besideText);
          const made = layOut({ boxes: [outer], limits, ...(isLogoApart && { isLogoApart }) });
          const logo = front.scene.items.filter(({ id }) => isLogoApart && id.startsWith('logo'));
          return withStrain(withItems(made, logo), front, setting, isLogoApart);
        }),
        places: own,
        cost: costs.arrangedBeside,
      },
    ];
  });
}

type Placing = { drawing: CodeDrawing; sizeMm: number; level: Level; setting: FrontSetting };

function bestOf(fronts: readonly TriedFront[], { front, added }: Arranging, placing: Placing): Front | null {
  let best: { front: Front; cost: number } | null = null;
  for (const { of, places, cost } of fronts) {
    for (const { place, cost: ofPlace } of places) {
      const most = best?.cost ?? costs.most;
      if (cost + ofPlace >= most) continue;
      const tried = of();
      if (!tried || tried.strain + cost + ofPlace >= most) continue;
      const made = withCode(tried.front, place, added, placing);
      if (!made) continue;
      const total = made.cost + tried.strain + cost + ofPlace;
      if (total < most && isAsClear(made.front, front)) best = { front: made.front, cost: total };
    }
  }
  return best?.front ?? null;
}

function withCode(
  front: Front,
  place: PlaceOfNine,
  before: ReadonlySet<Part['name']>,
  { drawing, sizeMm, level, setting }: Placing,
): { front: Front; cost: number } | null {
  const around = surroundingsIn(front);
  const below = groundsOf(front);
  const { fonts } = setting;
  const size = { width: sizeMm, height: sizeMm };
  const area = areaFor(setting.area, setting.whole, size);
  const box = freeBoxAt(place, size, area, (one) => isFreeGround(drawing.outer(one, below), around));
  const drawn = box && drawing.draw(box, below);
  if (!drawn) return null;
  const { scene } = withItems(front, drawn);
  const parts = partsOf(scene, fonts);
  const added = new Set<Part['name']>([...before, 'code']);
  const places = new Map([...added].map((name) => [name, noShift] as const));
  const room = makeRoom(parts, places, { around, level, added });
  return (
    room && {
      front: { ...front, scene: { ...scene, items: withShifts(scene.items, parts, room.shifts) } },
      cost: room.cost,
    }
  );
}
