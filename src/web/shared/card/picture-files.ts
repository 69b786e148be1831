import type { Card } from '#domain/card/card.ts';

/**
 * Files whose images the page draws from addresses of its own: those that are not uploaded yet, and those behind a link. The
 * content security policy lets nobody load such an address, so whatever needs the bytes gets them from here.
 */
const files = new Map<string, Blob>();

/** Keeps a file on this page; returns its address. */
export function addPictureFile(file: Blob): string {
  return keepFileAt(URL.createObjectURL(file), file);
}

/** Keeps the file that is printed where the page draws another one: a preview of it. */
export function keepFileAt(url: string, file: Blob): string {
  files.set(url, file);
  return url;
}

/** The file behind an address; null if it is uploaded, and for a card without a picture. */
export function pictureFile(ref: string | null | undefined): Blob | null {
  return files.get(ref ?? '') ?? null;
}

/** The files of this page that cards are drawn with, by their addresses: what the print worker cannot load. */
export function filesOfCards(cards: readonly { card: Card }[]): ReadonlyMap<string, Blob> {
  const refs = cards.flatMap(({ card }) => [card.style.logo.ref, card.style.logo.darkRef, card.picture?.ref]);
  return new Map(
    refs.flatMap((ref) => {
      const file = pictureFile(ref);
      return ref && file ? [[ref, file] as const] : [];
    }),
  );
}
