import type { ApiKey } from '#contract/api-keys/api-key-schemas.ts';
import type { CallBody } from '#contract/endpoints.ts';
import { apiKeysQuery } from '../../shared/api/api-keys-query.ts';
import { request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { showAtStepUp } from '../../shared/second-factor/step-up-failure.ts';

type Making = { body: CallBody<'createKey'>; showError: (error: Error) => void };

/** Makes a key. A wrong password or code is shown at its field, every other failure in a toast. */
export function useCreateApiKey() {
  return useApiMutation(({ body }: Making) => request('createKey', { body }), {
    failure: 'secondFactor',
    showInPlace: showAtStepUp,
    invalidates: [apiKeysQuery],
  });
}

export function useRevokeApiKey() {
  const { title, description } = useTexts('keys').revoked;
  return useApiMutation(({ id }: ApiKey) => request('revokeKey', { params: { id } }), {
    failure: 'endSession',
    success: (_, { name }) => ({ title, description: description(name) }),
    invalidates: [apiKeysQuery],
    invalidatesAfterFailure: true,
  });
}
