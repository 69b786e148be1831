import { applyPatch, type Card, hasTexts } from '#domain/card/card.ts';
import type { MainField } from '#domain/card/text-fields.ts';

/** The card with sample texts if all of its own are empty: for thumbnails only, never for the card itself. */
export function withSample(card: Card, sample: Record<MainField, string>): Card {
  return hasTexts(card.content) ? card : applyPatch(card, { content: sample });
}
