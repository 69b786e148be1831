import { type CardLook, currentLook, type LookId } from '#domain/card/look/card-look.ts';
import { similarLooks } from '#layout/looks/similar-looks.ts';
import { type FittingLook, type LookReason, sixLooksFor } from '#layout/looks/six-looks.ts';
import { startLooks } from './start/start-looks.ts';

/** A look to choose, and why it is offered. */
export type OfferedLook = { look: CardLook; reason?: LookReason | undefined };

const asReleased = (id: LookId): OfferedLook => ({ look: currentLook(id) });

/** Looks for an empty card. */
export const offeredAtStart: readonly OfferedLook[] = startLooks.map(asReleased);

/** The looks that are most like that of a card. */
export function offeredLike(id: LookId): readonly OfferedLook[] {
  return similarLooks(id, 6).map(asReleased);
}

/** Different looks to see below the card. */
const others: readonly LookId[] = [
  'bauhaus',
  'contour',
  'quarter',
  'olive-branch',
  'red-dot',
  'old-town',
  'chancery',
  'terrazzo',
  'didone',
  'ridge',
  'pinstripe',
  'petal-lattice',
];

/** The six looks that fit a person best, and six others. */
export function offeredTo(person: Parameters<typeof sixLooksFor>[0]): {
  fitting: readonly OfferedLook[];
  others: readonly OfferedLook[];
} {
  const fitting = sixLooksFor(person);
  const ids = new Set(fitting.map(({ look }) => look.id));
  return {
    fitting: fitting.map(({ look, reasons: [reason] }: FittingLook) => ({ look, reason })),
    others: others
      .filter((id) => !ids.has(id))
      .slice(0, 6)
      .map(asReleased),
  };
}
