import { useNavigate } from 'react-router';
import { changeCurrentUser } from '../../shared/api/session.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';

/** Ends the impersonation and returns to the admin page. */
export function useRestoreSession() {
  const { toasts } = useTexts();
  const navigate = useNavigate();
  return useApiMutation('restoreSession', {
    failure: 'restoreSession',
    success: toasts.sessionRestored,
    onSuccess: async (admin, _, client) => {
      await changeCurrentUser(client, admin);
      await navigate('/admin');
    },
  });
}
