import { useEffect, useMemo } from 'react';
import type { CardDesign } from '#domain/card/card.ts';
import { facesOf } from '#layout/layout-card.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { useStore } from '../store.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from './card-fonts.ts';

const noPlaceholders: Placeholders = {};

/** The fonts of a card, or null until all its faces are loaded. Loads the missing ones. */
export function useFonts(
  design: Partial<CardDesign>,
  placeholders: Placeholders = noPlaceholders,
): LoadedFonts | null {
  const faces = useMemo(() => facesOf(design, placeholders), [design, placeholders]);
  useEffect(() => loadFaces(faces), [faces]);
  return useStore(cardFonts, (present) => fontsIfLoaded(present, faces));
}
