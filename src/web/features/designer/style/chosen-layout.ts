import type { Card, Layout } from '#domain/card/card.ts';
import { resolveCard } from '#domain/card/resolve-card.ts';

/** The layout of a card; null if its look decides. */
export function chosenLayout(card: Card): Layout | null {
  const { look, own, layout } = resolveCard(card);
  return look ? (own.layout ?? null) : layout;
}
