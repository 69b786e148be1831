import { applyPatch, type Card } from './card.ts';
import { logoPath } from './logo-file.ts';

/** The uploads that a card shows. */
export type CardImages = { logoId: string | null; pictureId: string | null };

/** The card with the paths of its images. */
export function withImages(card: Card, { logoId, pictureId }: CardImages, pathOf = logoPath): Card {
  const { picture } = card;
  return applyPatch(card, {
    style: { logo: { ref: logoId && pathOf(logoId) } },
    ...(picture && { picture: { ...picture, ref: pictureId && pathOf(pictureId) } }),
  });
}

/** The card without the paths of its images. */
export function withoutImages(card: Card): Card {
  const { picture } = card;
  return applyPatch(card, {
    style: { logo: { ref: undefined } },
    ...(picture && { picture: withoutRef(picture) }),
  });
}

function withoutRef<Picture extends { ref?: unknown }>({
  ref: _,
  ...picture
}: Picture): Omit<Picture, 'ref'> {
  return picture;
}
