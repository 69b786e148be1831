import type { CurrentUser } from '#contract/account-schemas.ts';
import { hasTexts } from '#domain/card/card.ts';
import { draftDatabase, draftStores, newCardSubject, visitor } from '../drafts/draft-database.ts';
import { readDraft } from '../drafts/read-draft.ts';
import { ownerIdOf } from '../session/owner-id.ts';
import type { FirstCard } from './thumbnail-messages.ts';

/** The stored card that the create page would open; null without one, for an empty one, and for one with a picture, which the page draws. */
export async function readFirstCard(user: CurrentUser | null): Promise<FirstCard | null> {
  if (user?.isImpersonating) return null;
  const owner = user ? ownerIdOf(user) : visitor;
  const tx = (await draftDatabase()).transaction(draftStores, 'readonly');
  const { own, carried } = await readDraft(tx, { owner, subject: newCardSubject });
  const stored = carried ?? own;
  if (!stored) return null;
  const { card, logo } = stored.draft;
  if (card.picture || !(logo || hasTexts(card.content))) return null;
  return {
    owner,
    revision: stored.revision,
    card,
    logo: logo && {
      url: URL.createObjectURL(logo.preview ?? logo.file),
      size: logo.pixels,
      file: logo.file,
      ...(logo.dark && { darkFile: logo.dark.file }),
    },
  };
}
