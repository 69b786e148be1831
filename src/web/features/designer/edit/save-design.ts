import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { changeDesign } from '../../../shared/api/designs.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import { createCardBody } from '../save/card-request-body.ts';
import { draftOfDesign } from './open-design.ts';
import type { SavedSubject } from './save-changes.ts';

/** The card of a company design. One write changes the look of all of its cards. */
export function useSavedDesign({ id, cardCount }: SavedDesign): SavedSubject {
  const client = useQueryClient();
  const { designs: words } = useMessages();
  const { data: user } = useCurrentUser();
  const autosave = use(DraftAutosaveContext);
  const userId = user?.id ?? '';
  return {
    situation: 'changeDesign',
    next: '/designs',
    savedToast: () => ({ title: words.saved.title, description: words.saved.description(cardCount) }),
    write: async ({ draft, version }) => {
      const { name, ...card } = await createCardBody(draft, userId, autosave);
      const { isSaved, design } = await changeDesign(client, id, { name, card, version });
      if (isSaved) return null;
      const other = await draftOfDesign(design, userId);
      return { draft: other, version: design.version, savedAt: new Date(design.updatedAt) };
    },
  };
}
