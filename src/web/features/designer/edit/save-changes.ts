import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/card/saved-card.ts';
import { branchOf, type DesignLocks, openContent } from '#editor/design-locks.ts';
import type { Draft } from '#editor/draft.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { upsertCard } from '../../../shared/api/saved-cards.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { ToastText } from '../../../shared/notify/toasts.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import type { RefusedFile } from '../core/logo/logo-alert.tsx';
import { useAutosave } from '../core/use-editor.ts';
import { createCardBody, uploadedPicture } from '../save/card-request-body.ts';
import { usePartName } from '../save/draft/part-name.ts';
import { showSaveFailure } from '../save/save-failure.ts';
import { offerFor, type SaveOffer } from '../save/save-offer.ts';
import { openCard } from './open-card.ts';
import { type ChangesSince, type OtherVersion, saveJoined, type WriteChanges } from './save-joined.ts';

/** A saved card or company design that the editor changes. */
export type EditTarget = {
  situation: 'saveChanges' | 'changeDesign';
  /** Completes a draft before it is saved. */
  prepare?: (draft: Draft) => Promise<Draft>;
  /** Whether to save a draft after all. */
  confirm?: (draft: Draft) => Promise<boolean>;
  /** Saves the changes. If another version is saved, nothing is changed and that one is returned. */
  write: WriteChanges;
  savedToast: (draft: Draft) => Pick<ToastText, 'title' | 'description'>;
  /** The page to open after saving. */
  next: '/list' | '/designs';
};

/** Saves the changes and opens the next page. If something else was changed elsewhere, both changes are saved. If the same was, nothing is saved and `conflict` holds that version. */
export function useSaveChanges({ situation, prepare, confirm, write, savedToast, next }: EditTarget) {
  const t = useTexts();
  const navigate = useNavigate();
  const [offer, setOffer] = useState<SaveOffer | null>(null);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);
  const [conflict, setConflict] = useState<OtherVersion | null>(null);
  const autosave = useAutosave();
  const nameOf = usePartName();

  const saving = useApiMutation(
    async (changes: ChangesSince) => {
      const draft = (await prepare?.(changes.draft)) ?? changes.draft;
      if (confirm && !(await confirm(draft))) return null;
      return saveJoined(write, { ...changes, draft });
    },
    {
      failure: null,
      onSuccess: async (outcome, { draft }) => {
        if (!outcome) return;
        const { conflict: other, added } = outcome;
        setConflict(other);
        if (other) return;
        await autosave?.discard(draft);
        const { title, description } = savedToast(draft);
        const words = t.editor.twoTabs.added(added.map(nameOf).join(', '));
        const text = added.length > 0 ? `${description} ${words}` : description;
        showToast({ variant: 'default', title, description: text });
        void navigate(next);
      },
      onError: (error, { draft }) => {
        setOffer(offerFor(error));
        setRefusedFile(showSaveFailure(error, { t, situation, draft }));
      },
    },
  );
  return {
    saving,
    offer,
    reason: saving.error ? failureText(t, situation, saving.error) : '',
    clearOffer: () => setOffer(null),
    refusedFile,
    clearRefusedFile: () => setRefusedFile(null),
    conflict,
    clearConflict: () => setConflict(null),
  };
}

/** A saved card. Of a card of a company design only the person's texts and the branch are sent. */
export function useSavedCard({ id, designId }: SavedCard, locks: DesignLocks | null): EditTarget {
  const client = useQueryClient();
  const { cards: t } = useTexts();
  const { data: user } = useCurrentUser();
  const autosave = useAutosave();
  const userId = user ? ownerIdOf(user) : '';
  return {
    situation: 'saveChanges',
    next: '/list',
    savedToast: ({ name }) => ({
      title: t.changed.title,
      description: t.changed.description(name.trim()),
    }),
    write: async ({ draft, version }) => {
      const person = () => ({ name: draft.name.trim(), designId, branchId: branchOf(draft, locks)?.id });
      const body = locks
        ? {
            ...openContent(draft.card.content, locks),
            ...person(),
            ...(await openPicture(draft, userId, locks)),
            version,
          }
        : { ...(await createCardBody(draft, userId, autosave)), version };
      try {
        upsertCard(client, await request('changeCard', { params: { id }, body }));
        return null;
      } catch (error) {
        const current = await currentCard(error);
        if (!current) throw error;
        upsertCard(client, current);
        const other = await openCard(current, userId);
        return { draft: other.draft, version: current.version, savedAt: new Date(current.updatedAt) };
      }
    },
  };
}

/** The picture of a person, where the design leaves it to them; null removes it. */
async function openPicture({ card: { picture } }: Draft, userId: string, { isPictureOpen }: DesignLocks) {
  if (!isPictureOpen) return {};
  return { picture: picture ? await uploadedPicture(picture, userId) : null };
}

/** The saved card that a CARD_CHANGED response holds, or null for another error. */
async function currentCard(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'CARD_CHANGED') return null;
  const { refusalSchema } = await import('#contract/refusal-schema.ts');
  return refusalSchema.safeParse(error.body).data?.current ?? null;
}
