import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useNavigate } from 'react-router';
import { idempotencyHeader, request } from '../../../shared/api/request.ts';
import { addToList } from '../../../shared/api/saved-cards.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { showToast } from '../../../shared/notify/toast-store.ts';
import type { Draft } from '../core/draft.ts';
import { DraftKeeperContext } from '../draft/keep-draft.ts';
import { idempotencyKeyOf } from '../draft/save-keys.ts';
import type { RefusedFile } from '../logo/logo-alert.tsx';
import { cardToSend } from './card-to-send.ts';
import { showSaveFailure } from './save-failure.ts';
import { offerAfter, type SaveOffer } from './save-offer.ts';

/** Saves a draft as a new card and goes to the list; its draft, where one is kept, is no longer. */
export function useSaveCard() {
  const client = useQueryClient();
  const messages = useMessages();
  const navigate = useNavigate();
  const keeper = use(DraftKeeperContext);
  const { data: user } = useCurrentUser();
  const [offer, setOffer] = useState<SaveOffer | null>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);

  const saving = useMutation({
    mutationFn: async (draft: Draft) => {
      const key = (await keeper?.saveKey(draft)) ?? idempotencyKeyOf(draft, null);
      const body = await cardToSend(draft, user?.id ?? '', keeper);
      return request('saveCard', { body, headers: idempotencyHeader(keyWithLogo(key, body.logoUrl)) });
    },
    onSuccess: async (card, draft) => {
      addToList(client, card);
      await keeper?.forget(draft);
      const { title, description } = messages.cards.saved;
      showToast({ variant: 'default', title, description: description(card.name) });
      void navigate('/list');
    },
    onError: (error, draft) => {
      setOffer(offerAfter(error));
      setRefused(
        showSaveFailure(error, {
          messages,
          situation: 'saveCard',
          draft,
          cardLimit: user?.cardLimit,
          goTo: (path) => void navigate(path),
        }),
      );
    },
  });
  return {
    saving,
    refused,
    forgetRefused: () => setRefused(null),
    offer,
    stopOffering: () => setOffer(null),
  };
}

/** A logo that had to be stored anew makes it another request. */
function keyWithLogo(key: string, logoUrl: string | null | undefined): string {
  return logoUrl ? `${key}.${logoUrl.split('/').at(-1)}` : key;
}
