import { type CardDesign, type TextField, textFields } from '#domain/card/card.ts';
import type { CardTexts } from '#domain/card/vcard.ts';

export type TextChange = { field: TextField; before: string; after: string };

/** The texts that differ from the card's, in the order of the form. */
export function textChanges(texts: CardTexts, design: Partial<CardDesign>): TextChange[] {
  return textFields.flatMap((field) => {
    const [before, after] = [design[field] ?? '', texts[field] ?? ''];
    return after !== '' && after !== before ? [{ field, before, after }] : [];
  });
}
