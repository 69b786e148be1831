import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../testing/api-under-test.ts';

/** Production without payment keys, on this machine. */
const giving = await startApi({
  environment: { NODE_ENV: 'production', DEFAULT_CARD_LIMIT: '2000', REGISTRATION: 'anyone' },
});
const closed = await startApi({ environment: { REGISTRATION: 'invited' } });
afterAll(() => Promise.all([giving.close(), closed.close()]));

const person = { username: 'jana', email: 'jana@firma.example', password: 'correct horse' };

test('where plans are given, a new account has the plan and the limit of the operator, and nothing is sold', async () => {
  const jana = giving.visitor();
  const registered = await jana.call('register', { body: person });
  expect(registered.json()).toMatchObject({ role: 'enterprise', cardLimit: 2000 });
  const payment = await jana.call('createPaymentIntent', { body: { plan: 'corporate', amount: 90 } });
  expect(payment.statusCode).toBe(404);
  const sitemap = await jana.get('/sitemap.xml');
  expect(sitemap.body).toContain('/looks');
  expect(sitemap.body).not.toContain('/pricing');
  expect(JSON.stringify(sitemap.headers)).not.toContain('stripe');
});

test('where plans are given, a company has a plan of its own and its founder keeps theirs', async () => {
  const peter = giving.visitor();
  await peter.call('register', { body: { ...person, username: 'peter', email: 'peter@firma.example' } });
  const company = { name: 'Stavby Kriváň', country: 'SK', billing: null, withCards: false };
  const made = await peter.call('createCompany', { body: company });
  expect(made.statusCode).toBe(201);
  expect((await peter.call('currentUser')).json()).toMatchObject({ role: 'enterprise', cardLimit: 2000 });
});

test('where registration is closed, nobody gets in without an invitation, also not with a wrong one', async () => {
  for (const invitation of [undefined, 'no-such-token']) {
    const answer = await closed.visitor().call('register', { body: { ...person, invitation } });
    expect(answer.json()).toMatchObject({ code: 'REGISTRATION_CLOSED' });
  }
});
