import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { refusalCode } from '../../../shared/notify/section-refusal.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { ConfirmationCancelled, useWithConfirmation } from '../password-confirmation.tsx';
import { refetchUsers } from '../users/users-query.ts';

/** Everything on a user's page. Under the key of the users, so that a change of one reads it again. */
export function userPageQuery(id: string) {
  return queryOptions({
    queryKey: ['users', 'page', id],
    queryFn: async () => {
      const [page, payments] = await Promise.all([
        request('readUserPage', { params: { id } }),
        request('listUserPayments', { params: { id } }),
      ]);
      return { ...page, payments };
    },
    staleTime: 0,
  });
}

/** The words for refusals that other pages do not know. */
export type RefusalTexts = Partial<Record<string, string>>;

/** Runs an action of support, after a confirmation where the server asks for one, and reads the page again. */
export function useSupportAction<Input>(
  run: (input: Input) => Promise<unknown>,
  onDone: () => void,
  errors: RefusalTexts = {},
) {
  const client = useQueryClient();
  const t = useTexts();
  const { actions } = useTexts('user-page');
  const withConfirmation = useWithConfirmation();
  return useMutation({
    mutationFn: (input: Input) => withConfirmation(() => run(input)),
    onSuccess: async () => {
      showToast({ variant: 'default', title: actions.done, description: actions.doneText });
      onDone();
      await refetchUsers(client);
    },
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      const toast = failureToast(t, 'adminUpdate', error);
      const description = errors[refusalCode(error) ?? ''] ?? toast.description;
      showToast({ ...toast, description });
    },
  });
}
