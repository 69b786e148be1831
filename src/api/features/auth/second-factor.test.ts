import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { setUpApp } from '../../testing/second-factor.ts';

let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
const api = await startApi({ now });
afterAll(() => api.close());

const login = async (username: string) => {
  const caller = api.visitor();
  const response = await caller.call('login', { body: { username, password: testPassword } });
  return { caller, response };
};
const give = (caller: Caller, code: string) => caller.call('secondFactor', { body: { code } });

/** A user with an authenticator app. */
async function withApp() {
  const caller = await api.signedIn();
  return { caller, user: caller.user, app: await setUpApp(caller, now) };
}

test('with a second factor the password alone signs nobody in', async () => {
  const { user, app } = await withApp();
  const { caller, response } = await login(user.username);
  expect([response.statusCode, response.json()]).toMatchObject([401, { code: 'SECOND_FACTOR_NEEDED' }]);
  expect((await caller.call('currentUser')).statusCode).toBe(401);
  expect((await caller.call('secondFactorOptions')).json()).toEqual({
    methods: ['totp', 'backup'],
    passkey: null,
  });
  expect((await give(caller, app.code(1))).json()).toMatchObject({ id: user.id, secondFactor: 'on' });
  expect((await caller.call('currentUser')).statusCode).toBe(200);
});

test('a code works once', async () => {
  const { user, app } = await withApp();
  const code = app.code(1);
  expect((await give((await login(user.username)).caller, code)).statusCode).toBe(200);
  const again = await give((await login(user.username)).caller, code);
  expect([again.statusCode, again.json()]).toMatchObject([403, { code: 'WRONG_CODE' }]);
});

test('there are ten backup codes, and each works once, however it is typed', async () => {
  const { user, app } = await withApp();
  expect(new Set(app.backupCodes).size).toBe(10);
  const [code = ''] = app.backupCodes;
  const typed = ` ${code.toUpperCase().replace('-', ' ')} `;
  expect((await give((await login(user.username)).caller, typed)).statusCode).toBe(200);
  expect((await give((await login(user.username)).caller, code)).statusCode).toBe(403);
});

test('a backup code of another user is refused', async () => {
  const [mine, other] = [await withApp(), await withApp()];
  const { caller } = await login(mine.user.username);
  expect((await give(caller, other.app.backupCodes[0] ?? '')).statusCode).toBe(403);
});

test('after ten wrong codes within 15 minutes the right one is refused, too', async () => {
  const { user, app } = await withApp();
  const { caller } = await login(user.username);
  for (let wrong = 0; wrong < 10; wrong += 1) expect((await give(caller, '000000')).statusCode).toBe(403);
  expect((await give((await login(user.username)).caller, app.code(1))).statusCode).toBe(429);
});

test('the second factor has to be given within ten minutes of the password, with its cookie', async () => {
  const { user, app } = await withApp();
  const { caller } = await login(user.username);
  expect((await give(api.visitor(), app.code(1))).statusCode).toBe(401);
  aheadMs = 11 * 60_000;
  expect((await give(caller, app.code(1))).statusCode).toBe(401);
  aheadMs = 0;
});

test('the cookie of a pending sign-in ends with logout', async () => {
  const { user, app } = await withApp();
  const { caller } = await login(user.username);
  const cookie = caller.cookie() ?? '';
  await caller.call('logout');
  caller.setCookie(cookie);
  expect((await give(caller, app.code(1))).statusCode).toBe(401);
});

test('a new password by a link of a mail does not replace the second factor', async () => {
  const { user } = await withApp();
  await api.db.execute(sql`DELETE FROM sessions WHERE actor_id = ${user.id}`);
  expect((await login(user.username)).response.json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
});
