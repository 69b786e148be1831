import { useCallback, useRef, useState } from 'react';
import type { Card } from '#domain/card/card.ts';
import { type CardLook, currentLook, type LookId, lookIds, seedMax } from '#domain/card/look/card-look.ts';
import { hasLook } from '#layout/look-layout.ts';
import type { LogoSize } from '#layout/scene.ts';
import { thumbnailQueue } from '../../shared/looks/thumbnail-queue.ts';

type Looks = Readonly<Record<LookId, CardLook>>;

const released = Object.fromEntries(lookIds.map((id) => [id, currentLook(id)])) as Looks;

/** The looks of the gallery with their variations. `cardIn` returns the card that shows a look. */
export function useVariations(cardIn: (look: CardLook) => Card, logo: LogoSize | null) {
  const [looks, setLooks] = useState<Looks>(released);
  const present = useRef(looks);

  /** Varies looks one after the other, as the worker finds their variations. Returns how many have one. */
  const shuffle = useCallback(
    async (ids: readonly LookId[]): Promise<number> => {
      const found = await Promise.all(
        ids.map(async (id) => {
          const variation = await variationOf(cardIn(present.current[id]), logo);
          if (!variation) return 0;
          present.current = { ...present.current, [id]: variation };
          setLooks(present.current);
          return 1;
        }),
      );
      return found.reduce<number>((sum, one) => sum + one, 0);
    },
    [cardIn, logo],
  );
  return { looks, shuffle };
}

/** Another variation of a card's look, in which its texts fit and can be read; null if none is among those that were drawn. */
async function variationOf(card: Card, logo: LogoSize | null): Promise<CardLook | null> {
  if (!hasLook(card)) return null;
  const { look } = card.style;
  const seed = 1 + Math.floor(Math.random() * seedMax);
  return thumbnailQueue.findVariation({ card, logo, previous: [look], locks: new Set(), seeds: [seed] });
}
