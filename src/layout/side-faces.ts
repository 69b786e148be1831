import { type Card, isBlank } from '#domain/card/card.ts';
import type { BackText, BackTextName } from '#domain/card/card-back.ts';
import { mapTexts } from '#domain/card/text-fields.ts';
import { backFontOf, backTypes, lookBackMessage } from './back/back-texts.ts';
import { secondCard } from './back/second-card.ts';
import { facesOf } from './layout-card.ts';
import { hasLook, type LookLayout, ownBackStyle, waitsForLooks } from './look-layout.ts';
import type { Placeholders } from './text/card-text.ts';
import { type FaceToLoad, facesToLoad, uniqueFaces } from './text/faces.ts';

/** The font files that both sides of a card need. They must be loaded before the sides are laid out. */
export function facesOfSides(
  card: Card,
  looks: LookLayout | null,
  placeholders: Placeholders = {},
): FaceToLoad[] {
  return uniqueFaces([...facesOf(card, looks, placeholders), ...facesOfBack(card, looks)]);
}

/** No first part has it, and no shipped face but the default one is sure to: all files of a text are loaded. */
const rareLetter = 'Ж';

/** The font files of any card of a design: those of all its texts, whether this card has them or not, in any letters. */
export function facesForCards(card: Card, looks: LookLayout | null): FaceToLoad[] {
  return facesOfSides({ ...card, content: mapTexts(() => rareLetter) }, looks);
}

function facesOfBack(card: Card, looks: LookLayout | null): FaceToLoad[] {
  const { back } = card;
  if (waitsForLooks(card, looks)) return [];
  const face = (name: BackTextName, text: BackText | undefined): FaceToLoad[] =>
    text && !isBlank(text.text)
      ? facesToLoad(backFontOf(ownBackStyle(card, looks), name, text), backTypes[name], text.text)
      : [];
  switch (back?.kind) {
    case 'card':
      return facesOf(secondCard(card, back), looks);
    case 'text':
      return face('message', back.message);
    case 'qr':
      return [...face('above', back.above), ...face('below', back.below)];
    case 'look':
      return hasLook(card) ? [] : face('message', lookBackMessage(card));
    case 'logo':
    case undefined:
      return [];
  }
}
