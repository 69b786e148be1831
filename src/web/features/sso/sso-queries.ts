import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import { ssoPaths } from '#contract/sso/sso-paths.ts';
import type { SsoSettings } from '#contract/sso/sso-schemas.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { addCallPaths, request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { failureToast, isSignedInAsAnother } from '../../shared/notify/failure-toasts.ts';
import { sectionRefusalText } from '../../shared/notify/section-refusal.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

addCallPaths(ssoPaths);

export const ssoQuery = queryOptions({ queryKey: ['sso'], queryFn: () => request('readSso') });

type ShowError = { showError?: (error: Error) => void };

/** Shows a change as the server has it now. A wrong password or code is shown at its field, other failures in a toast. */
function useSsoChange<Input extends ShowError>(
  change: (input: Input) => Promise<SsoSettings>,
  toastOf: (settings: SsoSettings, input: Input) => { title: string; description: string } | null,
) {
  const client = useQueryClient();
  const common = useTexts();
  const t = useTexts('sso');
  return useMutation({
    mutationFn: change,
    onSuccess: async (settings, input) => {
      const toast = toastOf(settings, input);
      if (toast) showToast({ variant: 'default', ...toast });
      client.setQueryData(ssoQuery.queryKey, settings);
      await client.invalidateQueries({ queryKey: ['company-log'] });
    },
    onError: (error, { showError }) => {
      const isTyped = error instanceof ApiError && /^WRONG_(PASSWORD|CODE)$/.test(error.code ?? '');
      if (isTyped && showError) showError(error);
      else if (isSignedInAsAnother(error)) showToast(failureToast(common, 'anotherPerson', error));
      else
        showToast({
          variant: 'destructive',
          title: t.failed.title,
          description: sectionRefusalText(common, t, error),
        });
    },
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
  const common = useTexts();
  const t = useTexts('sso');
  return useMutation({
    mutationFn: () => request('testSso'),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) =>
      showToast({
        variant: 'destructive',
        title: t.failed.title,
        description: sectionRefusalText(common, t, error),
      }),
  });
}
