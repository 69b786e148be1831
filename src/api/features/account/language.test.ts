import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiUnderTest, startApi, testPassword } from '../../testing/api-under-test.ts';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('a language once chosen is told at every sign-in; before that there is none', async () => {
  const caller = await api.signedIn();
  expect((await caller.get('/api/auth/user')).json()).toMatchObject({ language: null });
  expect((await caller.put('/api/account/language', { language: 'sk' })).statusCode).toBe(204);
  const { username } = caller.user;
  const elsewhere = await api.visitor().post('/api/auth/login', { username, password: testPassword });
  expect(elsewhere.json()).toMatchObject({ language: 'sk' });
});

test('a language that the site does not speak is refused', async () => {
  const caller = await api.signedIn();
  expect((await caller.put('/api/account/language', { language: 'cs' })).statusCode).toBe(400);
});
