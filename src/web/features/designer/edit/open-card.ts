import { queryOptions } from '@tanstack/react-query';
import type { SavedCard } from '#contract/saved-card.ts';
import type { CardDesign } from '#domain/card/card.ts';
import { request } from '../../../shared/api/request.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import type { Draft, Logo } from '../core/draft.ts';
import { openDraft } from '../draft/draft-storage.ts';
import { imageSize } from '../logo/image-size.ts';
import { inspectLogo } from '../logo/look-at-logo.ts';

/** A saved card being changed: as it was read, and as a draft. */
export type OpenedCard = { card: SavedCard; draft: Draft };

/** Read anew each time the page is gone to, so that what is changed is what is stored; with it the changes that this device keeps. */
export function openedCardQuery(id: string, { id: userId, isImpersonating }: CurrentUser) {
  return queryOptions({
    queryKey: ['opened-card', id, userId] as const,
    queryFn: async () => {
      const [opened, place] = await Promise.all([
        request('readCard', { params: { id } }).then((card) => openCard(card, userId)),
        isImpersonating ? null : openDraft({ owner: userId, subject: id }).catch(() => null),
      ]);
      return { opened, place };
    },
    gcTime: 0,
  });
}

/** The card's draft, its logo with it: a card whose logo does not come is not opened, lest it be saved without. */
export async function openCard(card: SavedCard, userId: string): Promise<OpenedCard> {
  const logo = card.logoUrl ? await readStoredLogo(card.logoUrl, userId) : null;
  return { card, draft: { name: card.name, design: designOf(card), logo } };
}

async function readStoredLogo(path: string, owner: string): Promise<Logo> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status} for the logo`);
  const file = await response.blob();
  const name = file.type === 'image/png' ? 'logo.png' : 'logo.jpg';
  const seen = await inspectLogo(file);
  return {
    file,
    name,
    ...(typeof seen === 'string' ? { pixels: await imageSize(file) } : seen),
    stored: { path, owner, untilMs: Number.POSITIVE_INFINITY },
  };
}

/** How a saved card looks, without what else is known of it; its logo is the draft's own. */
function designOf(card: SavedCard): CardDesign {
  const { id: _id, name: _name, version: _version, createdAt: _created, updatedAt: _updated, ...look } = card;
  const { logoUrl: _logoUrl, ...design } = look;
  return design;
}
