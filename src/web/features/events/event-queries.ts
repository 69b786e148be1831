import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '#contract/calls.ts';
import { eventPaths } from '#contract/events/event-paths.ts';
import type { EventDelivery, EventEndpoint } from '#contract/events/event-schemas.ts';
import { addCallPaths, request } from '../../shared/api/request.ts';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { sectionRefusalText } from '../../shared/notify/section-refusal.ts';
import { showToast } from '../../shared/notify/toast-store.ts';

addCallPaths(eventPaths);

const watchedMs = 3000;

/** While something waits, the list is read again every few seconds. */
export const eventsQuery = queryOptions({
  queryKey: ['events'],
  queryFn: () => request('listEvents'),
  refetchInterval: ({ state: { data } }) =>
    data?.deliveries.some(({ state }) => state === 'waiting') ? watchedMs : false,
});

/** Failures show a toast unless a dialog is open: screen readers do not announce toasts behind a modal. */
function useEventsMutation<Variables, Result>(
  mutationFn: (variables: Variables) => Promise<Result>,
  isShownInDialog = false,
) {
  const client = useQueryClient();
  const common = useTexts();
  const t = useTexts('events');
  return useMutation({
    mutationFn,
    onError: (error) => {
      if (isShownInDialog) return;
      const description = sectionRefusalText(common, t, error);
      showToast({ variant: 'destructive', title: t.failed.title, description });
    },
    onSettled: () => client.invalidateQueries(eventsQuery),
  });
}

export function useAddEndpoint() {
  return useEventsMutation((body: CallBody<'addEndpoint'>) => request('addEndpoint', { body }), true);
}

type Change = Pick<EventEndpoint, 'id' | 'types' | 'isOn'>;

export function useChangeEndpoint({ isShownInDialog = false } = {}) {
  return useEventsMutation(
    ({ id, ...body }: Change) => request('changeEndpoint', { params: { id }, body }),
    isShownInDialog,
  );
}

export function useRemoveEndpoint() {
  return useEventsMutation((id: string) => request('removeEndpoint', { params: { id } }));
}

export function useRenewSecret() {
  return useEventsMutation((id: string) => request('renewEndpointSecret', { params: { id } }));
}

export function useTestEndpoint() {
  return useEventsMutation((id: string) => request('testEndpoint', { params: { id } }));
}

export function useResendEvent() {
  return useEventsMutation(({ endpointId, eventId }: Pick<EventDelivery, 'endpointId' | 'eventId'>) =>
    request('resendEvent', { params: { id: endpointId, eventId } }),
  );
}
