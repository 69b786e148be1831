import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../shared/api/request.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { isCancelled, useWithConfirmation } from '../password-confirmation.tsx';
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
  const { actions } = useTexts('user-page');
  const withConfirmation = useWithConfirmation();
  return useApiMutation((input: Input) => withConfirmation(() => run(input)), {
    failure: 'adminUpdate',
    failureTexts: { errors },
    showInPlace: isCancelled,
    success: { title: actions.done, description: actions.doneText },
    onSuccess: onDone,
    invalidates: [refetchUsers],
  });
}
