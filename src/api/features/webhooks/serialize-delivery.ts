import type { CallResult } from '#contract/endpoints.ts';
import type { DeliveryRow } from '../../store/webhooks/webhooks.ts';

/** A delivery as the API returns it. */
export function serializeDelivery({
  data,
  nextTryAt,
  ...delivery
}: DeliveryRow): CallResult<'listEvents'>['deliveries'][number] {
  return {
    ...delivery,
    fields: data.fields ?? [],
    cards: data.cards ?? null,
    nextTryAt: delivery.state === 'waiting' ? nextTryAt : null,
  };
}
