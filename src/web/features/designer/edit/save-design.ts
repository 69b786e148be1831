import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SavedDesign } from '#contract/design-schemas.ts';
import type { Typeset } from '#domain/card/typeset.ts';
import { companyDesignOf } from '../../../shared/api/cards-of-design.ts';
import { changeDesign } from '../../../shared/api/designs.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import type { Draft } from '../core/draft.ts';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import { createCardBody } from '../save/card-request-body.ts';
import { draftOfDesign } from './open-design.ts';
import type { SavedSubject } from './save-changes.ts';

/** The sizes of a draft of a design if all of its cards fit them, else some that they fit. */
export async function fittedTypeset(saved: SavedDesign, { design, logo }: Draft): Promise<Typeset> {
  const { typesetOfChanged } = await import('../../../shared/typeset/company-typeset.ts');
  const { companyName = '', fullName = '' } = design;
  const card = { ...design, companyName, fullName };
  return typesetOfChanged(saved, { ...companyDesignOf(saved), card }, logo?.pixels ?? null);
}

/** The card of a company design. One write changes the look of all of its cards. */
export function useSavedDesign(saved: SavedDesign): SavedSubject {
  const { id, cardCount } = saved;
  const client = useQueryClient();
  const { designs: words } = useMessages();
  const { data: user } = useCurrentUser();
  const autosave = use(DraftAutosaveContext);
  const userId = user?.id ?? '';
  return {
    situation: 'changeDesign',
    next: '/designs',
    savedToast: () => ({ title: words.saved.title, description: words.saved.description(cardCount) }),
    // A style whose sizes have been removed gets new ones. Without them the cards are laid out one by one.
    prepare: async (draft) => {
      if (draft.design.typeset) return draft;
      const typeset = await fittedTypeset(saved, draft).catch(() => undefined);
      return { ...draft, design: { ...draft.design, typeset } };
    },
    write: async ({ draft, version }) => {
      const { name, ...card } = await createCardBody(draft, userId, autosave);
      const { isSaved, design } = await changeDesign(client, id, { name, card, version });
      if (isSaved) return null;
      const other = await draftOfDesign(design, userId);
      return { draft: other, version: design.version, savedAt: new Date(design.updatedAt) };
    },
  };
}
