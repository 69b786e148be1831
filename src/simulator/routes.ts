import { type Form, textOf } from './form.ts';
import { authenticateIntent, cancelIntent, confirmIntent, createIntent, settleIntent } from './intents.ts';
import { found, type ProviderState } from './provider-state.ts';
import { intentBySecret, publicIntent } from './public-intent.ts';
import { expandIntent, listOf } from './reading.ts';
import { closeDispute, createRefund, failRefund, openDispute, paidCharge } from './refunds.ts';

/** Whose key a request came with: the merchant's secret one, or the public one that browsers have. */
export type Requester = 'merchant' | 'browser';

type Asked = { world: ProviderState; id: string; form: Form; asker: Requester };
type Route = { by: readonly Requester[]; answer: (asked: Asked) => object };

const merchant = ['merchant'] as const;
const both = ['merchant', 'browser'] as const;
const browser = ['browser'] as const;

/** The calls of the provider's that the product makes, and the levers that the provider does not have. */
export const routes: Record<string, Route> = {
  'POST /v1/payment_intents': { by: merchant, answer: ({ world, form }) => createIntent(world, form) },
  'GET /v1/payment_intents': {
    by: merchant,
    answer: ({ world, form }) => listOf(world.intents, '/v1/payment_intents', form),
  },
  'GET /v1/payment_intents/:id': {
    by: both,
    answer: (asked) => {
      const { world, form, asker } = asked;
      const intent = intentOf(asked);
      return asker === 'browser' ? publicIntent(intent) : expandIntent(world, intent, form);
    },
  },
  'POST /v1/payment_intents/:id/confirm': {
    by: both,
    answer: (asked) => {
      const intent = confirmIntent(asked.world, intentOf(asked), asked.form);
      return asked.asker === 'browser' ? publicIntent(intent) : intent;
    },
  },
  'POST /v1/payment_intents/:id/cancel': {
    by: merchant,
    answer: (asked) => cancelIntent(asked.world, intentOf(asked)),
  },
  'POST /v1/refunds': { by: merchant, answer: ({ world, form }) => createRefund(world, form) },
  'GET /v1/refunds': {
    by: merchant,
    answer: ({ world, form }) => listOf(world.refunds, '/v1/refunds', form),
  },
  'GET /v1/refunds/:id': { by: merchant, answer: ({ world, id }) => found(world.refunds, 'refund', id) },
  'GET /v1/charges': {
    by: merchant,
    answer: ({ world, form }) => listOf(world.charges, '/v1/charges', form),
  },
  'GET /v1/charges/:id': { by: merchant, answer: ({ world, id }) => found(world.charges, 'charge', id) },
  'GET /v1/disputes': {
    by: merchant,
    answer: ({ world, form }) => listOf(world.disputes, '/v1/disputes', form),
  },
  'GET /v1/disputes/:id': { by: merchant, answer: ({ world, id }) => found(world.disputes, 'dispute', id) },
  'GET /v1/events': { by: merchant, answer: ({ world, form }) => listOf(world.events, '/v1/events', form) },
  'GET /v1/events/:id': { by: merchant, answer: ({ world, id }) => found(world.events, 'event', id) },

  'POST /sim/payment_intents/:id/authenticate': {
    by: browser,
    answer: (asked) =>
      publicIntent(
        authenticateIntent(asked.world, intentOf(asked), textOf(asked.form, 'outcome') === 'pass'),
      ),
  },
  'POST /sim/payment_intents/:id/settle': {
    by: merchant,
    answer: (asked) =>
      settleIntent(asked.world, intentOf(asked), textOf(asked.form, 'outcome') === 'succeed'),
  },
  'POST /sim/payment_intents/:id/dispute': {
    by: merchant,
    answer: ({ world, id }) => openDispute(world, paidCharge(world, id)),
  },
  'POST /sim/disputes/:id/close': {
    by: merchant,
    answer: ({ world, id, form }) =>
      closeDispute(
        world,
        found(world.disputes, 'dispute', id),
        textOf(form, 'outcome') === 'won' ? 'won' : 'lost',
      ),
  },
  'POST /sim/refunds/:id/fail': {
    by: merchant,
    answer: ({ world, id }) => failRefund(world, found(world.refunds, 'refund', id)),
  },
  'POST /sim/slow': {
    by: merchant,
    answer: ({ world, form }) => {
      world.isSlow = textOf(form, 'slow') === 'true';
      return { slow: world.isSlow };
    },
  },
};

function intentOf({ world, id, form, asker }: Asked) {
  return asker === 'browser'
    ? intentBySecret(world, id, form)
    : found(world.intents, 'payment_intent', id, 'intent');
}
