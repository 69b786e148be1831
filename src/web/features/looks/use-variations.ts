import { useCallback, useState } from 'react';
import { type CardLook, type LookId, lookIds, seedMax } from '#domain/look/card-look.ts';
import { variationsOf } from '#layout/looks/shuffle.ts';

type Looks = Readonly<Record<LookId, CardLook>>;

const released = Object.fromEntries(lookIds.map((id) => [id, { id, version: 1 }])) as Looks;

/** The looks of the gallery with their variations. */
export function useVariations() {
  const [looks, setLooks] = useState<Looks>(released);
  const shuffle = useCallback((ids: readonly LookId[]) => {
    setLooks((before) => ({
      ...before,
      ...Object.fromEntries(ids.map((id) => [id, variationOf(before[id])])),
    }));
  }, []);
  return { looks, shuffle };
}

/** Another variation. The layout keeps its texts legible and clear of the graphic. */
function variationOf(look: CardLook): CardLook {
  const seed = 1 + Math.floor(Math.random() * seedMax);
  return variationsOf({ look, previous: [look], seed })[0] ?? look;
}
