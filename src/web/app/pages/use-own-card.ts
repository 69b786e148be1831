import { startTransition, useEffect, useState } from 'react';
import { useDraftOwner } from '../../features/designer/save/draft/draft-owner.ts';
import { openDraft } from '../../features/designer/save/draft/draft-storage.ts';
import type { OwnCard } from '../../features/looks/gallery-card.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { thumbnailQueue } from '../../shared/looks/thumbnail-queue.ts';

/** The card that the create page would open; null while it loads and without one. The document may have read it before. */
export function useOwnCard(): OwnCard | null {
  const owner = useDraftOwner()?.id;
  const [own, setOwn] = useState<OwnCard | null>(() => globalThis.firstLooks?.card ?? null);
  useEffect(() => {
    if (owner === undefined) return;
    let isCurrent = true;
    const show = (next: OwnCard | null) => isCurrent && startTransition(() => setOwn(next));
    readOwnCard(owner).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  return own;
}

async function readOwnCard(owner: string | null): Promise<OwnCard | null> {
  if (owner === null) return null;
  const { stored } = await openDraft({ owner, subject: newCardSubject });
  if (!stored) return null;
  thumbnailQueue.prepare();
  const first = globalThis.firstLooks?.card;
  if (first?.owner === owner && first.revision === stored.revision) return first;
  const { card, logo } = stored.draft;
  return {
    card,
    logo: logo && { url: URL.createObjectURL(logo.preview ?? logo.file), size: logo.pixels },
  };
}
