import type { EventDelivery, EventEndpoint } from '#contract/events/event-schemas.ts';
import type { DeliveryRow, EndpointRow } from '../../store/events/endpoints.ts';

export function presentEndpoint({ failingSince, createdAt, ...endpoint }: EndpointRow): EventEndpoint {
  return {
    ...endpoint,
    failingSince: failingSince?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentDelivery({
  data,
  createdAt,
  nextTryAt,
  triedAt,
  ...delivery
}: DeliveryRow): EventDelivery {
  return {
    ...delivery,
    fields: data.fields ?? [],
    cards: data.cards ?? null,
    createdAt: createdAt.toISOString(),
    triedAt: triedAt?.toISOString() ?? null,
    nextTryAt: delivery.state === 'waiting' ? nextTryAt.toISOString() : null,
  };
}
