import { afterAll, expect, test } from 'vitest';
import type { Role } from '#domain/plan/plans.ts';
import { type PaymentsUnderTest, startPayments } from '../../testing/payments-under-test.ts';

/** Grants by admins are independent of purchases. */

const api = await startPayments();
const admin = await api.signedIn({ username: 'elena', isAdmin: true });
afterAll(() => api.close());

type SignedIn = Awaited<ReturnType<PaymentsUnderTest['signedIn']>>;

const give = ({ user: { id, username } }: SignedIn, role: Role, cardLimit: number) =>
  admin.call('changeUser', {
    params: { id },
    body: { username, password: '', role, cardLimit, isAdmin: false },
  });

async function buyPremium(user: SignedIn): Promise<string> {
  await api.pay(await api.begin(user));
  await api.settled();
  const [payment] = (await user.call('listPayments')).json();
  return payment?.id ?? '';
}

async function refund(user: SignedIn, paymentId: string): Promise<void> {
  expect((await user.call('withdraw', { params: { id: paymentId } })).statusCode).toBe(200);
  await api.settled();
}

const planOf = async (user: SignedIn) => {
  const { role, cardLimit } = (await user.call('currentUser')).json();
  return { role, cardLimit };
};

test('a grant made after a purchase stays after the refund', async () => {
  const user = await api.signedIn();
  const paymentId = await buyPremium(user);
  await give(user, 'enterprise', 500);
  await refund(user, paymentId);
  expect(await planOf(user)).toEqual({ role: 'enterprise', cardLimit: 500 });
});

test('after a refund the user has the plan that an admin granted before the purchase', async () => {
  const user = await api.signedIn();
  await give(user, 'free', 7);
  const paymentId = await buyPremium(user);
  expect(await planOf(user)).toEqual({ role: 'premium', cardLimit: 50 });
  await refund(user, paymentId);
  expect(await planOf(user)).toEqual({ role: 'free', cardLimit: 7 });
});

test('without a grant a refund ends the plan', async () => {
  const user = await api.signedIn();
  await refund(user, await buyPremium(user));
  expect(await planOf(user)).toEqual({ role: 'free', cardLimit: 1 });
});

test('a grant is listed with the admin who made it, and adds one log entry', async () => {
  const user = await api.signedIn();
  await give(user, 'premium', 60);
  const grants = (await admin.call('listUserGrants', { params: { id: user.user.id } })).json();
  expect(grants).toMatchObject([{ role: 'premium', cardLimit: 60, grantedBy: 'elena' }]);
  const entries = (await admin.call('listAudit', { query: { subject: user.user.username } })).json();
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action: 'user_updated',
    before: { role: 'free', cardLimit: 1 },
    after: { role: 'premium', cardLimit: 60 },
  });
});

test('an edit that changes neither role nor limit is not a grant', async () => {
  const user = await api.signedIn();
  await admin.call('changeUser', {
    params: { id: user.user.id },
    body: {
      username: `${user.user.username}.2`,
      role: 'free',
      cardLimit: 1,
      isAdmin: false,
    },
  });
  expect((await admin.call('listUserGrants', { params: { id: user.user.id } })).json()).toEqual([]);
});

test('an impersonating admin cannot pay, refund or list payments', async () => {
  const user = await api.signedIn();
  const paymentId = await buyPremium(user);
  const viewing = await api.signedIn({ isAdmin: true });
  await viewing.call('impersonate', { params: { id: user.user.id } });
  for (const response of [
    await viewing.call('createPaymentIntent', { body: { plan: 'corporate', amount: 90 } }),
    await viewing.call('upgradeAccount', { body: { plan: 'premium' } }),
    await viewing.call('listPayments'),
    await viewing.call('withdraw', { params: { id: paymentId } }),
  ]) {
    expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'WHILE_IMPERSONATING' }]);
  }
});
