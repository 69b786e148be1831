import { useEffect, useMemo } from 'react';
import type { Card } from '#domain/card/card.ts';
import { facesOf } from '#layout/layout-card.ts';
import { isLookLayoutLoaded } from '#layout/look-layout.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { FaceToLoad } from '#layout/text/faces.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { useStore } from '../page/use-store.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from './card-fonts.ts';

const noPlaceholders: Placeholders = {};

/** The fonts of a card's front, or null until all its faces are loaded. Loads the missing ones. */
export function useFonts(card: Card, placeholders: Placeholders = noPlaceholders): LoadedFonts | null {
  return useFaces(useMemo(() => () => facesOf(card, placeholders), [card, placeholders]));
}

/** The same for both sides. */
export function useFontsOfSides(card: Card): LoadedFonts | null {
  return useFaces(useMemo(() => () => facesOfSides(card), [card]));
}

/** The fonts if all faces are loaded. A card with a look needs others once the looks are loaded. */
function useFaces(facesNow: () => FaceToLoad[]): LoadedFonts | null {
  const areLooksLoaded = useStore(cardFonts, isLookLayoutLoaded);
  const faces = useMemo(() => facesWhen(areLooksLoaded, facesNow), [facesNow, areLooksLoaded]);
  useEffect(() => loadFaces(faces), [faces]);
  return useStore(cardFonts, (present) => fontsIfLoaded(present, faces));
}

/** What is loaded decides which faces a card needs. */
function facesWhen(_areLooksLoaded: boolean, facesNow: () => FaceToLoad[]): FaceToLoad[] {
  return facesNow();
}
