import type { PlaceOfNine } from '#domain/card/adjustments.ts';
import { growBox } from '../boxes.ts';
import { logoPlateId } from '../scene.ts';
import type { Level } from './clearance.ts';
import {
  type Arranging,
  type Front,
  type FrontSetting,
  groundsOf,
  isAsClear,
  isFreeGround,
  type LogoDrawing,
  limitsBeside,
  once,
  type Strained,
  surroundingsIn,
  withItems,
  withStrain,
} from './front.ts';
import { makeRoom } from './make-room.ts';
import { boxAt, edgesOf, freeBoxAt } from './nine-places.ts';
import { noShift, type Part, partsOf, withShifts } from './parts.ts';

/** A logo keeps this much more from the graphic than text does, in mm. */
const moreAir = 0.6;

/** Between the logo and text beside or above it that has another arrangement, in mm. */
const besideText = 3;

/** What another arrangement costs, and the most that moves may cost, in mm. */
const costs = { arrangedBeside: 5, asArranged: 2, most: 22 } as const;

/** Text comes nearer to the logo before the logo gets smaller. */
const triedLevels: readonly Level[] = [0, 1];

/** The front with the logo at one of nine places: text has the room that it leaves. Where there is none, it is as arranged. */
export function placeLogo(
  state: Arranging,
  place: PlaceOfNine,
  logo: LogoDrawing,
  setting: FrontSetting,
): Arranging {
  const fronts = knownFronts(state.front, place, logo, setting);
  for (const share of logo.shares) {
    for (const level of triedLevels) {
      let best: { front: Front; cost: number } | null = null;
      for (const { of, cost } of fronts) {
        if (cost >= (best?.cost ?? costs.most)) continue;
        const tried = of();
        if (!tried) continue;
        const made = withLogo(tried.front, place, { logo, share, level, setting });
        if (!made) continue;
        const total = made.cost + tried.strain + cost;
        if (total < (best?.cost ?? costs.most) && isAsClear(made.front, state.front)) {
          best = { front: made.front, cost: total };
        }
      }
      if (best) return { ...state, front: best.front, added: new Set([...state.added, 'logo']) };
    }
  }
  const missed = { wish: 'place', of: 'logo', needed: 0, measured: 0 } as const;
  return { ...state, missed: [...state.missed, missed] };
}

type KnownFront = { of: () => Strained | null; cost: number };

/** Fronts for a logo: without it, as arranged, and with text beside or above it. Each is laid out once. */
function knownFronts(
  front: Front,
  place: PlaceOfNine,
  logo: LogoDrawing,
  setting: FrontSetting,
): KnownFront[] {
  const { layOut, area } = setting;
  const { outer } = logo.draw({ ...logo.sizeAt(1), x: area.x, y: area.y }, groundsOf(front));
  const wanted = boxAt(place, outer, area);
  const boxes = [growBox(wanted, moreAir)];
  const { cut } = front.scene;
  const strained = (make: () => Front) => once(() => withStrain(make(), front, setting, true));
  return [
    { of: strained(() => layOut({ boxes, isLogoApart: true })), cost: 0 },
    { of: strained(() => withoutLogo(front)), cost: costs.asArranged },
    ...edgesOf(place).map((edge) => ({
      of: strained(() =>
        layOut({ boxes, limits: limitsBeside(wanted, edge, cut, besideText), isLogoApart: true }),
      ),
      cost: costs.arrangedBeside,
    })),
  ];
}

function withoutLogo(front: Front): Front {
  const items = front.scene.items.filter(({ id }) => id !== 'logo' && id !== logoPlateId);
  return { ...front, scene: { ...front.scene, items } };
}

type Placing = { logo: LogoDrawing; share: number; level: Level; setting: FrontSetting };

function withLogo(
  front: Front,
  place: PlaceOfNine,
  { logo, share, level, setting }: Placing,
): { front: Front; cost: number } | null {
  const around = surroundingsIn(front);
  const below = groundsOf(front);
  const inner = logo.sizeAt(share);
  const { outer } = logo.draw({ ...inner, ...boxAt(place, inner, setting.area) }, below);
  const free = freeBoxAt(place, outer, setting.area, (box) => isFreeGround(growBox(box, moreAir), around));
  if (!free) return null;
  const [x, y] = [free.x + (outer.width - inner.width) / 2, free.y + (outer.height - inner.height) / 2];
  const { scene } = withItems(front, logo.draw({ ...inner, x, y }, below).items);
  const parts = partsOf(scene, setting.fonts);
  const added = new Set<Part['name']>(['logo']);
  const room = makeRoom(parts, new Map([['logo', noShift]]), { around, level, added });
  return (
    room && {
      front: { ...front, scene: { ...scene, items: withShifts(scene.items, parts, room.shifts) } },
      cost: room.cost,
    }
  );
}
