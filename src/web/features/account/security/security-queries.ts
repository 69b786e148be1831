import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { Identity } from '#contract/sso/sso-schemas.ts';
import { deviceName } from '#domain/account/device-names.ts';
import { request } from '../../../shared/api/request.ts';
import { refreshCurrentUser } from '../../../shared/api/session.ts';
import { useTexts } from '../../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../../shared/mutations/use-api-mutation.ts';
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
  const { sessions: t } = useTexts('second-factor');
  return useApiMutation(
    async (id: string | null) => {
      await (id === null ? request('endOtherSessions') : request('endOneSession', { body: { id } }));
    },
    {
      failure: 'endSession',
      success: (_, id) => (id === null ? t.endedOthers : t.ended),
      invalidates: [sessionsQuery],
      invalidatesAfterFailure: true,
    },
  );
}

/** Ends the link to the provider of a company. */
export function useRemoveIdentity() {
  const { title, description } = useTexts('second-factor').links.removed;
  return useApiMutation(({ companyId }: Identity) => request('removeIdentity', { body: { companyId } }), {
    failure: 'endSession',
    success: (_, { company }) => ({ title, description: description(company) }),
    invalidates: [identitiesQuery, sessionsQuery],
    invalidatesAfterFailure: true,
  });
}
