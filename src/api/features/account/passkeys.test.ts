import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { passkeyOfDevice } from '../../testing/passkey.ts';
import { proposePasskey, putPasskey, registerPasskey } from '../../testing/second-factor.ts';

let aheadMs = 0;
const api = await startApi({ limits: unlimited, now: () => new Date(Date.now() + aheadMs) });
afterAll(() => api.close());

const password = testPassword;

/** The challenge that the options of a login or a session contain. */
const challengeOf = async (caller: Caller) =>
  (await caller.call('secondFactorOptions')).json<{ passkey: { challenge: string } }>().passkey.challenge;
const passkeysOf = async (userId: string) => {
  const { rows } = await api.db.execute<{ id: string }>(
    sql`SELECT id FROM passkeys WHERE user_id = ${userId}`,
  );
  return rows.map(({ id }) => id);
};
const pendingLogin = async (username: string) => {
  const caller = api.visitor();
  expect((await caller.call('login', { body: { username, password } })).json()).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
  });
  return caller;
};

test('a passkey is added, logs in, and confirms a change of the factors', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const elsewhere = await pendingLogin(caller.user.username);
  const proof = passkey.use(await challengeOf(elsewhere));
  expect((await elsewhere.call('secondFactor', { body: { passkey: proof } })).statusCode).toBe(200);
  const renewal = { password, passkey: passkey.use(await challengeOf(elsewhere)) };
  expect((await elsewhere.call('renewBackupCodes', { body: renewal })).statusCode).toBe(200);
});

test('a stolen session cookie adds no passkey with a challenge that was made to confirm', async () => {
  const caller = await api.signedIn();
  const own = await registerPasskey(caller);
  const thief = api.visitor();
  thief.setCookie(caller.cookie() ?? '');
  const added = await putPasskey(thief, passkeyOfDevice(), await challengeOf(thief));
  expect([added.statusCode, added.json()]).toMatchObject([403, { code: 'WRONG_CODE' }]);
  expect(await passkeysOf(caller.user.id)).toEqual([own.id]);
});

test('the stolen cookie of an admin neither adds a passkey nor opens an impersonation', async () => {
  const admin = await api.signedIn({ isAdmin: true, role: 'admin' });
  await registerPasskey(admin);
  const user = await api.addUser();
  const thief = api.visitor();
  thief.setCookie(admin.cookie() ?? '');
  await putPasskey(thief, passkeyOfDevice(), await challengeOf(thief));
  expect((await thief.call('impersonate', { params: { id: user.id } })).statusCode).toBe(403);
});

test('a challenge to add a passkey confirms nothing', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const proposal = { password, passkey: passkey.use(await challengeOf(caller)) };
  const { challenge } = await proposePasskey(caller, proposal);
  const renewal = { password, passkey: passkey.use(challenge) };
  const refused = await caller.call('renewBackupCodes', { body: renewal });
  expect(refused.json()).toMatchObject({ code: 'WRONG_CODE' });
});

test('a challenge belongs to its session or login', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const [first, second] = [
    await pendingLogin(caller.user.username),
    await pendingLogin(caller.user.username),
  ];
  const ofFirst = await challengeOf(first);
  await challengeOf(second);
  const borrowed = await second.call('secondFactor', { body: { passkey: passkey.use(ofFirst) } });
  expect(borrowed.statusCode).toBe(403);
  // The challenge of a login confirms nothing in a session, and the other way round.
  const ofSession = await challengeOf(caller);
  expect((await first.call('secondFactor', { body: { passkey: passkey.use(ofSession) } })).statusCode).toBe(
    403,
  );
});

test('a challenge is taken once and within five minutes', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const renew = (challenge: string) =>
    caller.call('renewBackupCodes', { body: { password, passkey: passkey.use(challenge) } });
  const challenge = await challengeOf(caller);
  expect((await renew(challenge)).statusCode).toBe(200);
  expect((await renew(challenge)).statusCode).toBe(403);
  const late = await challengeOf(caller);
  aheadMs = 5.1 * 60_000;
  expect((await renew(late)).statusCode).toBe(403);
  aheadMs = 0;
});

test('asking to confirm in another tab leaves a passkey that is being added alone', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const proposal = { password, passkey: passkey.use(await challengeOf(caller)) };
  const { challenge } = await proposePasskey(caller, proposal);
  await challengeOf(caller);
  expect((await putPasskey(caller, passkeyOfDevice(), challenge)).statusCode).toBe(200);
});
