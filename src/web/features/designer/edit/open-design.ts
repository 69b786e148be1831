import { queryOptions } from '@tanstack/react-query';
import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import type { Draft } from '#editor/draft.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { readDesign } from '../../../shared/team/designs.ts';
import { openDraft } from '../save/draft/draft-storage.ts';
import { draftOfCard } from './open-card.ts';

/** The subject of the draft of a company design. */
export function designSubject(id: string): string {
  return `design/${id}`;
}

/** The company design and its unsaved changes on this device; null if the user has no such design. */
export function openedDesignQuery(id: string, user: CurrentUser) {
  const { isImpersonating } = user;
  const userId = ownerIdOf(user);
  return queryOptions({
    queryKey: ['opened-design', id, userId] as const,
    queryFn: async ({ client }) => {
      const design = await readDesign(client, id);
      if (!design) return null;
      const [draft, localDraft] = await Promise.all([
        draftOfDesign(design, userId),
        isImpersonating ? null : openDraft({ owner: userId, subject: designSubject(id) }).catch(() => null),
      ]);
      return { design, draft, localDraft };
    },
    gcTime: 0,
  });
}

/** The card of a design with its logo file, as a draft. */
export async function draftOfDesign(design: SavedDesign, userId: string): Promise<Draft> {
  return { name: design.name, ...(await draftOfCard(design.card, userId)) };
}
