import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { applyPatch, type Card, isBlank } from '#domain/card/card.ts';
import { isOptionalField, textFields } from '#domain/card/text-fields.ts';
import type { Draft, Logo, LogoFile } from '#editor/draft.ts';
import { cardOfSaved } from '../../../shared/api/card-of-saved.ts';
import { request } from '../../../shared/api/request.ts';
import { withDarkLogo } from '../../../shared/drafts/logo-url.ts';
import { fetchImage } from '../../../shared/files/fetch-image.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { imageSize, inspectLogo } from '../core/logo/inspect-logo.ts';
import { openDraft } from '../save/draft/draft-storage.ts';

/** A saved card in the editor: as the server sent it, and as a draft. */
export type OpenedCard = { card: SavedCard; draft: Draft };

/** The saved card and its unsaved changes on this device. Fetched on every visit of the page, never from the cache. */
export function openedCardQuery(id: string, user: CurrentUser) {
  const { isImpersonating } = user;
  const userId = ownerIdOf(user);
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
  const { name, branchId } = card;
  return { card, draft: { ...(await draftOfCard(cardOfSaved(card), userId)), name, branchId } };
}

/** The card and the logo of a draft: without blank optional texts, which need no row, and with the logo apart. */
export async function draftOfCard(card: Card, userId: string): Promise<Pick<Draft, 'card' | 'logo'>> {
  const { ref, darkRef } = card.style.logo;
  const blank = textFields.filter((field) => isOptionalField(field) && isBlank(card.content[field]));
  const content = Object.fromEntries(blank.map((field) => [field, undefined]));
  return {
    card: applyPatch(card, { content, style: { logo: { ref: undefined, darkRef: undefined } } }),
    logo: ref ? await readStoredLogo({ ref, darkRef }, userId) : null,
  };
}

const endings: Partial<Record<string, string>> = { 'image/png': 'png', 'image/svg+xml': 'svg' };

async function readStoredLogo(
  { ref, darkRef }: { ref: string; darkRef: string | undefined },
  owner: string,
): Promise<Logo> {
  const [logo, dark] = await Promise.all([
    readStoredFile(ref, owner),
    darkRef ? readStoredFile(darkRef, owner) : null,
  ]);
  return withDarkLogo(logo, dark);
}

async function readStoredFile(path: string, owner: string): Promise<LogoFile> {
  const file = await fetchImage(path);
  const name = `logo.${endings[file.type] ?? 'jpg'}`;
  const inspected = await inspectLogo(file);
  return {
    file,
    name,
    ...(typeof inspected === 'string' ? { pixels: await imageSize(file) } : inspected),
    stored: { path, owner, untilMs: Number.POSITIVE_INFINITY },
  };
}
