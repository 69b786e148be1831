import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import type { ApiKey } from '#contract/key-schemas.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { keysQuery } from '../../shared/api/keys-query.ts';
import { request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

type Making = { body: CallBody<'createKey'>; showError: (error: Error) => void };

/** Makes a key. A wrong password or code is shown at its field, every other failure in a toast. */
export function useMakeKey() {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationFn: ({ body }: Making) => request('createKey', { body }),
    onSuccess: () => client.invalidateQueries(keysQuery),
    onError: (error, { showError }) => {
      const isTyped = error instanceof ApiError && /^WRONG_(PASSWORD|CODE)$/.test(error.code ?? '');
      if (isTyped) showError(error);
      else showToast(failureToast(t, 'secondFactor', error));
    },
  });
}

export function useRevokeKey(onDone: () => void) {
  const client = useQueryClient();
  const t = useTexts();
  const { revoked } = useTexts('keys');
  return useMutation({
    mutationFn: ({ id }: ApiKey) => request('revokeKey', { params: { id } }),
    onSuccess: (_, { name }) => {
      showToast({ variant: 'default', title: revoked.title, description: revoked.description(name) });
      onDone();
    },
    onError: (error) => showToast(failureToast(t, 'endSession', error)),
    onSettled: () => client.invalidateQueries(keysQuery),
  });
}
