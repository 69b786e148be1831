import { useQueryClient } from '@tanstack/react-query';
import type { SavedDesign } from '#contract/card/design-schemas.ts';
import { applyPatch } from '#domain/card/card.ts';
import type { SharedSizes } from '#domain/card/shared-sizes.ts';
import type { Draft, LogoFile } from '#editor/draft.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { pictureFile } from '../../../shared/card/picture-files.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import { companyDesignOf } from '../../../shared/team/cards-of-design.ts';
import type { useConfirmChange } from '../../../shared/team/design-change/use-confirm-change.tsx';
import { saveDesignChanges } from '../../../shared/team/designs.ts';
import { useAutosave } from '../core/use-editor.ts';
import { uploadedLogos, uploadedPicture } from '../save/card-request-body.ts';
import { getStoredLogo } from '../save/draft/stored-logos.ts';
import { draftOfDesign } from './open-design.ts';
import type { EditTarget } from './save-changes.ts';

/** The sizes of a draft of a design if all of its cards fit them, else some that they fit. */
export async function fittedSharedSizes(saved: SavedDesign, { card, logo }: Draft): Promise<SharedSizes> {
  const { sharedSizesOfChanged } = await import('../../../shared/team/company-shared-sizes.ts');
  return sharedSizesOfChanged(saved, { ...companyDesignOf(saved), card }, logo?.pixels ?? null);
}

type Confirm = ReturnType<typeof useConfirmChange>['confirm'];

/** The card of a company design. One write changes the look of all of its cards. */
export function useSavedDesign(saved: SavedDesign, confirm: Confirm): EditTarget {
  const { id, cardCount } = saved;
  const client = useQueryClient();
  const t = useTexts('designs');
  const { data: user } = useCurrentUser();
  const autosave = useAutosave();
  const userId = user ? ownerIdOf(user) : '';
  return {
    situation: 'changeDesign',
    next: '/designs',
    savedToast: () => ({ title: t.saved.title, description: t.saved.description(cardCount) }),
    // A style whose sizes have been removed gets new ones. Without them the cards are laid out one by one.
    prepare: async (draft) => {
      if (draft.card.style.typeset) return draft;
      const typeset = await fittedSharedSizes(saved, draft).catch(() => undefined);
      return { ...draft, card: applyPatch(draft.card, { style: { typeset } }) };
    },
    confirm: (draft) => {
      const { card, files } = checkedCard(saved, draft);
      return confirm(saved, { ...companyDesignOf(saved), card }, files);
    },
    write: async ({ draft, version }) => {
      const { logoUrl: ref, logoDarkUrl: darkRef } = await uploadedLogos(draft, userId, autosave);
      const { companyName = '', fullName = '' } = draft.card.content;
      const content = { ...draft.card.content, companyName, fullName };
      const picture = draft.card.picture && (await uploadedPicture(draft.card.picture, userId));
      const card = { ...applyPatch(draft.card, { style: { logo: { ref, darkRef } }, picture }), content };
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

/** The card of a draft with the images that it has in the page, since they may not be uploaded yet. */
function checkedCard({ card: before }: SavedDesign, { card, logo }: Draft) {
  const files = new Map<string, Blob>();
  const refOf = (file: LogoFile | null | undefined, saved: string | null | undefined, name: string) => {
    if (!file) return null;
    if (saved && getStoredLogo(file)?.path === saved) return saved;
    files.set(name, file.file);
    return name;
  };
  const ref = refOf(logo, before.style.logo.ref, 'logo');
  const darkRef = refOf(logo?.dark, before.style.logo.darkRef, 'dark-logo') ?? undefined;
  const picture = pictureFile(card.picture?.ref);
  if (picture && card.picture?.ref) files.set(card.picture.ref, picture);
  return { card: applyPatch(card, { style: { logo: { ref, darkRef } } }), files };
}
