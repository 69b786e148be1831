import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { uuidv7 } from '../../database/ids.ts';
import { deleteUser } from '../../store/testing/users.ts';
import { logLines } from '../../testing/log-lines.ts';
import { paymentKeys, roleOf, sendEvent, startPayments } from '../../testing/payments-under-test.ts';

const { lines, logStream } = logLines();

const api = await startPayments({ logStream });
afterAll(() => api.close());

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await api.db.$client.query<Row>(text, values)).rows;
const alarms = async () => {
  const shown = (await api.visitor().get('/metrics')).body;
  return Number(/^paid_but_unfulfilled (\d+)$/m.exec(shown)?.[1]);
};

function signed(payload: string, { secret = paymentKeys.webhookSecret, ageSeconds = 0 } = {}): string {
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds;
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

function anEvent(intentId: string, type = 'payment_intent.succeeded'): string {
  const object = { id: intentId, object: 'payment_intent', client_secret: `${intentId}_secret_canary` };
  return JSON.stringify({ id: `evt_${uuidv7()}`, object: 'event', type, data: { object } });
}

/** A successful payment whose events were not delivered. */
async function paidWithoutEvents() {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  api.simulator.webhooks.hold();
  await api.pay(started);
  api.simulator.webhooks.lose();
  return { caller, ...started };
}

test.each([
  ['without a signature', () => undefined],
  ['signed by somebody else', (payload: string) => signed(payload, { secret: 'whsec_other' })],
  ['with the signature of another body', () => signed('{}')],
  ['signed more than five minutes ago', (payload: string) => signed(payload, { ageSeconds: 301 })],
  ['signed more than five minutes from now', (payload: string) => signed(payload, { ageSeconds: -302 })],
  ['with a signature that is none', () => 't=,v1='],
])('an event %s is refused and not stored', async (_how, sign) => {
  const { caller, intentId } = await paidWithoutEvents();
  const payload = anEvent(intentId);
  const response = await sendEvent(api, payload, sign(payload));
  expect([response?.statusCode, response?.json<{ code: string }>().code]).toEqual([400, 'BAD_SIGNATURE']);
  // Only the event of the created payment was delivered before.
  const stored = await query('SELECT type FROM webhook_events WHERE type = $2 AND payload @> $1', [
    { intentId },
    'payment_intent.succeeded',
  ]);
  expect(stored).toEqual([]);
  expect(await roleOf(caller)).toBe('free');
});

test.each([290, -290])('an event signed %i seconds ago is accepted', async (ageSeconds) => {
  const { caller, intentId } = await paidWithoutEvents();
  const payload = anEvent(intentId);
  expect((await sendEvent(api, payload, signed(payload, { ageSeconds })))?.statusCode).toBe(200);
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
});

test('a signed event is accepted whatever its browser headers are', async () => {
  const { caller, intentId } = await paidWithoutEvents();
  const payload = anEvent(intentId);
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { origin: 'https://elsewhere.example', 'stripe-signature': signed(payload) },
    payload,
  });
  expect(response.statusCode).toBe(200);
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
});

test('an event with false content activates no plan, because the provider is queried', async () => {
  const caller = await api.signedIn();
  const { intentId } = await api.begin(caller);
  const payload = anEvent(intentId);
  expect((await sendEvent(api, payload, signed(payload)))?.statusCode).toBe(200);
  await api.settled();
  expect(await roleOf(caller)).toBe('free');
});

test.each([
  ['amount', { amount_received: 1 }],
  ['currency', { currency: 'eur' }],
  ['plan', { metadata: { plan: 'corporate' } }],
  ['person', { metadata: { userId: uuidv7() } }],
])('a payment with a different %s activates no plan and raises an alarm', async (_what, change) => {
  const before = await alarms();
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  api.simulator.webhooks.hold();
  await api.pay(started);
  const intent = api.simulator.world.intents.get(started.intentId);
  if (!intent) throw new Error('The payment is missing');
  const { metadata, ...rest } = { metadata: {}, ...change };
  Object.assign(intent, rest);
  Object.assign(intent.metadata, metadata);
  await api.simulator.webhooks.release();
  await api.settled();
  expect(await roleOf(caller)).toBe('free');
  await expect.poll(alarms).toBe(before + 1);
  expect(lines.join('')).toContain(`"intent":"${started.intentId}","alarm":"mismatch"`);
});

test('an event for an unknown payment of ours is stored, raises an alarm and returns success', async () => {
  const before = await alarms();
  const stripe = new Stripe(paymentKeys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(api.simulator.fetch),
  });
  const metadata = { paymentId: uuidv7(), userId: uuidv7(), plan: 'premium' };
  const { id } = await stripe.paymentIntents.create({ amount: 1900, currency: 'usd', metadata });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await api.settled();
  expect(await alarms()).toBe(before + 1);
  expect(lines.join('')).toContain(`"intent":"${id}","alarm":"unknown"`);
});

test('payments of another product on the same account are ignored', async () => {
  const before = await alarms();
  const stripe = new Stripe(paymentKeys.secretKey, {
    httpClient: Stripe.createFetchHttpClient(api.simulator.fetch),
  });
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'eur' });
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await api.settled();
  expect(await alarms()).toBe(before);
});

test('a late event for a deleted user is accepted, recorded without the user, and raises an alarm', async () => {
  const before = await alarms();
  const { caller, intentId } = await paidWithoutEvents();
  await deleteUser(api.db, caller.user.id);
  const payload = anEvent(intentId);
  expect((await sendEvent(api, payload, signed(payload)))?.statusCode).toBe(200);
  await api.settled();
  const stored = await query(
    `SELECT p.user_id, p.state, l.kind FROM payments p JOIN ledger_entries l ON l.payment_id = p.id
     WHERE p.provider_intent_id = $1`,
    [intentId],
  );
  expect(stored).toEqual([{ user_id: null, state: 'succeeded', kind: 'purchase' }]);
  expect(await alarms()).toBe(before + 1);
  expect(lines.join('')).toContain(`"intent":"${intentId}","alarm":"nobody"`);
});

test('the client secret is not in the log and not in the database', async () => {
  const caller = await api.signedIn();
  const { clientSecret, intentId } = await api.begin(caller);
  await caller.get(`/checkout?clientSecret=${clientSecret}`);
  await api.pay({ clientSecret, intentId });
  await api.settled();
  expect(lines.join('')).not.toContain('_secret_');
  const stored = await query<{ row: string }>(
    `SELECT p::text AS row FROM payments p UNION ALL SELECT w::text FROM webhook_events w
     UNION ALL SELECT l::text FROM ledger_entries l`,
  );
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter(({ row }) => row.includes('_secret_'))).toEqual([]);
});

test('a refund that the bank rejects restores the plan and raises an alarm', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  await api.pay(started);
  await api.settled();
  await api.callSimulator('/v1/refunds', { payment_intent: started.intentId });
  await api.settled();
  expect(await roleOf(caller)).toBe('free');
  const refund = [...api.simulator.world.refunds.values()].find(
    (each) => each.payment_intent === started.intentId,
  );
  await api.callSimulator(`/sim/refunds/${refund?.id ?? ''}/fail`);
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
  expect(lines.join('')).toContain(`"intent":"${started.intentId}","alarm":"refund failed"`);
});
