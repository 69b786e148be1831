import { type CardDesign, isBlank } from '#domain/card/card.ts';
import type { BackText, BackTextName } from '#domain/card/card-back.ts';
import { backFontOf, backTypes } from './back/back-texts.ts';
import { cardBackDesign } from './back/card-back-design.ts';
import { facesOf } from './layout-card.ts';
import type { Placeholders } from './text/card-text.ts';
import { type FaceName, facesToLoad } from './text/faces.ts';

/** The faces that both sides of a card need. They must be loaded before the sides are laid out. */
export function facesOfSides(design: Partial<CardDesign>, placeholders: Placeholders = {}): FaceName[] {
  return [...new Set([...facesOf(design, placeholders), ...facesOfBack(design)])];
}

function facesOfBack(design: Partial<CardDesign>): FaceName[] {
  const { back } = design;
  const face = (name: BackTextName, text: BackText | undefined): FaceName[] =>
    text && !isBlank(text.text)
      ? facesToLoad(backFontOf(design, name, text), backTypes[name].weight, text.text)
      : [];
  switch (back?.kind) {
    case 'card':
      return facesOf(cardBackDesign(design, back));
    case 'text':
      return face('message', back.message);
    case 'qr':
      return [...face('above', back.above), ...face('below', back.below)];
    case 'logo':
    case undefined:
      return [];
  }
}
