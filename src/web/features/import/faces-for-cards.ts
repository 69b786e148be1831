import { type CardDesign, fontOf, textFields } from '#domain/card/card.ts';
import { fontNames } from '#domain/card/fonts.ts';
import { type FaceName, faceOf } from '#layout/text/faces.ts';

/** The faces of any card of a design: every weight of the fonts of its texts and of its back. */
export function facesForCards(card: Partial<CardDesign>): FaceName[] {
  const back = JSON.stringify(card.back ?? null);
  const fonts = [
    ...textFields.map((field) => fontOf(card, field)),
    ...fontNames.filter((name) => back.includes(`"${name}"`)),
  ];
  return [
    ...new Set(fonts.flatMap((font) => ([400, 600, 700] as const).map((weight) => faceOf(font, weight)))),
  ];
}
