import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openSimulator } from './simulator.ts';
import { startSimulator } from './start-simulator.ts';

/** The simulator as the product sees it: over HTTP, through the official SDK, and as a browser does. */

const keys = { secretKey: 'sk_test_sim', publishableKey: 'pk_test_sim', webhookSecret: 'whsec_sim' };
const simulator = await startSimulator({ port: 0, webhookUrl: 'http://127.0.0.1:9/', retryMs: [], ...keys });
const { hostname, port } = new URL(simulator.origin);
const stripe = new Stripe(keys.secretKey, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0 });
afterAll(() => simulator.close());

const premium = { amount: 1900, currency: 'usd', metadata: { plan: 'premium' } };

/** What a browser sends: its publishable key and the intent's secret. */
async function fromBrowser(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ key: keys.publishableKey, ...fields });
  const authenticate = await fetch(`${simulator.origin}${path}`, { method: 'POST', body });
  return { status: authenticate.status, body: (await authenticate.json()) as Record<string, unknown> };
}

const confirm = ({ id, client_secret }: Stripe.PaymentIntent, number: string) =>
  fromBrowser(`/v1/payment_intents/${id}/confirm`, {
    client_secret: client_secret ?? '',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
  });

test('a payment is created, paid in a browser and refunded in two parts, and a third refund is refused', async () => {
  const intent = await stripe.paymentIntents.create(premium);
  expect(intent).toMatchObject({ ...premium, status: 'requires_payment_method', amount_received: 0 });
  const paid = await confirm(intent, '4242 4242 4242 4242');
  expect(paid.body).toMatchObject({ id: intent.id, status: 'succeeded' });
  expect(paid.body).not.toHaveProperty('metadata');

  await stripe.refunds.create({ payment_intent: intent.id, amount: 900 });
  await stripe.refunds.create({ payment_intent: intent.id });
  const read = await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge.refunds'] });
  const charge = read.latest_charge as Stripe.Charge;
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 1900 });
  expect(charge.refunds?.data.map(({ amount }) => amount)).toEqual([1000, 900]);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
  ['4242424242424241', 'incorrect_number', undefined, 'Your card number is incorrect.'],
])(
  'the card %s is declined as %s, and another card pays afterwards',
  async (number, code, declineCode, message) => {
    const intent = await stripe.paymentIntents.create(premium);
    const declined = await confirm(intent, number);
    expect(declined.status).toBe(402);
    expect(declined.body.error).toMatchObject({ type: 'card_error', code, message });
    expect((declined.body.error as { decline_code?: string }).decline_code).toBe(declineCode);
    expect((await confirm(intent, '4242424242424242')).body).toMatchObject({ status: 'succeeded' });
  },
);

test('a card with authentication waits, and pays only after approval', async () => {
  const intent = await stripe.paymentIntents.create(premium);
  const authenticate = (outcome: string) =>
    fromBrowser(`/sim/payment_intents/${intent.id}/authenticate`, {
      client_secret: intent.client_secret ?? '',
      outcome,
    });
  expect((await confirm(intent, '4000002500003155')).body).toMatchObject({ status: 'requires_action' });
  expect((await authenticate('fail')).body).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  });
  await confirm(intent, '4000002760003184');
  expect((await authenticate('pass')).body).toMatchObject({ status: 'succeeded' });
});

test('one idempotency key creates one intent; with other parameters it is refused', async () => {
  const options = { idempotencyKey: 'one' };
  const first = await stripe.paymentIntents.create(premium, options);
  expect((await stripe.paymentIntents.create(premium, options)).id).toBe(first.id);
  await expect(stripe.paymentIntents.create({ ...premium, amount: 9000 }, options)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('a lost response is returned again for the same idempotency key', async () => {
  // The SDK retries a closed connection once.
  simulator.plan({ kind: 'cut-after', times: 2 });
  const before = simulator.world.intents.size;
  const create = () => stripe.paymentIntents.create(premium, { idempotencyKey: 'lost' });
  await expect(create()).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await create();
  expect(simulator.world.intents.size).toBe(before + 1);
});

test('the publishable key and one client secret give no access to other payments or to the merchant’s calls', async () => {
  const [one, other] = [
    await stripe.paymentIntents.create(premium),
    await stripe.paymentIntents.create(premium),
  ];
  expect((await confirm({ ...one, client_secret: other.client_secret }, '4242424242424242')).status).toBe(
    404,
  );
  expect((await fromBrowser('/v1/refunds', { payment_intent: one.id })).status).toBe(403);
  expect((await fetch(`${simulator.origin}/v1/payment_intents`)).status).toBe(401);
});

test('a disputed charge cannot be refunded, and a paid intent cannot be paid again or cancelled', async () => {
  const intent = await stripe.paymentIntents.create(premium);
  await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  const unexpected = { code: 'payment_intent_unexpected_state' };
  await expect(stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject(unexpected);
  expect((await confirm(intent, '4242424242424242')).body.error).toMatchObject(unexpected);
  await fetch(`${simulator.origin}/sim/payment_intents/${intent.id}/dispute`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.secretKey}` },
  });
  expect((await stripe.disputes.list({ payment_intent: intent.id })).data).toHaveLength(1);
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
});

test('the SDK accepts the signature of an event only with the right secret', async () => {
  const deliveries: { payload: string; signature: string }[] = [];
  const refusing = openSimulator({
    ...keys,
    retryMs: [1],
    // The first delivery is refused, the retry is accepted.
    deliver: async (payload, signature) => (deliveries.push({ payload, signature }) > 1 ? 200 : 500),
  });
  const own = new Stripe(keys.secretKey, { httpClient: Stripe.createFetchHttpClient(refusing.fetch) });
  await own.paymentIntents.create(premium);
  await refusing.webhooks.delivered();
  const [first, again] = deliveries;
  if (!first || !again) throw new Error('Two deliveries were wanted');
  expect(again.payload).toBe(first.payload);
  const event = stripe.webhooks.constructEvent(first.payload, first.signature, keys.webhookSecret);
  expect(event.type).toBe('payment_intent.created');
  expect(() => stripe.webhooks.constructEvent(first.payload, first.signature, 'whsec_other')).toThrow();
});
