import { type Form, formText } from './form.ts';
import { authenticateIntent, cancelIntent, confirmIntent, createIntent, settleIntent } from './intents.ts';
import { findItem, type ProviderState } from './provider-state.ts';
import { intentBySecret, publicIntent } from './public-intent.ts';
import { expandIntent, listOf } from './reading.ts';
import { closeDispute, createRefund, failRefund, openDispute, paidCharge } from './refunds.ts';

/** Who sent a request: the merchant with the secret key, or a browser with the publishable key. */
export type Requester = 'merchant' | 'browser';

type Call = { world: ProviderState; id: string; form: Form; requester: Requester };
type Route = { by: readonly Requester[]; handle: (call: Call) => object };

const merchant = ['merchant'] as const;
const both = ['merchant', 'browser'] as const;
const browser = ['browser'] as const;

/** The provider's calls that the product uses, and under /sim/ controls for tests. */
export const simulatedRoutes: Record<string, Route> = {
  'POST /v1/payment_intents': { by: merchant, handle: ({ world, form }) => createIntent(world, form) },
  'GET /v1/payment_intents': {
    by: merchant,
    handle: ({ world, form }) => listOf(world.intents, '/v1/payment_intents', form),
  },
  'GET /v1/payment_intents/:id': {
    by: both,
    handle: (call) => {
      const { world, form, requester } = call;
      const intent = intentOf(call);
      return requester === 'browser' ? publicIntent(intent) : expandIntent(world, intent, form);
    },
  },
  'POST /v1/payment_intents/:id/confirm': {
    by: both,
    handle: (call) => {
      const intent = confirmIntent(call.world, intentOf(call), call.form);
      return call.requester === 'browser' ? publicIntent(intent) : intent;
    },
  },
  'POST /v1/payment_intents/:id/cancel': {
    by: merchant,
    handle: (call) => cancelIntent(call.world, intentOf(call)),
  },
  'POST /v1/refunds': { by: merchant, handle: ({ world, form }) => createRefund(world, form) },
  'GET /v1/refunds': {
    by: merchant,
    handle: ({ world, form }) => listOf(world.refunds, '/v1/refunds', form),
  },
  'GET /v1/refunds/:id': { by: merchant, handle: ({ world, id }) => findItem(world.refunds, 'refund', id) },
  'GET /v1/charges': {
    by: merchant,
    handle: ({ world, form }) => listOf(world.charges, '/v1/charges', form),
  },
  'GET /v1/charges/:id': { by: merchant, handle: ({ world, id }) => findItem(world.charges, 'charge', id) },
  'GET /v1/disputes': {
    by: merchant,
    handle: ({ world, form }) => listOf(world.disputes, '/v1/disputes', form),
  },
  'GET /v1/disputes/:id': {
    by: merchant,
    handle: ({ world, id }) => findItem(world.disputes, 'dispute', id),
  },
  'GET /v1/events': { by: merchant, handle: ({ world, form }) => listOf(world.events, '/v1/events', form) },
  'GET /v1/events/:id': { by: merchant, handle: ({ world, id }) => findItem(world.events, 'event', id) },

  'POST /sim/payment_intents/:id/authenticate': {
    by: browser,
    handle: (call) =>
      publicIntent(authenticateIntent(call.world, intentOf(call), formText(call.form, 'outcome') === 'pass')),
  },
  'POST /sim/payment_intents/:id/settle': {
    by: merchant,
    handle: (call) => settleIntent(call.world, intentOf(call), formText(call.form, 'outcome') === 'succeed'),
  },
  'POST /sim/payment_intents/:id/dispute': {
    by: merchant,
    handle: ({ world, id }) => openDispute(world, paidCharge(world, id)),
  },
  'POST /sim/disputes/:id/close': {
    by: merchant,
    handle: ({ world, id, form }) =>
      closeDispute(
        world,
        findItem(world.disputes, 'dispute', id),
        formText(form, 'outcome') === 'won' ? 'won' : 'lost',
      ),
  },
  'POST /sim/refunds/:id/fail': {
    by: merchant,
    handle: ({ world, id }) => failRefund(world, findItem(world.refunds, 'refund', id)),
  },
  'POST /sim/slow': {
    by: merchant,
    handle: ({ world, form }) => {
      world.isSlow = formText(form, 'slow') === 'true';
      return { slow: world.isSlow };
    },
  },
};

function intentOf({ world, id, form, requester }: Call) {
  return requester === 'browser'
    ? intentBySecret(world, id, form)
    : findItem(world.intents, 'payment_intent', id, 'intent');
}
