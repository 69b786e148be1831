import { afterAll, expect, test } from 'vitest';
import { signedInAsHeaderName } from '#contract/signed-in.ts';
import { uuidv7 } from '../database/ids.ts';
import { aCard } from '../testing/a-card.ts';
import { startApi } from '../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

const premium = () => api.signedIn({ role: 'premium', cardLimit: 50 });
const path = '/api/business-cards';
const as = (id: string) => ({ headers: { [signedInAsHeaderName]: id } });

test('a change with another expected user id is refused and changes nothing', async () => {
  const [caller, former] = [await premium(), await premium()];
  const card = (await caller.post(path, aCard(), as(caller.user.id))).json<{ id: string }>();
  const expected = as(former.user.id);
  const responses = await Promise.all([
    caller.post(path, aCard(), expected),
    caller.put(`${path}/${card.id}`, { name: 'Taken over' }, expected),
    caller.delete(`${path}/${card.id}`, expected),
    caller.call('requestUpload', expected),
    caller.call('logout', expected),
  ]);
  for (const response of responses) {
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([
      409,
      'SIGNED_IN_AS_ANOTHER',
    ]);
  }
  const cards = (await caller.get(path)).json<{ name: string }[]>();
  expect(cards.map(({ name }) => name)).toEqual([aCard().name]);
});

test('a change with no expected user id or with the current user’s id is accepted', async () => {
  const caller = await premium();
  expect((await caller.post(path, aCard())).statusCode).toBe(201);
  expect((await caller.post(path, aCard(), as(caller.user.id))).statusCode).toBe(201);
});

test('a read ignores the expected user id', async () => {
  const caller = await premium();
  expect((await caller.get(path, as(uuidv7()))).statusCode).toBe(200);
});

test('without a session the expected user id is not checked', async () => {
  expect((await api.visitor().post(path, aCard(), as(uuidv7()))).statusCode).toBe(401);
  expect((await api.visitor().call('logout', { ...as(uuidv7()) })).statusCode).toBe(204);
});

test('during an impersonation the expected user id is the user’s, not the admin’s', async () => {
  const admin = await api.signedIn({ role: 'admin', isAdmin: true, cardLimit: 500 });
  const viewed = await premium();
  await admin.call('impersonate', { params: { id: viewed.user.id }, ...as(admin.user.id) });
  expect((await admin.post(path, aCard(), as(admin.user.id))).statusCode).toBe(409);
  expect((await admin.post(path, aCard(), as(viewed.user.id))).statusCode).toBe(201);
});
