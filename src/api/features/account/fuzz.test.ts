import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { fuzzCall } from '../../testing/fuzz.ts';
import { lastingSession } from '../../testing/lasting-session.ts';

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

const password = fc.oneof(fc.constant(testPassword), fc.string({ minLength: 8 }), fc.jsonValue());
const form = {
  password,
  currentPassword: password,
  newPassword: password,
  email: fc.oneof(fc.emailAddress(), fc.jsonValue()),
  language: fc.oneof(fc.constantFrom('en', 'sk', 'EN'), fc.jsonValue()),
};

test.each([
  '/api/account/password',
  '/api/account/language',
  '/api/account/export',
  '/api/account/delete',
  '/api/account/keep',
  '/api/account/email',
  '/api/account/resend-verification',
])('random bytes at %s never cause a 5xx and always get a response in the common format', async (path) => {
  const { id } = await api.addUser();
  const { cookie, renew } = lastingSession(api.db, id);
  await fuzzCall(api.app, path, { form, cookie, prepare: renew });
});
