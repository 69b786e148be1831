import { useEffect } from 'react';
import { layoutCard } from '#layout/layout-card.ts';
import { facesOfSides } from '#layout/side-faces.ts';
import { loadBackTools, loadedBackTools } from '../../../shared/card/back-tools.ts';
import { cardFonts, fontsIfLoaded, loadFaces } from '../../../shared/card/card-fonts.ts';
import { CardThumbnail } from '../../../shared/card/card-thumbnail.tsx';
import { useFonts } from '../../../shared/card/use-fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { useStore, useStoreValue } from '../../../shared/store.ts';
import type { Draft } from '../core/draft.ts';
import { logoUrl } from '../logo/logo-url.ts';

/** A draft's card without guides, laid out like the preview; nothing until its fonts are loaded. */
export function DraftThumbnail({ design, logo }: Pick<Draft, 'design' | 'logo'>) {
  const { placeholders } = useMessages().editor;
  const fonts = useFonts(design, placeholders);
  if (!fonts) return null;
  const scene = layoutCard(design, fonts, logo?.pixels, placeholders);
  return <CardThumbnail scene={scene} fonts={fonts} logoUrl={logoUrl(logo)} />;
}

/** The back of a draft's card; nothing until what lays it out and its fonts are loaded, or if it has no back. */
export function DraftBackThumbnail({ design, logo }: Pick<Draft, 'design' | 'logo'>) {
  const { tools } = useStoreValue(loadedBackTools);
  const faces = facesOfSides(design);
  const fonts = useStore(cardFonts, (loaded) => fontsIfLoaded(loaded, faces));
  useEffect(() => {
    loadBackTools();
    loadFaces(facesOfSides(design));
  }, [design]);
  const scene = fonts && tools?.layoutBack(design, fonts, logo?.pixels);
  return fonts && scene && <CardThumbnail scene={scene} fonts={fonts} logoUrl={logoUrl(logo)} />;
}
