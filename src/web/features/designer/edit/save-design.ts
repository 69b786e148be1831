import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { putDesign } from '../../../shared/api/designs.ts';
import { request } from '../../../shared/api/request.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import { createCardBody } from '../save/card-request-body.ts';
import { draftOfDesign, readDesign } from './open-design.ts';
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
      try {
        putDesign(client, await request('changeDesign', { params: { id }, body: { name, card, version } }));
        return null;
      } catch (error) {
        const current =
          error instanceof ApiError && error.code === 'DESIGN_CHANGED' && (await readDesign(id));
        if (!current) throw error;
        putDesign(client, current);
        const other = await draftOfDesign(current, userId);
        return { draft: other, version: current.version, savedAt: new Date(current.updatedAt) };
      }
    },
  };
}
