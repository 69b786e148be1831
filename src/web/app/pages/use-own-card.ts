import { useEffect, useState } from 'react';
import { useDraftOwner } from '../../features/designer/draft/draft-owner.ts';
import { openDraft } from '../../features/designer/draft/draft-storage.ts';
import type { OwnCard } from '../../features/looks/gallery-card.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { thumbnailQueue } from '../../shared/looks/thumbnail-queue.ts';

/** The card that the create page would open; null while it loads and without one. */
export function useOwnCard(): OwnCard | null {
  const owner = useDraftOwner()?.id ?? null;
  const [own, setOwn] = useState<OwnCard | null>(null);
  useEffect(() => {
    if (owner === null) return;
    let isCurrent = true;
    readOwnCard(owner).then(
      (card) => isCurrent && setOwn(card),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  return own;
}

async function readOwnCard(owner: string): Promise<OwnCard | null> {
  const { stored } = await openDraft({ owner, subject: newCardSubject });
  if (!stored) return null;
  thumbnailQueue.prepare();
  const { card, logo } = stored.draft;
  return {
    card,
    logo: logo && { url: URL.createObjectURL(logo.preview ?? logo.file), size: logo.pixels },
  };
}
