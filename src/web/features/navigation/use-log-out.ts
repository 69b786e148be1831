import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { clearDeviceData } from '../../shared/drafts/clear-device-data.ts';
import { useMessages } from '../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

/** Ends the session and reloads the first page, so that no user data stays in memory. */
export function useLogOut() {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: () => request('logout'),
    onSuccess: async () => {
      await clearDeviceData(client);
      rememberToast({ variant: 'default', ...messages.toasts.loggedOut });
      location.assign('/');
    },
    onError: (error) => showToast(failureToast(messages, 'logout', error)),
  });
}
