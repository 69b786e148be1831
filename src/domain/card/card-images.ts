import { applyPatch, type Card } from './card.ts';
import { logoIdOf, logoPath } from './logo-file.ts';

/** The uploads that a card shows. */
export type CardImages = { logoId: string | null; darkLogoId: string | null; pictureId: string | null };

/** The images among other values, where one that is absent is none. */
export type SomeImages = { [Name in keyof CardImages]?: CardImages[Name] | undefined };

export function imagesOf({ logoId, darkLogoId, pictureId }: SomeImages): CardImages {
  return { logoId: logoId ?? null, darkLogoId: darkLogoId ?? null, pictureId: pictureId ?? null };
}

/** The uploads that a card names by their paths. The file for dark cards belongs to a logo. */
export function imagesOfCard({ style: { logo }, picture }: Card): CardImages {
  const idOf = (path: string | null | undefined) => (path ? logoIdOf(path) : null);
  const logoId = idOf(logo.ref);
  return { logoId, darkLogoId: logoId && idOf(logo.darkRef), pictureId: idOf(picture?.ref) };
}

/** The card with the paths of its images. */
export function withImages(card: Card, images: SomeImages, pathOf = logoPath): Card {
  const { logoId, darkLogoId, pictureId } = imagesOf(images);
  const { picture } = card;
  return applyPatch(card, {
    style: {
      logo: { ref: logoId && pathOf(logoId), darkRef: darkLogoId ? pathOf(darkLogoId) : undefined },
    },
    ...(picture && { picture: { ...picture, ref: pictureId && pathOf(pictureId) } }),
  });
}

/** The card without the paths of its images. */
export function withoutImages(card: Card): Card {
  const { picture } = card;
  return applyPatch(card, {
    style: { logo: { ref: undefined, darkRef: undefined } },
    ...(picture && { picture: withoutRef(picture) }),
  });
}

function withoutRef<Picture extends { ref?: unknown }>({
  ref: _,
  ...picture
}: Picture): Omit<Picture, 'ref'> {
  return picture;
}
