import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { request } from '../../shared/api/request.ts';
import { changeCurrentUser } from '../../shared/api/session.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast } from '../../shared/notify/failure-toasts.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

/** Ends the impersonation and returns to the admin page. */
export function useRestoreSession() {
  const client = useQueryClient();
  const t = useTexts();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => request('restoreSession'),
    onSuccess: async (admin) => {
      showToast({ variant: 'default', ...t.toasts.sessionRestored });
      await changeCurrentUser(client, admin);
      await navigate('/admin');
    },
    onError: (error) => showToast(failureToast(t, 'restoreSession', error)),
  });
}
