import type { Card, CardContent } from '#domain/card/card.ts';
import { type TextField, textFields } from '#domain/card/text-fields.ts';

export type TextChange = { field: TextField; before: string; after: string };

/** The texts that differ from the card's, in the order of the form. */
export function textChanges(texts: CardContent, card: Card): TextChange[] {
  return textFields.flatMap((field) => {
    const [before, after] = [card.content[field] ?? '', texts[field] ?? ''];
    return after !== '' && after !== before ? [{ field, before, after }] : [];
  });
}
