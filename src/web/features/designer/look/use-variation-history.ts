import { useState } from 'react';
import { type CardLook, seedMax } from '#domain/card/look/card-look.ts';
import { sortedJson } from '#domain/sorted-json.ts';
import { hasLook } from '#layout/look-layout.ts';
import type { LookPart } from '#layout/looks/shuffle.ts';
import { thumbnailQueue } from '../../../shared/looks/thumbnail-queue.ts';
import { useEditor } from '../core/use-editor.ts';
import { useLookChanges } from './use-look-changes.ts';

/** How often Shuffle draws variations if nothing good was among them. */
const maxTries = 3;

type Walk = { looks: readonly CardLook[]; index: number };

/** Shuffle with its locks, and the way back and forward through what it made. None of it is stored with the card. */
export function useVariationHistory(look: CardLook) {
  const editor = useEditor();
  const { vary } = useLookChanges();
  const [locks, setLocks] = useState<ReadonlySet<LookPart>>(new Set());
  const [walk, setWalk] = useState<Walk>({ looks: [look], index: 0 });
  const [isSearching, setSearching] = useState(false);
  const [withoutOther, setWithoutOther] = useState<CardLook | null>(null);
  // A change by hand or an undo is a variation too.
  const here = isSame(walk.looks[walk.index], look) ? walk : withNext(walk, look);

  function goTo(next: Walk) {
    const target = next.looks[next.index];
    if (!target) return;
    setWalk(next);
    vary(target);
  }

  /** The worker finds a variation. What was changed meanwhile stays. */
  async function shuffle() {
    const { card, logo } = editor.get().present;
    if (isSearching || !hasLook(card)) return;
    setSearching(true);
    const variation = await thumbnailQueue.findVariation({
      card,
      logo: logo?.pixels ?? null,
      previous: here.looks.slice(0, here.index),
      locks,
      seeds: Array.from({ length: maxTries }, () => 1 + Math.floor(Math.random() * seedMax)),
    });
    setSearching(false);
    setWithoutOther(variation ? null : look);
    if (variation && editor.get().present.card === card) goTo(withNext(here, variation));
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
