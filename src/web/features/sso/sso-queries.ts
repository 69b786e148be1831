import { queryOptions } from '@tanstack/react-query';
import type { CallBody } from '#contract/endpoints.ts';
import { ssoPaths } from '#contract/paths/sso-paths.ts';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { addEndpointPaths, request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { showAtStepUp } from '../../shared/second-factor/step-up-failure.ts';

addEndpointPaths(ssoPaths);

export const ssoQuery = queryOptions({ queryKey: ['sso'], queryFn: () => request('readSso') });

type ShowError = { showError?: (error: Error) => void };

/** Shows a change as the server has it now. A wrong password or code is shown at its field, other failures in a toast. */
function useSsoChange<Input extends ShowError>(
  change: (input: Input) => Promise<SsoSettings>,
  success: (settings: SsoSettings, input: Input) => { title: string; description: string } | null,
) {
  return useApiMutation(change, {
    failure: featureFailures.sso(useTexts('sso')),
    showInPlace: showAtStepUp,
    success,
    onSuccess: (settings, _, client) => client.setQueryData(ssoQuery.queryKey, settings),
    invalidates: [{ queryKey: ['company-log'] }],
  });
}

export function useSetSso() {
  const { saved, removed } = useTexts('sso');
  return useSsoChange(
    ({ body }: ShowError & { body: CallBody<'setSso'> }) => request('setSso', { body }),
    ({ connection }) => (connection ? saved : removed),
  );
}

export function useSetSsoOnly() {
  const { only } = useTexts('sso');
  return useSsoChange(
    ({ body }: ShowError & { body: CallBody<'setSsoOnly'> }) => request('setSsoOnly', { body }),
    ({ isOnly }) => (isOnly ? only.changedOn : only.changedOff),
  );
}

type OneDomain = ShowError & { domain: string };

export function useAddDomain() {
  return useSsoChange(
    ({ domain }: OneDomain) => request('addMailDomain', { body: { domain } }),
    () => null,
  );
}

export function useCheckDomain() {
  const { domains: t } = useTexts('sso');
  return useSsoChange(
    ({ domain }: OneDomain) => request('checkMailDomain', { body: { domain } }),
    ({ domains }, { domain }) => {
      const isProved = domains.some((one) => one.domain === domain && one.provedAt !== null);
      const { title, description } = t.provedToast;
      return isProved ? { title, description: description(domain) } : t.missingToast;
    },
  );
}

export function useRemoveDomain() {
  return useSsoChange(
    ({ domain }: OneDomain) => request('removeMailDomain', { body: { domain } }),
    () => null,
  );
}

/** Opens the page of the provider. It leads back to /sso, which says how it went. */
export function useTestSso() {
  return useApiMutation('testSso', {
    failure: featureFailures.sso(useTexts('sso')),
    onSuccess: ({ url }) => location.assign(url),
  });
}
