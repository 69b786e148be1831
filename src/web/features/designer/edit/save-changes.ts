import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedCard } from '#contract/saved-card.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { putInList } from '../../../shared/api/saved-cards.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { allowedChange, type DesignLocks } from '../core/design-locks.ts';
import type { Draft } from '../core/draft.ts';
import { differencesOf } from '../draft/differences.ts';
import { DraftAutosaveContext } from '../draft/draft-autosave.ts';
import type { RefusedFile } from '../logo/logo-alert.tsx';
import { createCardBody } from '../save/card-request-body.ts';
import { showSaveFailure } from '../save/save-failure.ts';
import { offerFor, type SaveOffer } from '../save/save-offer.ts';
import { type OpenedCard, openCard } from './open-card.ts';

type Changes = { draft: Draft; version: number };

/** Saves the changes of a card and opens the list. If the saved card was changed elsewhere, nothing is saved and `conflict` holds that card. */
export function useSaveChanges({ id, designId, branchId }: SavedCard, locks: DesignLocks | null) {
  const client = useQueryClient();
  const messages = useMessages();
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const [offer, setOffer] = useState<SaveOffer | null>(null);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);
  const [conflict, setConflict] = useState<OpenedCard | null>(null);
  const autosave = use(DraftAutosaveContext);
  const userId = user?.id ?? '';

  const saving = useMutation({
    mutationFn: async ({ draft, version }: Changes): Promise<OpenedCard | null> => {
      const body = locks
        ? { ...allowedChange(draft.design, locks), name: draft.name.trim(), designId, branchId, version }
        : { ...(await createCardBody(draft, userId, autosave)), version };
      try {
        putInList(client, await request('changeCard', { params: { id }, body }));
        return null;
      } catch (error) {
        const current = await currentCard(error);
        if (!current) throw error;
        putInList(client, current);
        const other = await openCard(current, userId);
        // Equal drafts: an earlier attempt was saved and its response was lost.
        return differencesOf(draft, other.draft).length === 0 ? null : other;
      }
    },
    onSuccess: async (other, { draft }) => {
      setConflict(other);
      if (other) return;
      await autosave?.discard(draft);
      const { title, description } = messages.cards.changed;
      showToast({ variant: 'default', title, description: description(draft.name.trim()) });
      void navigate('/list');
    },
    onError: (error, { draft }) => {
      setOffer(offerFor(error));
      setRefusedFile(
        showSaveFailure(error, {
          messages,
          situation: 'saveChanges',
          draft,
          cardLimit: user?.cardLimit,
          navigateTo: (path) => void navigate(path),
        }),
      );
    },
  });
  return {
    saving,
    offer,
    clearOffer: () => setOffer(null),
    refusedFile,
    clearRefusedFile: () => setRefusedFile(null),
    conflict,
    clearConflict: () => setConflict(null),
  };
}

/** The saved card that a CARD_CHANGED response holds, or null for another error. */
async function currentCard(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'CARD_CHANGED') return null;
  const { refusalSchema } = await import('#contract/calls.ts');
  return refusalSchema.safeParse(error.body).data?.current ?? null;
}
