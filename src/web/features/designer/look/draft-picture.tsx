import { memo, useMemo } from 'react';
import type { Draft } from '#editor/draft.ts';
import { LookThumbnail } from '../../../shared/looks/look-thumbnail.tsx';
import { logoUrl } from '../logo/logo-url.ts';

/** A small picture of a card, drawn by the worker. */
export const DraftPicture = memo(function DraftPicture({ card, logo }: Pick<Draft, 'card' | 'logo'>) {
  const image = useMemo(() => {
    const url = logoUrl(logo);
    return logo && url ? { url, size: logo.pixels } : null;
  }, [logo]);
  return <LookThumbnail card={card} logo={image} />;
});
