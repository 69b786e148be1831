import { queryOptions } from '@tanstack/react-query';
import type { SavedCard } from '#contract/saved-card.ts';
import { type CardDesign, isBlank, isFurtherLine, textFields } from '#domain/card/card.ts';
import { request } from '../../../shared/api/request.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import type { Draft, Logo } from '../core/draft.ts';
import { openDraft } from '../draft/draft-storage.ts';
import { imageSize, inspectLogo } from '../logo/inspect-logo.ts';

/** A saved card in the editor: as the server sent it, and as a draft. */
export type OpenedCard = { card: SavedCard; draft: Draft };

/** The saved card and its unsaved changes on this device. Fetched on every visit of the page, never from the cache. */
export function openedCardQuery(id: string, { id: userId, isImpersonating }: CurrentUser) {
  return queryOptions({
    queryKey: ['opened-card', id, userId] as const,
    queryFn: async () => {
      const [opened, localDraft] = await Promise.all([
        request('readCard', { params: { id } }).then((card) => openCard(card, userId)),
        isImpersonating ? null : openDraft({ owner: userId, subject: id }).catch(() => null),
      ]);
      const { designId } = opened.card;
      const designs = designId ? await request('listDesigns') : [];
      return { opened, localDraft, company: designs.find((design) => design.id === designId) ?? null };
    },
    gcTime: 0,
  });
}

/** The card as a draft with its logo file. Fails if the logo cannot be loaded: otherwise the card would be saved without it. */
export async function openCard(card: SavedCard, userId: string): Promise<OpenedCard> {
  const logo = card.logoUrl ? await readStoredLogo(card.logoUrl, userId) : null;
  const { name, branchId } = card;
  return { card, draft: { name, design: designOf(card), logo, branchId } };
}

const endings: Partial<Record<string, string>> = { 'image/png': 'png', 'image/svg+xml': 'svg' };

async function readStoredLogo(path: string, owner: string): Promise<Logo> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status} for the logo`);
  const file = await response.blob();
  const name = `logo.${endings[file.type] ?? 'jpg'}`;
  const inspected = await inspectLogo(file);
  return {
    file,
    name,
    ...(typeof inspected === 'string' ? { pixels: await imageSize(file) } : inspected),
    stored: { path, owner, untilMs: Number.POSITIVE_INFINITY },
  };
}

/** The design of a saved card, without its record fields, without blank further lines, which need no row, and without the logo, which the draft has separately. */
function designOf(card: SavedCard): CardDesign {
  const { id: _id, name: _name, version: _version, createdAt: _created, updatedAt: _updated, ...rest } = card;
  const { logoUrl: _logoUrl, designId: _designId, branchId: _branchId, ...design } = rest;
  const blankLines = textFields.filter(
    (field) => isFurtherLine(field) && design[field] !== undefined && isBlank(design[field]),
  );
  return { ...design, ...Object.fromEntries(blankLines.map((field) => [field, undefined])) };
}
