import type { SavedCard } from '#contract/card/saved-card.ts';
import type { Card } from '#domain/card/card.ts';
import { cardOf } from '#domain/card/flat-card.ts';

const cards = new WeakMap<SavedCard, Card>();

/** The card in a response, the same one for the same response. */
export function cardOfSaved(saved: SavedCard): Card {
  const card = cards.get(saved) ?? cardOf(saved);
  cards.set(saved, card);
  return card;
}
