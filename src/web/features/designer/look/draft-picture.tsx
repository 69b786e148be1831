import { memo, useMemo } from 'react';
import type { LookId } from '#domain/card/look/card-look.ts';
import type { Draft } from '#editor/draft.ts';
import { logoUrl } from '../../../shared/drafts/logo-url.ts';
import { LookThumbnail } from '../../../shared/looks/look-thumbnail.tsx';
import { SampleImage } from '../../../shared/looks/sample-image.tsx';

type DraftPictureProps = Pick<Draft, 'card' | 'logo'> & {
  /** The look whose sample is shown until the card is drawn. */
  sample?: LookId | null;
};

/** A small picture of a card, drawn by the worker. */
export const DraftPicture = memo(function DraftPicture({ card, logo, sample = null }: DraftPictureProps) {
  const image = useMemo(() => {
    const url = logoUrl(logo);
    return logo && url ? { url, size: logo.pixels } : null;
  }, [logo]);
  return <LookThumbnail card={card} logo={image} placeholder={sample && <SampleImage id={sample} />} />;
});
