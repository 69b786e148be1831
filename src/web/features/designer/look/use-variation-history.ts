import { useState } from 'react';
import { type CardLook, seedMax } from '#domain/look/card-look.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { type CardWithLook, hasLook } from '#layout/look-layout.ts';
import { goodVariation } from '#layout/looks/good-variation.ts';
import { type LookPart, shuffleLook } from '#layout/looks/shuffle.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { layoutPorts } from '../core/layout-ports.ts';
import { useCardLayoutStore } from '../core/use-card-layout.ts';
import { useEditor } from '../core/use-editor.ts';
import { inVariation, useLookChanges } from './use-look-changes.ts';

/** How often Shuffle draws again if nothing good was among the variations. */
const maxTries = 3;

type Walk = { looks: readonly CardLook[]; index: number };

/** Shuffle with its locks, and the way back and forward through what it made. None of it is stored with the card. */
export function useVariationHistory(look: CardLook) {
  const editor = useEditor();
  const layoutStore = useCardLayoutStore();
  const { vary } = useLookChanges();
  const [locks, setLocks] = useState<ReadonlySet<LookPart>>(new Set());
  const [walk, setWalk] = useState<Walk>({ looks: [look], index: 0 });
  const [withoutOther, setWithoutOther] = useState<CardLook | null>(null);
  // A change by hand or an undo is a variation too.
  const here = isSame(walk.looks[walk.index], look) ? walk : withNext(walk, look);

  function goTo(next: Walk) {
    const target = next.looks[next.index];
    if (!target) return;
    setWalk(next);
    vary(target);
  }

  /** The look stays as it is while its fonts are loading. */
  function shuffle() {
    const laidOutCard = layoutStore.get();
    const { card, logo } = editor.get().present;
    if (!laidOutCard || !hasLook(card)) return;
    const variation = variationOf(card, { fonts: laidOutCard.fonts, logo: logo?.pixels });
    setWithoutOther(variation ? null : look);
    if (variation) goTo(withNext(here, variation));
  }

  /** A good variation that is not the present one; null if none was found. */
  function variationOf(card: CardWithLook, drawing: Parameters<typeof goodVariation>[1]): CardLook | null {
    const isGoodInFonts = goodVariation(card, drawing);
    // One whose fonts are not here yet is left for the next time, when they are.
    const isGood = (variation: CardLook) =>
      layoutPorts.fontsOf(facesOfSides(inVariation(card, variation))) !== null && isGoodInFonts(variation);
    const previous = here.looks.slice(0, here.index);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const seed = Math.floor(Math.random() * seedMax);
      const variation = shuffleLook({ look, previous, locks, seed, isGood });
      if (!isSame(variation, look)) return variation;
    }
    return null;
  }

  const { looks, index } = here;
  return {
    locks,
    toggleLock: (part: LookPart) => setLocks((current) => withToggled(current, part)),
    shuffle,
    /** Whether the last shuffle found nothing better than this look. */
    hasNoOther: withoutOther !== null && isSame(withoutOther, look),
    back: index > 0 ? () => goTo({ looks, index: index - 1 }) : undefined,
    forward: index < looks.length - 1 ? () => goTo({ looks, index: index + 1 }) : undefined,
  };
}

function isSame(one: CardLook | undefined, other: CardLook): boolean {
  return one !== undefined && sortedJson(one) === sortedJson(other);
}

/** Goes on from here: what came after it is dropped. */
function withNext({ looks, index }: Walk, next: CardLook): Walk {
  return { looks: [...looks.slice(0, index + 1), next], index: index + 1 };
}

function withToggled<Value>(values: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const toggled = new Set(values);
  if (!toggled.delete(value)) toggled.add(value);
  return toggled;
}
