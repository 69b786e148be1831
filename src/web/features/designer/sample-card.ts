import type { Card } from '#domain/card/card.ts';
import { applyPatch } from '#domain/card/card.ts';
import { type MainField, textFields } from '#domain/card/text-fields.ts';

/** The card with sample texts if all of its own are empty: for thumbnails only, never for the card itself. */
export function withSample(card: Card, sample: Record<MainField, string>): Card {
  return textFields.some((field) => card.content[field]?.trim())
    ? card
    : applyPatch(card, { content: sample });
}
