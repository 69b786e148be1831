import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { changeCurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

/** Brings an admin back from the account they are looking through. */
export function useRestoreSession() {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: () => request('restoreSession'),
    onSuccess: async (admin) => {
      showToast({ variant: 'default', ...messages.toasts.sessionRestored });
      await changeCurrentUser(client, admin);
    },
    onError: (error) => showToast(failureToast(messages, 'restoreSession', error)),
  });
}
