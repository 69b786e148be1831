import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reply, startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { passkeyOfDevice } from '../../testing/passkey.ts';
import {
  proposePasskey,
  proposeTotp,
  putPasskey,
  registerPasskey,
  setUpApp,
} from '../../testing/second-factor.ts';

const api = await startApi();
const required = await startApi({ environment: { ADMIN_SECOND_FACTOR: 'required' } });
afterAll(async () => {
  await api.close();
  await required.close();
});

const password = testPassword;
const entriesOf = async (userId: string) => {
  const { rows } = await api.db.execute<{ action: string }>(
    sql`SELECT action FROM audit_log WHERE subject_id = ${userId} ORDER BY id`,
  );
  return rows.map(({ action }) => action);
};
const mailsTo = async (userId: string) => {
  const { rows } = await api.db.execute<{ kind: string }>(
    sql`SELECT kind FROM mails WHERE user_id = ${userId} ORDER BY id`,
  );
  return rows.map(({ kind }) => kind);
};

test('setting up and removing a factor is audited and told by mail', async () => {
  const caller = await api.signedIn({ emailVerifiedAt: new Date() });
  const { id } = caller.user;
  const app = await setUpApp(caller);
  const removal = { factor: 'totp', password, code: app.code(1) };
  expect((await caller.call('removeFactor', { body: removal })).statusCode).toBe(204);
  expect(await entriesOf(id)).toEqual(['second_factor_added', 'second_factor_removed']);
  expect(await mailsTo(id)).toEqual(['secondFactorAdded', 'secondFactorRemoved']);
  expect((await caller.call('listFactors')).json()).toEqual({
    totpSince: null,
    passkeys: [],
    backupCodesLeft: 0,
  });
});

test('a wrong first code sets nothing up', async () => {
  const caller = await api.signedIn();
  await caller.call('proposeTotp', { body: { password } });
  const refused = await caller.call('confirmTotp', { body: { code: '000000' } });
  expect(refused.json()).toMatchObject({ code: 'WRONG_CODE' });
  expect((await caller.call('currentUser')).json()).toMatchObject({ secondFactor: 'off' });
});

test('whoever has the session but not the password, or not the factor, changes nothing', async () => {
  const caller = await api.signedIn();
  const refuse = async (path: string, body: object) =>
    (await caller.post(`/api/account/second-factors/${path}`, body)).json<{ code: string }>().code;
  expect(await refuse('totp', { password: 'wrong' })).toBe('WRONG_PASSWORD');
  await setUpApp(caller);
  expect(await refuse('passkey', { password })).toBe('WRONG_CODE');
  expect(await refuse('backup-codes', { password, code: '000000' })).toBe('WRONG_CODE');
  expect(await refuse('remove', { factor: 'totp', password })).toBe('WRONG_CODE');
});

test('new backup codes replace the old ones', async () => {
  const caller = await api.signedIn();
  const app = await setUpApp(caller);
  const [old = ''] = app.backupCodes;
  const renewed = await caller.call('renewBackupCodes', {
    body: {
      password,
      code: app.code(1),
    },
  });
  expect(renewed.json<{ backupCodes: string[] }>().backupCodes).toHaveLength(10);
  const refused = await caller.call('renewBackupCodes', { body: { password, code: old } });
  expect(refused.json()).toMatchObject({ code: 'WRONG_CODE' });
});

test('the passkey of an invented response is refused', async () => {
  const caller = await api.signedIn();
  await caller.call('proposePasskey', { body: { password } });
  const passkey = {
    id: 'aW52ZW50ZWQ',
    rawId: 'aW52ZW50ZWQ',
    type: 'public-key' as const,
    response: { clientDataJSON: 'e30', attestationObject: 'oA' },
  };
  const added = await caller.call('addPasskey', { body: { name: 'Key', passkey } });
  expect(added.json()).toMatchObject({ code: 'WRONG_CODE' });
});

test('an admin without a second factor reaches nothing but its set-up', async () => {
  const admin = await required.signedIn({ isAdmin: true, role: 'admin' });
  expect((await admin.call('currentUser')).json()).toMatchObject({ secondFactor: 'due' });
  for (const path of ['/api/admin/users', '/api/admin/audit', '/api/business-cards', '/api/account/export']) {
    expect(await reply(admin.get(path))).toMatchObject([403, { code: 'SECOND_FACTOR_REQUIRED' }]);
  }
  await setUpApp(admin);
  expect((await admin.call('listUsers')).statusCode).toBe(200);
});

test('the last factor of an admin cannot be removed where it is required', async () => {
  const admin = await required.signedIn({ isAdmin: true, role: 'admin' });
  const app = await setUpApp(admin);
  const removal = { factor: 'totp', password, code: app.code(1) };
  const refused = await admin.call('removeFactor', { body: removal });
  expect(refused.json()).toMatchObject({ code: 'LAST_FACTOR' });
});

test('of the last two factors of an admin that are removed at the same time, one stays where one is required', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const admin = await required.signedIn({ isAdmin: true, role: 'admin' });
    const { backupCodes } = await setUpApp(admin);
    const [code = '', first = '', second = ''] = backupCodes;
    const passkey = passkeyOfDevice();
    const { challenge } = await proposePasskey(admin, { password, code });
    expect((await putPasskey(admin, passkey, challenge)).statusCode).toBe(200);
    const remove = (factor: string, code: string) =>
      admin.call('removeFactor', { body: { factor, password, code } });
    const removed = await Promise.all([remove('totp', first), remove(passkey.id, second)]);
    expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
    expect((await admin.call('currentUser')).json()).toMatchObject({ secondFactor: 'on' });
  }
});

test('what another session began to set up ends when a first factor is added: it has not given that factor', async () => {
  const caller = await api.signedIn();
  const { username } = caller.user;
  const thief = api.visitor();
  await thief.call('login', { body: { username, password } });
  const { challenge } = await proposePasskey(thief);
  const { code } = await proposeTotp(thief);
  await registerPasskey(caller);
  expect((await putPasskey(thief, passkeyOfDevice(), challenge)).json()).toMatchObject({
    code: 'WRONG_CODE',
  });
  const confirmed = await thief.call('confirmTotp', { body: { code: code() } });
  expect(confirmed.json()).toMatchObject({ code: 'FACTOR_NOT_FOUND' });
});

test('an app is set up only in the session that proposed it', async () => {
  const caller = await api.signedIn();
  const { code } = await proposeTotp(caller);
  const elsewhere = api.visitor();
  await elsewhere.call('login', { body: { username: caller.user.username, password } });
  const confirmed = await elsewhere.call('confirmTotp', { body: { code: code() } });
  expect(confirmed.json()).toMatchObject({ code: 'FACTOR_NOT_FOUND' });
  expect((await caller.call('confirmTotp', { body: { code: code() } })).statusCode).toBe(200);
});

const changes = {
  address: (caller: Caller, proof: object) =>
    caller.call('changeEmail', { body: { email: 'elsewhere@cards.example', password, ...proof } }),
  password: (caller: Caller, proof: object) =>
    caller.call('changePassword', {
      body: { currentPassword: password, newPassword: 'a better one', ...proof },
    }),
  account: (caller: Caller, proof: object) => caller.call('deleteAccount', { body: { password, ...proof } }),
};

test.each(Object.entries(changes))(
  'with a second factor on, the password alone does not change the %s; the factor does, once',
  async (_, change) => {
    const caller = await api.signedIn();
    const { backupCodes } = await setUpApp(caller);
    const [code] = backupCodes;
    for (const proof of [{}, { code: '000000' }]) {
      expect(await reply(change(caller, proof))).toMatchObject([403, { code: 'WRONG_CODE' }]);
    }
    expect((await change(caller, { code })).statusCode).toBeLessThan(300);
  },
);

test('a passkey confirms them, too', async () => {
  const caller = await api.signedIn();
  const passkey = await registerPasskey(caller);
  const options = await caller.call('secondFactorOptions');
  const { challenge } = options.json<{ passkey: { challenge: string } }>().passkey;
  const changed = await changes.password(caller, { passkey: passkey.use(challenge) });
  expect(changed.statusCode).toBe(200);
});
