import { useEffect } from 'react';
import type { CardDesign } from '#domain/card/card.ts';
import { facesOf } from '#layout/layout-card.ts';
import type { Placeholders } from '#layout/text/card-text.ts';
import type { LoadedFonts } from '#layout/text/harfbuzz-fonts.ts';
import { useStore } from '../store.ts';
import { cardFonts, fontsWith, loadFaces } from './card-fonts.ts';

const noPlaceholders: Placeholders = {};

/** The fonts for a card, once every face of it is here; what is not is asked for. */
export function useFonts(
  design: Partial<CardDesign>,
  placeholders: Placeholders = noPlaceholders,
): LoadedFonts | null {
  const faces = facesOf(design, placeholders);
  useEffect(() => loadFaces(facesOf(design, placeholders)), [design, placeholders]);
  return useStore(cardFonts, (present) => fontsWith(present, faces));
}
