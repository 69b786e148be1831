import { type CardDesign, textFields } from '#domain/card/card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { FaceName } from '#layout/text/faces.ts';

/** The faces of any card of a design: those of all its texts, whether this card has them or not. */
export function facesForCards(card: Partial<CardDesign>): FaceName[] {
  return facesOfSides({ ...card, ...Object.fromEntries(textFields.map((field) => [field, 'A'])) });
}
