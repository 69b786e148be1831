import Stripe from 'stripe';
import { newId } from './objects.ts';
import { noSuch } from './provider-error.ts';

/** A fact of the provider's, as it tells it to those who listen. */
export type SimEvent = Pick<
  Stripe.EventBase,
  'id' | 'object' | 'api_version' | 'created' | 'livemode' | 'pending_webhooks' | 'request'
> & { type: string; data: { object: object } };

/** Everything the simulated provider knows; it lives as long as the process. */
export type ProviderState = {
  intents: Map<string, Stripe.PaymentIntent>;
  charges: Map<string, Stripe.Charge>;
  refunds: Map<string, Stripe.Refund>;
  disputes: Map<string, Stripe.Dispute>;
  events: Map<string, SimEvent>;
  /** Card numbers that wait for their holder to answer, by intent. */
  challenged: Map<string, string>;
  /** While true, a confirmed payment stays in processing until it is settled. */
  isSlow: boolean;
  seconds: () => number;
  /** Tells a fact: the object as it is at this moment. */
  tell: (type: string, object: object) => void;
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
    isSlow: false,
    seconds,
    tell: (type, object) => {
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

/** The one with this id, or the provider's word that there is none. */
export function found<Item>(items: Map<string, Item>, kind: string, id: string, param = 'id'): Item {
  const item = items.get(id);
  if (!item) throw noSuch(kind, id, param);
  return item;
}

export function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
