import { afterAll, expect, test } from 'vitest';
import type { Payment } from '#contract/payment-schema.ts';
import { reply } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { startMail } from '../../testing/mail-under-test.ts';
import { roleOf, startPayments } from '../../testing/payments-under-test.ts';

const day = 86_400_000;
const clock = { aheadMs: 0 };

const api = await startPayments({
  now: () => new Date(Date.now() + clock.aheadMs),
  providerNow: () => new Date(),
});
const mail = await startMail(api.db);
afterAll(async () => {
  await mail.close();
  await api.close();
});

async function aPayer(headers?: Record<string, string>) {
  const caller = await api.signedIn();
  const response = await caller.call('createPaymentIntent', {
    body: { plan: 'premium', amount: 19 },
    ...(headers && { headers }),
  });
  const { clientSecret } = response.json();
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  await api.pay({ clientSecret, intentId });
  await api.settled();
  const [payment] = (await caller.call('listPayments')).json();
  if (!payment) throw new Error('The payment is not listed');
  return { caller, payment, intentId };
}

const withdraw = (caller: Caller, { id }: Payment) => caller.call('withdraw', { params: { id } });

async function mailsTo(address: string) {
  await mail.send();
  return mail.catcher.mails.filter(({ to }) => to === address);
}

test('a purchase is confirmed by one mail with the number, the deadline and the terms', async () => {
  const { caller, payment } = await aPayer({ 'accept-language': 'sk' });
  await caller.call('upgradeAccount', { body: { plan: 'premium' } });
  const [confirmation, ...others] = await mailsTo(caller.user.email);
  expect(others).toEqual([]);
  expect(confirmation).toMatchObject({
    subject: 'Váš plán Premium je aktívny',
    attachments: [{ name: 'podmienky.txt', text: 'Podmienky' }],
  });
  const { number = '' } = payment.invoices[0] ?? {};
  for (const said of [number, 'Odstúpiť od zmluvy tu', '19,00']) expect(confirmation?.text).toContain(said);
});

test('a withdrawal ends the plan, returns the money and is acknowledged by mail, each once', async () => {
  const { caller, payment, intentId } = await aPayer();
  await mailsTo(caller.user.email);
  const responses = await Promise.all([1, 2, 3].map(() => withdraw(caller, payment)));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await api.settled();
  expect((await withdraw(caller, payment)).json()).toMatchObject({ state: 'refunded' });
  expect(await roleOf(caller)).toBe('free');
  const refunds = [...api.simulator.world.refunds.values()].filter(
    (refund) => refund.payment_intent === intentId,
  );
  expect(refunds.map(({ amount }) => amount)).toEqual([1900]);
  const [acknowledgement, ...earlier] = await mailsTo(caller.user.email);
  expect(earlier.map(({ subject }) => subject)).toEqual(['Your Premium plan is active']);
  expect(acknowledgement?.subject).toBe('We have received your withdrawal');
  const { number = '' } = payment.invoices[0] ?? {};
  for (const said of [number, 'the Premium plan', '$19.00', 'UTC'])
    expect(acknowledgement?.text).toContain(said);
});

test('the plan ends at once even while the provider is away, and the money follows', async () => {
  const { caller, payment } = await aPayer();
  api.simulator.plan({ kind: 'fail', times: 2, path: /refunds/ });
  expect((await withdraw(caller, payment)).json()).toMatchObject({ state: 'refunding' });
  expect(await roleOf(caller)).toBe('free');
  expect((await withdraw(caller, payment)).json()).toMatchObject({ state: 'refunded' });
});

test('the plan stays ended when the bank rejects the refund of a withdrawal', async () => {
  const { caller, payment, intentId } = await aPayer();
  await withdraw(caller, payment);
  await api.settled();
  const refund = [...api.simulator.world.refunds.values()].find((each) => each.payment_intent === intentId);
  await api.callSimulator(`/sim/refunds/${refund?.id ?? ''}/fail`);
  await api.settled();
  expect(await roleOf(caller)).toBe('free');
});

test('a plan can be bought again after a withdrawal', async () => {
  const { caller, payment } = await aPayer();
  await withdraw(caller, payment);
  await api.settled();
  await api.pay(await api.begin(caller));
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
});

test('a withdrawal is accepted in the last minute of 30 days and refused after it', async () => {
  const { caller, payment } = await aPayer();
  clock.aheadMs = 30 * day + 60_000;
  expect(await reply(withdraw(caller, payment))).toMatchObject([409, { code: 'REFUND_TOO_LATE' }]);
  expect(await roleOf(caller)).toBe('premium');
  clock.aheadMs = 30 * day - 60_000;
  expect((await withdraw(caller, payment)).statusCode).toBe(200);
  clock.aheadMs = 0;
});
