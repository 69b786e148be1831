import Stripe from 'stripe';
import { newId } from './objects.ts';
import { noSuch } from './provider-error.ts';

/** An event of the provider. */
export type SimEvent = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; data: { object: object } };

/** The data of the simulated provider, in memory. */
export type ProviderState = {
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  events: Map<string, SimEvent>;
  /** Card numbers that wait for authentication, by intent. */
  challenged: Map<string, string>;
  /** Countries of billing addresses, by intent. */
  billingCountries: Map<string, string>;
  /** While true, a confirmed payment stays in processing until it is settled. */
  isSlow: boolean;
  seconds: () => number;
  /** Emits an event with a copy of the object. */
  emit: (type: string, object: object) => void;
};

export function createProviderState(now: () => Date, onEvent: (event: SimEvent) => void): ProviderState {
  const events = new Map<string, SimEvent>();
  const seconds = () => Math.floor(now().getTime() / 1000);
  return {
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    events,
    challenged: new Map(),
    billingCountries: new Map(),
    isSlow: false,
    seconds,
    emit: (type, object) => {
      const event: SimEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: Stripe.API_VERSION,
        created: seconds(),
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: newId('req'), idempotency_key: null },
        type,
      };
      events.set(event.id, event);
      onEvent(event);
    },
  };
}

/** Returns the item with an id or throws the provider's error. */
export function findItem<Item>(items: Map<string, Item>, kind: string, id: string, param = 'id'): Item {
  const item = items.get(id);
  if (!item) throw noSuch(kind, id, param);
  return item;
}

export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
