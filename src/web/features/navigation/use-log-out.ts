import { clearDeviceData } from '../../shared/drafts/clear-device-data.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { rememberToast } from '../../shared/notify/toast-after-reload.ts';

/** Ends the session and reloads the first page, so that no user data stays in memory. */
export function useLogOut() {
  const { toasts } = useTexts();
  return useApiMutation('logout', {
    failure: 'logout',
    onSuccess: async (_, __, client) => {
      await clearDeviceData(client);
      rememberToast({ variant: 'default', ...toasts.loggedOut });
      location.assign('/');
    },
  });
}
