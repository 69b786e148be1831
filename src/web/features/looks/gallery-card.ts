import { createContext } from 'react';
import type { Language } from '#domain/account/languages.ts';
import { type Card, hasTexts } from '#domain/card/card.ts';
import type { CardLook } from '#domain/look/card-look.ts';
import { withVariation } from '../../shared/looks/look-link.ts';
import type { ThumbnailLogo } from '../../shared/looks/look-thumbnail.tsx';
import { sampleCard } from '../../shared/looks/sample-cards.ts';

/** What a person has in the editor. */
export type OwnCard = { card: Card; logo: ThumbnailLogo | null };

/** Null until the editor has texts or a logo. */
export const OwnCardContext = createContext<OwnCard | null>(null);

/** A card without texts and without a logo shows nothing of a person. */
export function hasContent({ card, logo }: OwnCard): boolean {
  return logo !== null || hasTexts(card.content);
}

/** The card that shows a look: the person's own, else the sample. */
export function cardIn(look: CardLook, own: OwnCard | null, language: Language): Card {
  return withVariation(own?.card ?? sampleCard(look.id, language), look);
}

/** Whether a look is as it was released. */
export function isReleased({ id: _, version: __, ...changes }: CardLook): boolean {
  return Object.keys(changes).length === 0;
}
