import { queryOptions } from '@tanstack/react-query';
import type { CallBody } from '#contract/endpoints.ts';
import { webhooksPaths } from '#contract/paths/webhooks-paths.ts';
import type { EventDelivery, Webhook } from '#contract/webhooks/webhook-schemas.ts';
import { addEndpointPaths, request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { useApiMutation } from '../../shared/mutations/use-api-mutation.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';

addEndpointPaths(webhooksPaths);

const watchedMs = 3000;

/** While something waits, the list is read again every few seconds. */
export const webhooksQuery = queryOptions({
  queryKey: ['events'],
  queryFn: () => request('listEvents'),
  refetchInterval: ({ state: { data } }) =>
    data?.deliveries.some(({ state }) => state === 'waiting') ? watchedMs : false,
});

/** Failures show a toast unless a dialog is open: screen readers do not announce toasts behind a modal. */
function useWebhookChange<Input, Result>(
  change: (input: Input) => Promise<Result>,
  { isShownInDialog = false } = {},
) {
  const failure = featureFailures.endpoints(useTexts('events'));
  return useApiMutation(change, {
    failure: isShownInDialog ? null : failure,
    invalidates: [webhooksQuery],
    invalidatesAfterFailure: true,
  });
}

export function useAddWebhook() {
  return useWebhookChange((body: CallBody<'addEndpoint'>) => request('addEndpoint', { body }), {
    isShownInDialog: true,
  });
}

type Change = Pick<Webhook, 'id' | 'types' | 'isOn'>;

export function useChangeWebhook(options?: { isShownInDialog: boolean }) {
  return useWebhookChange(
    ({ id, ...body }: Change) => request('changeEndpoint', { params: { id }, body }),
    options,
  );
}

export function useRemoveWebhook() {
  return useWebhookChange((id: string) => request('removeEndpoint', { params: { id } }));
}

export function useRenewSecret() {
  return useWebhookChange((id: string) => request('renewEndpointSecret', { params: { id } }));
}

export function useTestWebhook() {
  return useWebhookChange((id: string) => request('testEndpoint', { params: { id } }));
}

export function useResendEvent() {
  return useWebhookChange(({ endpointId, eventId }: Pick<EventDelivery, 'endpointId' | 'eventId'>) =>
    request('resendEvent', { params: { id: endpointId, eventId } }),
  );
}
