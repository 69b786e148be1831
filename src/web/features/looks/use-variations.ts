import { useCallback, useState } from 'react';
import { type CardLook, type LookId, lookIds, seedMax } from '#domain/look/card-look.ts';

type Looks = Readonly<Record<LookId, CardLook>>;

const released = Object.fromEntries(lookIds.map((id) => [id, { id, version: 1 }])) as Looks;

/** The looks of the gallery with their variations. */
export function useVariations() {
  const [looks, setLooks] = useState<Looks>(released);
  /** Shuffles looks. What makes variations is loaded with the first one. */
  const shuffle = useCallback(async (ids: readonly LookId[]) => {
    const { variationsOf } = await import('#layout/looks/shuffle.ts');
    // Another variation. The layout keeps its texts legible and clear of the graphic.
    const variationOf = (look: CardLook) =>
      variationsOf({ look, previous: [look], seed: 1 + Math.floor(Math.random() * seedMax) })[0] ?? look;
    setLooks((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, variationOf(before[id])])),
    }));
  }, []);
  return { looks, shuffle };
}
