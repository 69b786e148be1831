import { useEffect, useMemo } from 'react';
import type { Card } from '#domain/card/card.ts';
import { facesOf } from '#layout/layout-card.ts';
import type { LookLayout } from '#layout/look-layout.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from '../fonts/card-fonts.ts';
import { useStore } from '../use-store.ts';

const noPlaceholders: Placeholders = {};

/** The fonts of a card's front, or null until all its faces are loaded. Loads the missing ones. */
export function useFonts(card: Card, placeholders: Placeholders = noPlaceholders): LoadedFonts | null {
  const looks = useLooks();
  return useFaces(useMemo(() => facesOf(card, looks, placeholders), [looks, card, placeholders]));
}

/** The same for both sides. */
export function useFontsOfSides(card: Card): LoadedFonts | null {
  const looks = useLooks();
  return useFaces(useMemo(() => facesOfSides(card, looks), [looks, card]));
}

/** What lays out looks; null until it is loaded. A card with a look is drawn in other fonts and colours then. */
export function useLooks(): LookLayout | null {
  return useStore(cardFonts, ({ looks }) => looks);
}

/** The fonts if all faces are loaded. */
function useFaces(faces: readonly FaceToLoad[]): LoadedFonts | null {
  useEffect(() => loadFaces(faces), [faces]);
  return useStore(cardFonts, (present) => fontsIfLoaded(present, faces));
}
