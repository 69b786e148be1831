import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Identity } from '#contract/sso/sso-schemas.ts';
import { deviceName } from '#domain/account/device-names.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { failureToast } from '../../../shared/notify/failure-toasts.ts';
import { showToast } from '../../../shared/notify/toast-store.ts';
import { createPasskey } from '../../../shared/second-factor/passkeys.ts';
import type { StepUpInput } from '../../../shared/second-factor/step-up-dialog.tsx';

const factorsQuery = queryOptions({ queryKey: ['second-factors'], queryFn: () => request('listFactors') });
const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: () => request('listSessions') });
export const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: () => request('listIdentities'),
});

export const useFactors = () => useQuery(factorsQuery);
export const useSessions = () => useQuery(sessionsQuery);

/** Refetches what a changed second factor changes: the list and the user. */
export async function refreshFactors(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: factorsQuery.queryKey }),
    refreshCurrentUser(client),
  ]);
}

/** Adds a passkey of this device; returns backup codes if the user had none. */
export async function addPasskey(stepUp: StepUpInput): Promise<string[] | null> {
  const options = await request('proposePasskey', { body: stepUp });
  const passkey = await createPasskey(options);
  const name = deviceName(navigator.userAgent) ?? 'Passkey';
  return (await request('addPasskey', { body: { name, passkey } })).backupCodes;
}

/** Ends one session, or all others without an id. */
export function useEndSessions() {
  const client = useQueryClient();
  const common = useTexts();
  const { sessions: t } = useTexts('second-factor');
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? request('endOtherSessions') : request('endOneSession', { body: { id } }),
    onSuccess: (_, id) => {
      showToast({ variant: 'default', ...(id === null ? t.endedOthers : t.ended) });
    },
    onError: (error) => showToast(failureToast(common, 'endSession', error)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends the link to the provider of a company. */
export function useRemoveIdentity() {
  const client = useQueryClient();
  const t = useTexts();
  const { removed } = useTexts('second-factor').links;
  return useMutation({
    mutationFn: ({ companyId }: Identity) => request('removeIdentity', { body: { companyId } }),
    onSuccess: (_, { company }) =>
      showToast({
        variant: 'default',
        title: removed.title,
        description: removed.description(company),
      }),
    onError: (error) => showToast(failureToast(t, 'endSession', error)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: identitiesQuery.queryKey });
      await client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}
