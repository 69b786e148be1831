import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Draft } from '#editor/draft.ts';
import { idempotencyHeader, request } from '../../../shared/api/request.ts';
import { addToList } from '../../../shared/api/saved-cards.ts';
import { useCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { failureText } from '../../../shared/notify/failure-text.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { ownerIdOf } from '../../../shared/session/owner-id.ts';
import type { RefusedFile } from '../core/logo/logo-alert.tsx';
import { useAutosave } from '../core/use-editor.ts';
import { createCardBody } from './card-request-body.ts';
import { getIdempotencyKey } from './draft/idempotency-key.ts';
import { showSaveFailure } from './save-failure.ts';
import { offerFor, type SaveOffer } from './save-offer.ts';

/** Saves a draft as a new card, deletes the stored draft and opens the list. */
export function useSaveCard() {
  const t = useTexts();
  const navigate = useNavigate();
  const autosave = useAutosave();
  const { data: user } = useCurrentUser();
  const [offer, setOffer] = useState<SaveOffer | null>(null);
  const [refusedFile, setRefusedFile] = useState<RefusedFile | null>(null);

  const saving = useApiMutation(
    async (draft: Draft) => {
      const key = (await autosave?.getIdempotencyKey(draft)) ?? getIdempotencyKey(draft, null);
      const body = await createCardBody(draft, user ? ownerIdOf(user) : '', autosave);
      return request('saveCard', {
        body,
        headers: idempotencyHeader(keyWithImages(key, [body.logoUrl, body.logoDarkUrl, body.picture?.ref])),
      });
    },
    {
      failure: null,
      onSuccess: async (card, draft, client) => {
        addToList(client, card);
        await autosave?.discard(draft);
        const { title, description } = t.cards.saved;
        showToast({ variant: 'default', title, description: description(card.name) });
        void navigate('/list');
      },
      onError: (error, draft) => {
        setOffer(offerFor(error));
        setRefusedFile(showSaveFailure(error, { t, situation: 'saveCard', draft }));
      },
    },
  );
  return {
    saving,
    refusedFile,
    clearRefusedFile: () => setRefusedFile(null),
    offer,
    reason: saving.error ? failureText(t, 'saveCard', saving.error, { cardLimit: user?.cardLimit }) : '',
    clearOffer: () => setOffer(null),
  };
}

/** An image that had to be uploaded again makes it another request. */
function keyWithImages(key: string, paths: readonly (string | null | undefined)[]): string {
  const ids = paths.flatMap((path) => path?.split('/').at(-1) ?? []);
  return [key, ...ids].join('.');
}
