import { type CardDesign, textFields } from '#domain/card/card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { FaceName } from '#layout/text/faces.ts';

/** No shipped face but the default one is sure to have it, so that its fallback is loaded too. */
const rareLetter = 'Ж';

/** The faces of any card of a design: those of all its texts, whether this card has them or not, in any letters. */
export function facesForCards(card: Partial<CardDesign>): FaceName[] {
  return facesOfSides({ ...card, ...Object.fromEntries(textFields.map((field) => [field, rareLetter])) });
}
