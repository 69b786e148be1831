import { type Card, withoutUndefined } from './card.ts';
import type { FontName } from './fonts.ts';

/**
 * The card with all its texts in one font. The sizes that cards of a design share were measured in the design's font, so
 * this card fits its texts itself. A text that only the back has keeps a font of its own.
 */
export function cardInFont(card: Card, font: FontName): Card {
  const { look, typeset: _, ...style } = card.style;
  return {
    ...card,
    style: withoutUndefined({
      ...style,
      look: look && { ...look, fonts: { heading: font, data: font } },
      fonts: look ? {} : { company: font, data: font },
    }),
  };
}
