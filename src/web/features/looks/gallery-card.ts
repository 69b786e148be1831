import { createContext } from 'react';
import { type Card, hasTexts } from '#domain/card/card.ts';
import type { CardLook, LookId } from '#domain/card/look/card-look.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { guidesOf, type Size } from '#layout/guides.ts';
import type { LookSamplesMessages } from '#messages/en/look-samples.ts';
import { withVariation } from '../../shared/looks/look-link.ts';
import { sampleCard, sampleFormat } from '../../shared/looks/sample-cards.ts';
import type { ThumbnailLogo } from '../../shared/looks/thumbnail-messages.ts';

/** What a person has in the editor. */
export type OwnCard = { card: Card; logo: ThumbnailLogo | null };

/** Null until the editor has texts or a logo. */
export const OwnCardContext = createContext<OwnCard | null>(null);

/** A card without texts and without a logo shows nothing of a person. */
export function hasContent({ card, logo }: OwnCard): boolean {
  return logo !== null || hasTexts(card.content);
}

/** The card that shows a look: the person's own, else the sample. */
export function cardIn(look: CardLook, own: OwnCard | null, samples: LookSamplesMessages): Card {
  return withVariation(own?.card ?? sampleCard(look.id, samples), look);
}

/** Whether that card has a back: a person may have removed it. */
export function hasBack(own: OwnCard | null): boolean {
  return !own || own.card.back !== null || own.card.style.look === undefined;
}

/** The size of that card. */
export function sizeIn({ id }: CardLook, own: OwnCard | null): Size {
  return own ? sizeOf(own.card) : sampleSize(id);
}

export function sampleSize(id: LookId): Size {
  return sizeOf(sampleFormat(id));
}

export function sizeOf(card: Pick<Card, 'format' | 'orientation'>): Size {
  return guidesOf(resolveFormat(card)).cut;
}

/** Whether a look is as it was released. */
export function isReleased({ id: _, version: __, ...changes }: CardLook): boolean {
  return Object.keys(changes).length === 0;
}
