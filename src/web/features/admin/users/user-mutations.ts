import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#contract/account-schemas.ts';
import type { CallBody } from '#contract/calls.ts';
import { request } from '../../../shared/api/request.ts';
import { changeCurrentUser, refreshCurrentUser } from '../../../shared/api/session.ts';
import type { Messages, Situation } from '../../../shared/i18n/messages.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { ConfirmationCancelled, useWithConfirmation } from '../password-confirmation.tsx';
import { refetchUsers } from './users-query.ts';

export function useChangeUser(onDone: () => void) {
  const client = useQueryClient();
  const t = useTexts();
  const adminTexts = useTexts('admin');
  const withConfirmation = useWithConfirmation();
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: CallBody<'changeUser'> }) =>
      withConfirmation(() => request('changeUser', { params: { id }, body: edit })),
    onSuccess: async ({ username }) => {
      const { title, description } = adminTexts.updated;
      showToast({ variant: 'default', title, description: description(username) });
      onDone();
      // The changed account may be the admin's own.
      await Promise.all([refetchUsers(client), refreshCurrentUser(client)]);
    },
    onError: (error) => showFailure(t, 'adminUpdate', error),
  });
}

export function useDeleteUser(onDone: () => void) {
  const client = useQueryClient();
  const t = useTexts();
  const adminTexts = useTexts('admin');
  const withConfirmation = useWithConfirmation();
  return useMutation({
    mutationFn: ({ id }: User) => withConfirmation(() => request('deleteUser', { params: { id } })),
    onSuccess: async (_, { username }) => {
      const { title, description } = adminTexts.deleted;
      showToast({ variant: 'default', title, description: description(username) });
      await refetchUsers(client);
      onDone();
    },
    onError: (error) => showFailure(t, 'adminDelete', error),
  });
}

/** Starts an impersonation. The admin page then redirects to the first page. */
export function useImpersonate() {
  const client = useQueryClient();
  const t = useTexts();
  const adminTexts = useTexts('admin');
  const withConfirmation = useWithConfirmation();
  return useMutation({
    mutationFn: ({ id }: User) => withConfirmation(() => request('impersonate', { params: { id } })),
    onSuccess: async (user) => {
      const { title, description } = adminTexts.impersonated;
      showToast({ variant: 'default', title, description: description(user.username) });
      await changeCurrentUser(client, user);
    },
    onError: (error) => showFailure(t, 'adminImpersonate', error),
  });
}

function showFailure(t: Messages, situation: Situation, error: Error): void {
  if (!(error instanceof ConfirmationCancelled)) showToast(failureToast(t, situation, error));
}
