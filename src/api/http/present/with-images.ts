import { applyPatch, type Card } from '#domain/card/card.ts';
import { logoPath } from '#domain/card/logo-file.ts';
import type { CardImages } from '../../store/cards/cards.ts';

/** The card with the paths of its images. */
export function withImages(card: Card, { logoId, pictureId }: CardImages): Card {
  const { picture } = card;
  return applyPatch(card, {
    style: { logo: { ref: logoId && logoPath(logoId) } },
    ...(picture && { picture: { ...picture, ref: pictureId && logoPath(pictureId) } }),
  });
}
