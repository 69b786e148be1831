import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../shared/api/request.ts';
import { clearDeviceData } from '../../shared/drafts/clear-device-data.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

/** Ends the session and reloads the first page, so that no user data stays in memory. */
export function useLogOut() {
  const client = useQueryClient();
  const t = useTexts();
  return useMutation({
    mutationFn: () => request('logout'),
    onSuccess: async () => {
      await clearDeviceData(client);
      rememberToast({ variant: 'default', ...t.toasts.loggedOut });
      location.assign('/');
    },
    onError: (error) => showToast(failureToast(t, 'logout', error)),
  });
}
