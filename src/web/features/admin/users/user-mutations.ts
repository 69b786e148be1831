import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '#domain/accounts.ts';
import type { Body } from '#domain/contract.ts';
import { request } from '../../../shared/api/request.ts';
import { changeCurrentUser, refreshCurrentUser } from '../../../shared/api/session.ts';
import { useMessages } from '../../../shared/i18n/messages-context.tsx';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { rereadUsers } from './users-query.ts';

export function useChangeUser(afterwards: () => void) {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: ({ id, edit }: { id: string; edit: Body<'changeUser'> }) =>
      request('changeUser', { params: { id }, body: edit }),
    onSuccess: async ({ username }) => {
      const { title, description } = messages.admin.updated;
      showToast({ variant: 'default', title, description: description(username) });
      afterwards();
      // It may have been the admin's own account.
      await Promise.all([rereadUsers(client), refreshCurrentUser(client)]);
    },
    onError: (error) => showToast(failureToast(messages, 'adminUpdate', error)),
  });
}

export function useDeleteUser(afterwards: () => void) {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: ({ id }: User) => request('deleteUser', { params: { id } }),
    onSuccess: async (_, { username }) => {
      const { title, description } = messages.admin.deleted;
      showToast({ variant: 'default', title, description: description(username) });
      await rereadUsers(client);
      afterwards();
    },
    onError: (error) => showToast(failureToast(messages, 'adminDelete', error)),
  });
}

/** Looks at the site through somebody's eyes; the admin's page, which is not for them, leads on to the first. */
export function useImpersonate() {
  const client = useQueryClient();
  const messages = useMessages();
  return useMutation({
    mutationFn: ({ id }: User) => request('impersonate', { params: { id } }),
    onSuccess: async (person) => {
      const { title, description } = messages.admin.impersonated;
      showToast({ variant: 'default', title, description: description(person.username) });
      await changeCurrentUser(client, person);
    },
    onError: (error) => showToast(failureToast(messages, 'adminImpersonate', error)),
  });
}
