import { afterAll, expect, test } from 'vitest';
import type { PaidPlan } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import { aCard } from '../../testing/a-card.ts';
import { reply, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { eventDeps, startPayments } from '../../testing/payments-under-test.ts';
import { beginPayment } from './begin-payment.ts';

const api = await startPayments();
afterAll(() => api.close());

const planOf = async (caller: Caller) => {
  const { role, cardLimit } = (await caller.call('currentUser')).json();
  return [role, cardLimit];
};
const upgrade = (caller: Caller, plan: PaidPlan) => caller.call('upgradeAccount', { body: { plan } });
const paymentsOf = async (caller: Caller) => (await caller.call('listPayments')).json();
const free = ['free', 1];
const premium = ['premium', 50];
const corporate = ['enterprise', 500];

/** Pays and waits until the provider's events are processed. */
async function buy(caller: Caller, plan: PaidPlan = 'premium') {
  const started = await api.begin(caller, plan);
  await api.pay(started);
  await api.settled();
  return started;
}

test('a paid plan is activated without a return to the site', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  expect(await planOf(caller)).toEqual(premium);
  expect(await paymentsOf(caller)).toMatchObject([
    { plan: 'premium', amountCents: 1900, currency: 'usd', state: 'succeeded' },
  ]);
});

test('the success page’s call activates the plan before any event, and can be repeated', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller, 'corporate');
  api.simulator.webhooks.hold();
  await api.pay(started);
  const responses = [await upgrade(caller, 'corporate'), await upgrade(caller, 'corporate')];
  for (const response of responses)
    expect(response.json()).toMatchObject({ id: caller.user.id, role: 'enterprise', cardLimit: 500 });
  await api.simulator.webhooks.release({ times: 3 });
  await api.settled();
  expect(await planOf(caller)).toEqual(corporate);
});

test('a plan is not activated without a payment, nor with an open or declined payment', async () => {
  const caller = await api.signedIn();
  const refused = { code: 'PAYMENT_REQUIRED', message: 'No successful payment for this plan' };
  expect((await upgrade(caller, 'premium')).json()).toEqual(refused);
  const started = await api.begin(caller);
  expect((await upgrade(caller, 'premium')).statusCode).toBe(402);
  expect(await api.pay(started, '4000000000000002')).toBe('card_declined');
  expect((await upgrade(caller, 'premium')).statusCode).toBe(402);
  expect(await planOf(caller)).toEqual(free);
});

test('another user’s payment activates no plan, and a payment for a smaller plan does not activate a larger one', async () => {
  const [payer, other] = [await api.signedIn(), await api.signedIn()];
  await buy(payer);
  expect((await upgrade(other, 'premium')).statusCode).toBe(402);
  expect(await planOf(other)).toEqual(free);
  expect((await upgrade(payer, 'corporate')).statusCode).toBe(402);
  expect(await planOf(payer)).toEqual(premium);
});

test('a wrong price is refused, and no intent is created', async () => {
  const caller = await api.signedIn();
  const before = api.simulator.world.intents.size;
  for (const amount of [19, 0, -90, 90.01, 9000]) {
    const response = await caller.call('createPaymentIntent', { body: { plan: 'corporate', amount } });
    expect(response.statusCode).toBe(400);
  }
  expect(api.simulator.world.intents.size).toBe(before);
  const { intentId } = await api.begin(caller, 'corporate');
  expect(api.simulator.world.intents.get(intentId)?.amount).toBe(9000);
});

test('twenty concurrent requests create one payment', async () => {
  const caller = await api.signedIn();
  const before = api.simulator.world.intents.size;
  const started = await Promise.allSettled(Array.from({ length: 20 }, () => api.begin(caller)));
  const secrets = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value.clientSecret] : []));
  expect(new Set(secrets).size).toBe(1);
  expect(api.simulator.world.intents.size).toBe(before + 1);
  expect(secrets).toHaveLength(20);
});

test('a user who has the plan or a larger one is not charged for it', async () => {
  const caller = await api.signedIn({ role: 'enterprise', cardLimit: 500 });
  for (const [plan, amount] of [
    ['premium', 19],
    ['corporate', 90],
  ] as const) {
    const response = await caller.call('createPaymentIntent', { body: { plan, amount } });
    expect(response.json()).toMatchObject({ code: 'PLAN_OWNED' });
  }
  expect((await upgrade(caller, 'premium')).json()).toMatchObject({ role: 'enterprise' });
});

test('a payment that has succeeded is not created again; its plan is activated instead', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  api.simulator.webhooks.hold();
  await api.pay(started);
  const again = await caller.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  expect(again.json()).toMatchObject({ code: 'PLAN_OWNED' });
  expect(await planOf(caller)).toEqual(premium);
  await api.simulator.webhooks.release();
});

test('a plan that was activated after the session was read is not offered for payment again', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  const before = api.simulator.world.intents.size;
  const payer = { ...caller.user, role: 'free', language: 'en' } as const;
  const begun = beginPayment({ ...eventDeps(api), count: () => undefined }, payer, {
    plan: 'premium',
    amount: 19,
  });
  await expect(begun).rejects.toMatchObject({ code: 'PLAN_OWNED' });
  expect(api.simulator.world.intents.size).toBe(before);
});

test('when two payments succeed, the redundant one is refunded automatically', async () => {
  const caller = await api.signedIn();
  const small = await api.begin(caller, 'premium');
  const large = await api.begin(caller, 'corporate');
  // What is still under way would read the payment before its time is changed.
  await api.settled();
  api.simulator.webhooks.hold();
  await api.pay(large);
  // The provider's timestamps are whole seconds; the two payments must differ.
  for (const charge of api.simulator.world.charges.values())
    if (charge.payment_intent === large.intentId) charge.created -= 60;
  await api.simulator.webhooks.release();
  await api.pay(small);
  await api.settled();
  expect(await planOf(caller)).toEqual(corporate);
  const states = (await paymentsOf(caller)).map(({ plan, state }) => [plan, state]);
  expect(states).toEqual([
    ['corporate', 'succeeded'],
    ['premium', 'refunded'],
  ]);
  expect(api.simulator.world.refunds.size).toBeGreaterThan(0);
});

test('premium upgrades to corporate, and a refund returns it to premium', async () => {
  const caller = await api.signedIn();
  await buy(caller, 'premium');
  await buy(caller, 'corporate');
  expect(await planOf(caller)).toEqual(corporate);
  const [newest] = await paymentsOf(caller);
  const response = await caller.call('withdraw', { params: { id: newest?.id ?? '' } });
  expect(response.json()).toMatchObject({ plan: 'corporate', state: 'refunded', refundableUntil: null });
  expect(await planOf(caller)).toEqual(premium);
});

test('every call reports a processing payment as such, and the plan is activated when it succeeds', async () => {
  const caller = await api.signedIn();
  const started = await api.begin(caller);
  api.simulator.world.isSlow = true;
  expect(await api.pay(started)).toBe('processing');
  api.simulator.world.isSlow = false;
  await api.settled();
  const processing = { code: 'PAYMENT_PROCESSING', message: 'The payment is still being confirmed' };
  expect(await reply(upgrade(caller, 'premium'))).toEqual([409, processing]);
  const again = await caller.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  expect(again.json()).toEqual(processing);
  expect(await paymentsOf(caller)).toMatchObject([{ state: 'processing' }]);
  await api.callSimulator(`/sim/payment_intents/${started.intentId}/settle`, { outcome: 'succeed' });
  await api.settled();
  expect(await planOf(caller)).toEqual(premium);
});

test('a refund within 30 days ends the plan once, and the cards can still be read', async () => {
  const caller = await api.signedIn();
  const { intentId } = await buy(caller);
  const [payment] = await paymentsOf(caller);
  if (!payment?.refundableUntil) throw new Error('It can be refunded');
  const days = (Date.parse(payment.refundableUntil) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  const refund = () => caller.call('withdraw', { params: { id: payment.id } });
  const responses = await Promise.all([refund(), refund(), refund()]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await api.settled();
  expect((await refund()).json()).toMatchObject({ state: 'refunded' });
  const refunds = [...api.simulator.world.refunds.values()].filter(
    (each) => each.payment_intent === intentId,
  );
  expect(refunds.map(({ amount }) => amount)).toEqual([1900]);
  expect(await planOf(caller)).toEqual(free);
  expect((await caller.call('listCards')).statusCode).toBe(200);
});

test('after a full refund cards can be read and deleted, but not changed or renamed without a plan', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  const card = (await caller.call('saveCard', { body: aCard() })).json();
  const address = `/api/business-cards/${card.id}`;
  expect((await caller.put(address, { name: 'Renamed' })).statusCode).toBe(200);
  const [payment] = await paymentsOf(caller);
  await caller.call('withdraw', { params: { id: payment?.id ?? '' } });
  await api.settled();
  expect(await planOf(caller)).toEqual(free);
  for (const change of [{ name: 'Again' }, aCard()]) {
    expect(await reply(caller.put(address, change))).toMatchObject([403, { code: 'FREE_CANNOT_CHANGE' }]);
  }
  expect((await caller.get(address)).json()).toMatchObject({ name: 'Renamed' });
  expect((await caller.delete(address)).statusCode).toBe(204);
  expect((await caller.post(`${address}/restore`)).statusCode).toBe(200);
});

test('a purchase and its refund are in the audit log once each, also after repeated events', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  await upgrade(caller, 'premium');
  const [payment] = await paymentsOf(caller);
  for (let times = 0; times < 2; times += 1)
    await caller.call('withdraw', { params: { id: payment?.id ?? '' } });
  await api.settled();
  const admin = await api.signedIn({ isAdmin: true });
  const entries = (await admin.call('listAudit', { query: { subject: caller.user.username } })).json();
  const money = { plan: 'premium', amountCents: 1900, paymentId: payment?.id };
  expect(entries.map(({ action, after }) => [action, after])).toEqual([
    ['plan_refunded', money],
    ['plan_purchased', money],
  ]);
  expect(entries[0]).toMatchObject({ actorName: caller.user.username, address: null });
});

test('an account scheduled for deletion cannot create a payment until the deletion is cancelled', async () => {
  const caller = await api.signedIn();
  const { username } = caller.user;
  await caller.call('deleteAccount', { body: { password: testPassword } });
  await caller.call('login', { body: { username, password: testPassword } });
  const pay = () => caller.call('createPaymentIntent', { body: { plan: 'premium', amount: 19 } });
  expect(await reply(pay())).toMatchObject([409, { code: 'ACCOUNT_LEAVING' }]);
  await caller.call('keepAccount');
  expect((await pay()).statusCode).toBe(200);
});

test('a refund is refused after 30 days and for an unpaid payment', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  const [payment] = await paymentsOf(caller);
  const id = payment?.id ?? '';
  await api.db.$client.query(
    `UPDATE ledger_entries SET created_at = now() - interval '30 days 1 minute' WHERE payment_id = $1`,
    [id],
  );
  const late = await caller.call('withdraw', { params: { id } });
  expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'REFUND_TOO_LATE']);
  expect(await paymentsOf(caller)).toMatchObject([{ state: 'succeeded', refundableUntil: null }]);
  await api.begin(caller, 'corporate');
  const { rows } = await api.db.$client.query<{ id: string }>(
    `SELECT id FROM payments WHERE user_id = $1 AND state = 'open'`,
    [caller.user.id],
  );
  const open = await caller.call('withdraw', { params: { id: rows[0]?.id ?? '' } });
  expect(open.json()).toMatchObject({ code: 'NOT_REFUNDABLE' });
});

test('a refund requested while the provider is unavailable is stored, and made when it is available again', async () => {
  const caller = await api.signedIn();
  await buy(caller);
  const [payment] = await paymentsOf(caller);
  api.simulator.plan({ kind: 'fail', times: 2, path: /refunds/ });
  const response = await caller.call('withdraw', { params: { id: payment?.id ?? '' } });
  expect(response.json()).toMatchObject({ state: 'refunding' });
  const again = await caller.call('withdraw', { params: { id: payment?.id ?? '' } });
  expect(again.json()).toMatchObject({ state: 'refunded' });
});

test('users see no unpaid payments of their own; admins see them', async () => {
  const [caller, admin] = [await api.signedIn(), await api.signedIn({ isAdmin: true })];
  const { intentId } = await api.begin(caller);
  expect(await paymentsOf(caller)).toEqual([]);
  const listed = await admin.call('listUserPayments', { params: { id: caller.user.id } });
  expect(listed.json()).toMatchObject([{ plan: 'premium', state: 'open', providerId: intentId }]);
  expect((await admin.call('listUserPayments', { params: { id: uuidv7() } })).json()).toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});

test('another user’s payment and an unknown payment get the same response', async () => {
  const [payer, other] = [await api.signedIn(), await api.signedIn()];
  await buy(payer);
  const [payment] = await paymentsOf(payer);
  const responses = [payment?.id ?? '', uuidv7()].map((id) => other.call('withdraw', { params: { id } }));
  for (const response of await Promise.all(responses))
    expect([response.statusCode, response.json()]).toEqual([
      404,
      { code: 'PAYMENT_NOT_FOUND', message: 'Payment not found' },
    ]);
  expect(await planOf(payer)).toEqual(premium);
});

const calls = [
  ['POST', '/api/create-payment-intent', { plan: 'premium', amount: 19 }],
  ['POST', '/api/upgrade-account', { plan: 'premium' }],
  ['GET', '/api/payments', undefined],
  ['POST', `/api/payments/${uuidv7()}/withdrawal`, undefined],
] as const;

test.each(calls)('%s %s is refused for visitors and for impersonating admins', async (method, url, body) => {
  const send = (caller: Caller) => (method === 'GET' ? caller.get(url) : caller.post(url, body));
  expect((await send(api.visitor())).json()).toMatchObject({ code: 'NOT_SIGNED_IN' });
  const [admin, caller] = [await api.signedIn({ isAdmin: true }), await api.signedIn()];
  await api.db.$client.query('UPDATE sessions SET actor_id = $1 WHERE subject_id = $2', [
    admin.user.id,
    caller.user.id,
  ]);
  const response = await send(caller);
  expect([response.statusCode, response.json()]).toEqual([
    403,
    { code: 'WHILE_IMPERSONATING', message: 'Not available while viewing as another user.' },
  ]);
  expect((await caller.call('currentUser')).statusCode).toBe(200);
});

test('only admins can list a user’s payments', async () => {
  const url = `/api/admin/users/${uuidv7()}/payments`;
  expect((await api.visitor().get(url)).statusCode).toBe(401);
  expect((await (await api.signedIn()).get(url)).statusCode).toBe(403);
});
