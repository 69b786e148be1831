import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { startMail } from '../../testing/mail-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

const newPassword = 'a better one';
const change = (caller: Caller, currentPassword = testPassword, wanted = newPassword) =>
  caller.call('changePassword', { body: { currentPassword, newPassword: wanted } });
const isSignedIn = async (caller: Caller) => (await caller.call('currentUser')).statusCode === 200;
const signIn = async (username: string, password: string) => {
  const caller = api.visitor();
  const { statusCode } = await caller.call('login', { body: { username, password } });
  return { caller, statusCode };
};

test('a new password ends all other sessions; this session gets a new token and the old token is invalid', async () => {
  const caller = await api.signedIn();
  const { username } = caller.user;
  const { caller: elsewhere } = await signIn(username, testPassword);
  const [before, bystander] = [api.visitor(), await api.signedIn()];
  before.setCookie(caller.cookie() ?? '');

  expect((await change(caller)).statusCode).toBe(200);

  expect(await isSignedIn(caller)).toBe(true);
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(before)).toBe(false);
  expect(await isSignedIn(bystander)).toBe(true);
  expect((await signIn(username, testPassword)).statusCode).toBe(401);
  expect((await signIn(username, newPassword)).statusCode).toBe(200);
});

test('a new password is told to the user by mail, in the language of the account', async () => {
  const mail = await startMail(api.db);
  const caller = await api.signedIn({ emailVerifiedAt: new Date() });
  await caller.call('setLanguage', { body: { language: 'sk' } });
  await change(caller, 'not the one');
  await mail.send();
  expect(mail.catcher.mails.filter(({ to }) => to === caller.user.email)).toEqual([]);
  await change(caller);
  await mail.send();
  expect(mail.newestTo(caller.user.email)).toMatchObject({ subject: 'Vaše heslo sa zmenilo' });
  await mail.close();
});

test('a password change without the current password is refused', async () => {
  const caller = await api.signedIn();
  const response = await change(caller, 'not the one');
  expect(response.statusCode).toBe(403);
  expect(response.json()).toEqual({
    code: 'WRONG_PASSWORD',
    message: 'The current password is incorrect',
  });
  expect((await signIn(caller.user.username, testPassword)).statusCode).toBe(200);
});

test('a new password shorter than six characters is refused as at registration', async () => {
  const caller = await api.signedIn();
  const response = await change(caller, testPassword, 'short');
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ fields: { newPassword: 'PASSWORD_TOO_SHORT' } });
});

test('of two concurrent changes from the same password, one succeeds', async () => {
  const caller = await api.signedIn();
  const { caller: elsewhere } = await signIn(caller.user.username, testPassword);
  const responses = await Promise.all([
    change(caller, testPassword, 'the first'),
    change(elsewhere, testPassword, 'the second'),
  ]);
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('wrong current passwords share the rate limit of failed logins', async () => {
  const caller = await api.signedIn();
  for (let tries = 0; tries < 10; tries += 1) await change(caller, `guess ${tries}`);
  expect((await change(caller)).statusCode).toBe(429);
  expect((await signIn(caller.user.username, testPassword)).statusCode).toBe(429);
});
