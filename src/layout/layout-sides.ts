import type { Card } from '#domain/card/card.ts';
import { layoutBack } from './back/layout-back.ts';
import type { Margins, Size } from './guides.ts';
import { layoutCard } from './layout-card.ts';
import type { LayoutFonts } from './look-layout.ts';
import type { Scene } from './scene.ts';

/** The printed sides of a card: the front, and the back if it has one. `margins` replace those of the card's format. */
export function layoutSides(card: Card, fonts: LayoutFonts, logo?: Size, margins?: Margins): Scene[] {
  // The back asks whether the front has room for the logo.
  const front = layoutCard(card, fonts, logo, {}, margins);
  const back = layoutBack(card, fonts, logo, margins);
  return back ? [front, back] : [front];
}
