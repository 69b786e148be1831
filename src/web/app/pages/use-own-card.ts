import { startTransition, useCallback, useEffect, useState } from 'react';
import { newCard } from '#domain/card/card.ts';
import type { RefusedFile } from '../../features/designer/core/logo/logo-alert.tsx';
import { useDraftOwner } from '../../features/designer/save/draft/draft-owner.ts';
import { openDraft } from '../../features/designer/save/draft/draft-storage.ts';
import type { OwnCard } from '../../features/looks/gallery-card.ts';
import { keepFileAt } from '../../shared/card/picture-files.ts';
import { newCardSubject } from '../../shared/drafts/draft-database.ts';
import { logoUrl } from '../../shared/drafts/logo-url.ts';
import type { FirstCard } from '../../shared/looks/thumbnail-messages.ts';
import { thumbnailQueue } from '../../shared/looks/thumbnail-queue.ts';

/** The card that the create page would open; null while it loads and without one. The document may have read it before. */
export function useOwnCard() {
  const owner = useDraftOwner()?.id;
  const [own, setOwn] = useState<OwnCard | null>(firstCard);
  const [newLogo, setNewLogo] = useState<string | null>(null);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);
  useEffect(() => {
    if (owner === undefined) return;
    let isCurrent = true;
    const show = (next: OwnCard | null) => isCurrent && startTransition(() => setOwn(next));
    readOwnCard(owner).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [owner]);

  /** Shows the logo on every look at once, and stores it with the draft. */
  const addLogo = useCallback(
    async (file: File) => {
      if (!owner) return;
      thumbnailQueue.prepare();
      try {
        const { readLogo, addLogoToDraft } = await loadLogoCode();
        const logo = await readLogo(file);
        if (typeof logo === 'string') {
          setRefusedFile({ alert: logo, file });
          return;
        }
        const shown = { url: logoUrl(logo) ?? '', size: logo.pixels };
        startTransition(() => {
          setOwn((before) => ({ card: before?.card ?? newCard, logo: shown }));
          setNewLogo(shown.url);
        });
        await addLogoToDraft(owner, logo);
      } catch {
        setRefusedFile({ alert: 'UPLOAD_FAILED', file });
      }
    },
    [owner],
  );
  return { own, addLogo, newLogo, refusedFile, clearRefusedFile: () => setRefusedFile(null) };
}

async function loadLogoCode() {
  const [{ readLogo }, { addLogoToDraft }] = await Promise.all([
    import('../../features/designer/core/logo/use-add-logo.ts'),
    import('../../features/designer/save/draft/add-logo-to-draft.ts'),
  ]);
  return { readLogo, addLogoToDraft };
}

/** The card that the document has read. */
function firstCard(): FirstCard | null {
  const { card = null } = globalThis.firstLooks ?? {};
  if (card?.logo) {
    const { url, file, size, darkFile } = card.logo;
    keepFileAt(url, file);
    if (size.dark && darkFile) keepFileAt(size.dark.asset, darkFile);
  }
  return card;
}

async function readOwnCard(owner: string | null): Promise<OwnCard | null> {
  if (owner === null) return null;
  const { stored } = await openDraft({ owner, subject: newCardSubject });
  if (!stored) return null;
  thumbnailQueue.prepare();
  const first = firstCard();
  if (first?.owner === owner && first.revision === stored.revision) return first;
  const { card, logo } = stored.draft;
  const url = logoUrl(logo);
  return { card, logo: logo && url ? { url, size: logo.pixels } : null };
}
