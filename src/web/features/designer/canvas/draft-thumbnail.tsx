import { layoutCard } from '#layout/layout-card.ts';
import { CardThumbnail } from '../../../shared/card/card-thumbnail.tsx';
import { useFonts } from '../../../shared/card/use-fonts.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
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
