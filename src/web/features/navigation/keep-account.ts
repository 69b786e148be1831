import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { refreshCurrentUser } from '../../shared/api/session.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

/** Cancels the scheduled deletion of the current account. */
export function useKeepAccount() {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: () => request('keepAccount'),
    onSuccess: async (user) => {
      showToast({ variant: 'default', ...messages.accountPage.leaving.kept });
      await refreshCurrentUser(client, user);
    },
    onError: (error) => showToast(failureToast(messages, 'keepAccount', error)),
  });
}
