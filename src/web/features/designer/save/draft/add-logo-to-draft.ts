import { type Draft, type Logo, newDraft } from '#editor/draft.ts';
import { newCardSubject } from '../../../../shared/drafts/draft-database.ts';
import { draftStorage } from './draft-storage.ts';
import { markOpened } from './opened-drafts.ts';

/** Stores a logo with the draft of a new card. Fails if another tab or a login has changed the draft. */
export async function addLogoToDraft(owner: string, logo: Logo): Promise<Draft> {
  const id = { owner, subject: newCardSubject };
  const { token, stored, ownDraft } = await draftStorage.open(id);
  if (ownDraft) throw new Error('The person chooses one of two drafts first');
  const draft = { ...(stored?.draft ?? newDraft), logo };
  const access = { ...id, token };
  const write = { draft, revision: crypto.randomUUID(), isLogoNew: true, base: null };
  const revision = stored?.revision ?? null;
  const result = await draftStorage.write(access, {
    ...write,
    baseRevision: revision,
    deletesCarriedOver: true,
  });
  if (typeof result === 'string') throw new Error(`The draft is ${result}`);
  markOpened(owner);
  return draft;
}
