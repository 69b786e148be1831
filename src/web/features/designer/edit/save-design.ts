import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { applyPatch } from '#domain/card/card.ts';
import type { Typeset } from '#domain/card/typeset.ts';
import type { Draft } from '#editor/draft.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { companyDesignOf } from '../../../shared/team/cards-of-design.ts';
import { saveDesignChanges } from '../../../shared/team/designs.ts';
import { DraftAutosaveContext } from '../draft/page-autosave.ts';
import { uploadedLogo, uploadedPicture } from '../save/card-request-body.ts';
import { draftOfDesign } from './open-design.ts';
import type { EditTarget } from './save-changes.ts';

/** The sizes of a draft of a design if all of its cards fit them, else some that they fit. */
export async function fittedTypeset(saved: SavedDesign, { card, logo }: Draft): Promise<Typeset> {
  const { typesetOfChanged } = await import('../../../shared/team/company-typeset.ts');
  return typesetOfChanged(saved, { ...companyDesignOf(saved), card }, logo?.pixels ?? null);
}

/** The card of a company design. One write changes the look of all of its cards. */
export function useSavedDesign(saved: SavedDesign): EditTarget {
  const { id, cardCount } = saved;
  const client = useQueryClient();
  const { designs: words } = useMessages();
  const { data: user } = useCurrentUser();
  const autosave = use(DraftAutosaveContext);
  const userId = user ? ownerIdOf(user) : '';
  return {
    situation: 'changeDesign',
    next: '/designs',
    savedToast: () => ({ title: words.saved.title, description: words.saved.description(cardCount) }),
    // A style whose sizes have been removed gets new ones. Without them the cards are laid out one by one.
    prepare: async (draft) => {
      if (draft.card.style.typeset) return draft;
      const typeset = await fittedTypeset(saved, draft).catch(() => undefined);
      return { ...draft, card: applyPatch(draft.card, { style: { typeset } }) };
    },
    write: async ({ draft, version }) => {
      const ref = await uploadedLogo(draft, userId, autosave);
      const { companyName = '', fullName = '' } = draft.card.content;
      const content = { ...draft.card.content, companyName, fullName };
      const picture = draft.card.picture && (await uploadedPicture(draft.card.picture, userId));
      const card = { ...applyPatch(draft.card, { style: { logo: { ref } }, picture }), content };
      const { isSaved, design } = await saveDesignChanges(client, id, {
        name: draft.name.trim(),
        card,
        version,
      });
      if (isSaved) return null;
      const other = await draftOfDesign(design, userId);
      return { draft: other, version: design.version, savedAt: new Date(design.updatedAt) };
    },
  };
}
