import { layOutCard } from '#layout/lay-out-card.ts';
import { CardThumbnail } from '../../../shared/card/card-thumbnail.tsx';
import { useFonts } from '../../../shared/card/use-fonts.ts';
import type { Draft } from '../draft/draft.ts';
import { logoUrl } from '../logo/logo-url.ts';

/** A draft's card alone, drawn as any card is; nothing until its faces are here. */
export function DraftThumbnail({ design, logo }: Pick<Draft, 'design' | 'logo'>) {
  const fonts = useFonts(design);
  if (!fonts) return null;
  return (
    <CardThumbnail scene={layOutCard(design, fonts, logo?.pixels)} fonts={fonts} logoUrl={logoUrl(logo)} />
  );
}
