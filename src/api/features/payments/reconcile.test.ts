import { afterAll, expect, test } from 'vitest';
import { webhookInbox } from '../../store/payments/webhook-inbox.ts';
import { agePayments } from '../../store/testing/age-payments.ts';
import { logLines } from '../../testing/log-lines.ts';
import { eventDeps, roleOf, startPayments } from '../../testing/payments-under-test.ts';
import { reconcile } from './reconcile.ts';

const { lines, logStream } = logLines();

const api = await startPayments({ logStream });
afterAll(() => api.close());

const run = () => reconcile({ ...eventDeps(api), now: () => new Date() });

/** A payment whose events are never delivered. */
async function paidWithoutEvents() {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  api.simulator.webhooks.hold();
  await api.pay(started);
  api.simulator.webhooks.lose();
  return { caller, ...started };
}

test('a payment whose event was lost activates its plan after a minute, and not before', async () => {
  const { caller } = await paidWithoutEvents();
  await run();
  expect(await roleOf(caller)).toBe('free');
  await agePayments(api.db, '61 seconds');
  await run();
  expect(await roleOf(caller)).toBe('premium');
});

test('an unpaid payment is cancelled at the provider after a day, and a new one can be created', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  await agePayments(api.db, '25 hours');
  await run();
  expect(api.simulator.world.intents.get(started.intentId)?.status).toBe('canceled');
  expect(await api.pay(started)).toBe('payment_intent_unexpected_state');
  expect((await api.begin(caller)).intentId).not.toBe(started.intentId);
});

test('a paid payment is not cancelled after a day; its plan is activated', async () => {
  const { caller } = await paidWithoutEvents();
  await agePayments(api.db, '3 days');
  await run();
  expect(await roleOf(caller)).toBe('premium');
});

test('an event that could not be processed on delivery is processed later', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  await api.settled();
  // The provider sends events for the charge and the intent, but both lookups fail.
  api.simulator.plan({ kind: 'fail', times: 100, path: /^GET/ });
  await api.pay(started);
  await expect.poll(() => lines.filter((line) => line.includes('event postponed'))).toHaveLength(2);
  expect(await roleOf(caller)).toBe('free');
  api.simulator.clearFaults();
  await api.db.$client.query(`UPDATE webhook_events SET received_at = now() - interval '11 seconds'`);
  await run();
  expect(await roleOf(caller)).toBe('premium');
});

test('after a crash before the commit, the redelivered event activates the plan', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  await api.settled();
  // The state after a crash between storing and processing the event.
  api.simulator.webhooks.hold();
  await api.pay(started);
  const { world, webhooks } = api.simulator;
  const event = [...world.events.values()].findLast(({ type }) => type === 'payment_intent.succeeded');
  if (!event) throw new Error('The provider sent no event');
  webhooks.lose();
  await webhookInbox(api.db).add({ id: event.id, type: event.type, intentId: started.intentId });
  expect(await roleOf(caller)).toBe('free');
  expect(await webhooks.send(event)).toBe(200);
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
});

test('while the provider is unavailable a payment fails in time with a message, and the retry creates one payment', async () => {
  const caller = await api.signedIn();
  const before = api.simulator.world.intents.size;
  api.simulator.plan({ kind: 'fail', times: 2 });
  const createPayment = () => caller.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  const response = await createPayment();
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE' });
  // The SDK retries a lost response twice.
  api.simulator.plan({ kind: 'cut-after', times: 3 });
  expect((await createPayment()).statusCode).toBe(503);
  expect((await createPayment()).statusCode).toBe(200);
  expect(api.simulator.world.intents.size).toBe(before + 1);
});

test('a payment that is marked again after its refund is owed nothing more', async () => {
  const caller = await api.signedIn();
  await api.pay(await api.begin(caller));
  await api.settled();
  const [paid] = (await caller.call('listPayments')).json();
  const id = paid?.id ?? '';
  expect((await caller.call('withdraw', { params: { id } })).json()).toMatchObject({ state: 'refunded' });
  await api.settled();
  const { payments } = eventDeps(api);
  await payments.markRefundOwed(id);
  await agePayments(api.db, '61 seconds');
  await run();
  expect((await payments.find(id))?.refundOwedSince).toBeNull();
});
