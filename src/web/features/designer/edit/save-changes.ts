import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/request.ts';
import { putInList } from '../../../shared/api/saved-cards.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { Draft } from '../core/draft.ts';
import { differencesOf } from '../draft/differences.ts';
import { DraftKeeperContext } from '../draft/keep-draft.ts';
import type { RefusedFile } from '../logo/logo-alert.tsx';
import { cardToSend } from '../save/card-to-send.ts';
import { showSaveFailure } from '../save/save-failure.ts';
import { offerAfter, type SaveOffer } from '../save/save-offer.ts';
import { type OpenedCard, openCard } from './open-card.ts';

type Changes = { draft: Draft; version: number };

/** Saves the changes of a card and goes to the list. One that was changed elsewhere meanwhile stays as it is, and is shown. */
export function useSaveChanges(id: string) {
  const client = useQueryClient();
  const messages = useMessages();
  const navigate = useNavigate();
  const { data: user } = useCurrentUser();
  const [offer, setOffer] = useState<SaveOffer | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);
  const [overtakenBy, setOvertakenBy] = useState<OpenedCard | null>(null);
  const keeper = use(DraftKeeperContext);
  const userId = user?.id ?? '';

  const saving = useMutation({
    mutationFn: async ({ draft, version }: Changes): Promise<OpenedCard | null> => {
      const body = { ...(await cardToSend(draft, userId, keeper)), version };
      try {
        putInList(client, await request('changeCard', { params: { id }, body }));
        return null;
      } catch (error) {
        const current = await currentCard(error);
        if (!current) throw error;
        putInList(client, current);
        const theirs = await openCard(current, userId);
        // The answer to an earlier try was lost: what is there now is what was sent.
        return differencesOf(draft, theirs.draft).length === 0 ? null : theirs;
      }
    },
    onSuccess: async (theirs, { draft }) => {
      setOvertakenBy(theirs);
      if (theirs) return;
      await keeper?.forget(draft);
      const { title, description } = messages.cards.changed;
      showToast({ variant: 'default', title, description: description(draft.name.trim()) });
      void navigate('/list');
    },
    onError: (error, { draft }) => {
      setOffer(offerAfter(error));
      setRefused(
        showSaveFailure(error, {
          messages,
          situation: 'saveChanges',
          draft,
          cardLimit: user?.cardLimit,
          goTo: (path) => void navigate(path),
        }),
      );
    },
  });
  return {
    saving,
    offer,
    stopOffering: () => setOffer(null),
    refused,
    forgetRefused: () => setRefused(null),
    overtakenBy,
    forgetOther: () => setOvertakenBy(null),
  };
}

/** What a refused change says the card is now. */
async function currentCard(error: unknown) {
  if (!(error instanceof ApiError) || error.code !== 'CARD_CHANGED') return null;
  const { refusalSchema } = await import('#contract/calls.ts');
  return refusalSchema.safeParse(error.body).data?.current ?? null;
}
