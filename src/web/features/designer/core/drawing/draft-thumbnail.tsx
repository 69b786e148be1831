import { useEffect } from 'react';
import type { Draft } from '#editor/draft.ts';
import { layoutCard } from '#layout/layout-card.ts';
import { loadBackTools, loadedBackTools } from '../../../../shared/card/back-tools.ts';
import { CardThumbnail } from '../../../../shared/card/card-thumbnail.tsx';
import { useFonts, useFontsOfSides } from '../../../../shared/card/use-fonts.ts';
import { logoUrl } from '../../../../shared/drafts/logo-url.ts';
import { useTexts } from '../../../../shared/i18n/use-texts.ts';
import { useStoreValue } from '../../../../shared/use-store.ts';

/** A draft's card without guides, laid out like the preview; nothing until its fonts are loaded. */
export function DraftThumbnail({ card, logo }: Pick<Draft, 'card' | 'logo'>) {
  const { placeholders } = useTexts().editor;
  const fonts = useFonts(card, placeholders);
  if (!fonts) return null;
  const scene = layoutCard(card, fonts, logo?.pixels, placeholders);
  return <CardThumbnail scene={scene} fonts={fonts} logoUrl={logoUrl(logo)} />;
}

/** The back of a draft's card; nothing until what lays it out and its fonts are loaded, or if it has no back. */
export function DraftBackThumbnail({ card, logo }: Pick<Draft, 'card' | 'logo'>) {
  const { tools } = useStoreValue(loadedBackTools);
  const fonts = useFontsOfSides(card);
  useEffect(loadBackTools, []);
  const scene = fonts && tools?.layoutBack(card, fonts, logo?.pixels);
  return fonts && scene && <CardThumbnail scene={scene} fonts={fonts} logoUrl={logoUrl(logo)} />;
}
