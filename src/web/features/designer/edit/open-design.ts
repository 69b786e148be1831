import { queryOptions } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { readDesign } from '../../../shared/api/designs.ts';
import type { CurrentUser } from '../../../shared/api/session.ts';
import type { Draft } from '../core/draft.ts';
import { openDraft } from '../draft/draft-storage.ts';
import { openCard } from './open-card.ts';

/** The subject of the draft of a company design. */
export function designSubject(id: string): string {
  return `design/${id}`;
}

/** The company design and its unsaved changes on this device; null if the user has no such design. */
export function openedDesignQuery(id: string, { id: userId, isImpersonating }: CurrentUser) {
  return queryOptions({
    queryKey: ['opened-design', id, userId] as const,
    queryFn: async () => {
      const design = await readDesign(id);
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
  const { card, id, name, version, createdAt, updatedAt } = design;
  return (await openCard({ ...card, id, name, version, createdAt, updatedAt }, userId)).draft;
}
