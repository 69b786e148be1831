import fc from 'fast-check';
import { expect, test } from 'vitest';
import { uuidv7 } from '../../database/ids.ts';
import { fuzzCall } from '../../testing/fuzz.ts';
import { startPayments } from '../../testing/payments-under-test.ts';

const form = {
  plan: fc.oneof(fc.constantFrom('premium', 'corporate', 'free'), fc.jsonValue()),
  amount: fc.oneof(fc.constantFrom(19, 90, '19', -1), fc.double(), fc.jsonValue()),
};

test.each([
  '/api/create-payment-intent',
  '/api/upgrade-account',
  '/api/payments',
  '/api/payments/{id}/withdrawal',
  '/api/payments/webhook',
])(
  'random bytes at %s never cause a 5xx, always get a response in the common format, and never activate a plan',
  async (path) => {
    const api = await startPayments();
    const caller = await api.signedIn();
    await fuzzCall(api.app, path.replace('{id}', uuidv7()), { form, cookie: caller.cookie() });
    expect((await caller.call('currentUser')).json()).toMatchObject({ role: 'free' });
    expect(api.simulator.world.intents.size).toBeLessThanOrEqual(2);
    await api.close();
  },
);
