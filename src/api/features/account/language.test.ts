import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword } from '../../testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

test('a chosen language is returned at every sign-in; without a choice it is null', async () => {
  const caller = await api.signedIn();
  expect((await caller.call('currentUser')).json()).toMatchObject({ language: null });
  expect((await caller.call('setLanguage', { body: { language: 'sk' } })).statusCode).toBe(204);
  const { username } = caller.user;
  const elsewhere = await api.visitor().call('login', { body: { username, password: testPassword } });
  expect(elsewhere.json()).toMatchObject({ language: 'sk' });
});

test('an unsupported language is refused', async () => {
  const caller = await api.signedIn();
  expect((await caller.put('/api/account/language', { language: 'pl' })).statusCode).toBe(400);
});
