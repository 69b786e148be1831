import type { User } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { request } from '../../../shared/api/request.ts';
import { changeCurrentUser, refreshCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
import { isCancelled, useWithConfirmation } from '../password-confirmation.tsx';
import { refetchUsers } from './users-query.ts';

type UserEdit = { id: string; edit: CallBody<'changeUser'> };

export function useChangeUser(onDone: () => void) {
  const { title, description } = useTexts('admin').updated;
  const withConfirmation = useWithConfirmation();
  return useApiMutation(
    ({ id, edit }: UserEdit) => withConfirmation(() => request('changeUser', { params: { id }, body: edit })),
    {
      failure: 'adminUpdate',
      showInPlace: isCancelled,
      success: ({ username }) => ({ title, description: description(username) }),
      onSuccess: onDone,
      // The changed account may be the admin's own.
      invalidates: [refetchUsers, refreshCurrentUser],
    },
  );
}

export function useDeleteUser() {
  const { title, description } = useTexts('admin').deleted;
  const withConfirmation = useWithConfirmation();
  return useApiMutation(({ id }: User) => withConfirmation(() => request('deleteUser', { params: { id } })), {
    failure: 'adminDelete',
    showInPlace: isCancelled,
    success: (_, { username }) => ({ title, description: description(username) }),
    // The dialog closes when the list is without the user.
    invalidates: [refetchUsers],
  });
}

/** Starts an impersonation. The admin page then redirects to the first page. */
export function useImpersonate() {
  const { title, description } = useTexts('admin').impersonated;
  const withConfirmation = useWithConfirmation();
  return useApiMutation(
    ({ id }: User) => withConfirmation(() => request('impersonate', { params: { id } })),
    {
      failure: 'adminImpersonate',
      showInPlace: isCancelled,
      success: ({ username }) => ({ title, description: description(username) }),
      onSuccess: (user, _, client) => changeCurrentUser(client, user),
    },
  );
}
