import { type Card, isBlank } from '../card/card.ts';
import type { CardImages, SomeImages } from '../card/card-images.ts';
import { type TextField, textFields } from '../card/text-fields.ts';
import { type CardSnapshot, cardOfSnapshot, isFrozenCard } from '../proof/snapshot.ts';

/** A text that differs from the last order. */
type ChangedText = { field: TextField; before: string; after: string };

/** What is different in a card since it was last ordered. `changed` without texts: its look. */
export type OrderedChange = { kind: 'new' } | { kind: 'same' } | { kind: 'changed'; texts: ChangedText[] };

type Frozen = Pick<CardSnapshot, 'card' | keyof CardImages>;

/** Compares a card with what was last ordered of it. */
export function changeSince(
  ordered: Frozen | undefined,
  today: SomeImages & { card: Card | null },
): OrderedChange {
  if (!ordered) return { kind: 'new' };
  if (isFrozenCard(ordered, today.card, today)) return { kind: 'same' };
  const before = cardOfSnapshot(ordered)?.content ?? {};
  const after = today.card?.content ?? {};
  const texts = textFields.flatMap((field): ChangedText[] => {
    const [old, now] = [shown(before[field]), shown(after[field])];
    return old === now ? [] : [{ field, before: old, after: now }];
  });
  return { kind: 'changed', texts };
}

function shown(text: string | undefined): string {
  return text === undefined || isBlank(text) ? '' : text;
}
