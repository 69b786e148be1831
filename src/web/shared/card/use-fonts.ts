import { useEffect, useMemo } from 'react';
import type { Card } from '#domain/card/card.ts';
import { facesOf } from '#layout/layout-card.ts';
import { waitsForLooks } from '#layout/look-layout.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import { type FaceToLoad, looksFile } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from '../fonts/card-fonts.ts';
import { useStore } from '../use-store.ts';

const noPlaceholders: Placeholders = {};

/** The fonts of a card's front, or null until all its faces are loaded. Loads the missing ones. */
export function useFonts(card: Card, placeholders: Placeholders = noPlaceholders): LoadedFonts | null {
  const waits = useWaitsForLooks(card);
  return useFaces(
    useMemo(() => (waits ? [looksFile] : facesOf(card, placeholders)), [waits, card, placeholders]),
  );
}

/** The same for both sides. */
export function useFontsOfSides(card: Card): LoadedFonts | null {
  const waits = useWaitsForLooks(card);
  return useFaces(useMemo(() => (waits ? [looksFile] : facesOfSides(card)), [waits, card]));
}

/** Whether a card says which faces it needs only once the looks are loaded. */
function useWaitsForLooks(card: Card): boolean {
  return useStore(cardFonts, () => waitsForLooks(card));
}

/** The fonts if all faces are loaded. */
function useFaces(faces: readonly FaceToLoad[]): LoadedFonts | null {
  useEffect(() => loadFaces(faces), [faces]);
  return useStore(cardFonts, (present) => fontsIfLoaded(present, faces));
}
