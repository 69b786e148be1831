import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { EmailTokenPurpose } from '#domain/account/email-tokens.ts';
import { startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { addLink } from '../../testing/mail-links.ts';
import { passkeyOfDevice } from '../../testing/passkey.ts';
import { proposePasskey, putPasskey, registerPasskey, setUpApp } from '../../testing/second-factor.ts';

/** Which second factors stay when the owner of an account takes it back by a link. */

const api = await startApi({ limits: unlimited });
afterAll(() => api.close());

type User = { id: string; email: string; username: string };

const newPassword = 'mine once more';
const aLink = async (purpose: EmailTokenPurpose, user: User) => (await addLink(api.db, purpose, user)).token;
const reset = async (user: User) => {
  const token = await aLink('reset_password', user);
  expect((await api.visitor().call('resetPassword', { body: { token, newPassword } })).statusCode).toBe(200);
};
const undo = async (user: User) => {
  const token = await aLink('undo_email_change', { ...user, email: `earlier-${user.email}` });
  expect((await api.visitor().call('undoEmailChange', { body: { token } })).statusCode).toBe(200);
};
const login = async ({ username }: User) =>
  (await api.visitor().call('login', { body: { username, password: newPassword } })).json();
const verify = ({ id }: User) =>
  api.db.execute(sql`UPDATE users SET email_verified_at = now() WHERE id = ${id}`);
/** Moves the factors of an account into the past. */
const age = async ({ id }: User, ago: string) => {
  const before = sql`now() - ${ago}::interval`;
  await api.db.execute(sql`UPDATE totp_secrets SET confirmed_at = ${before} WHERE user_id = ${id}`);
  await api.db.execute(sql`UPDATE passkeys SET created_at = ${before} WHERE user_id = ${id}`);
  await api.db.execute(sql`UPDATE backup_codes SET created_at = ${before} WHERE user_id = ${id}`);
};
const factorsOf = async ({ id }: User) => {
  const { rows } = await api.db.execute<{ apps: number; keys: number; codes: number; isOn: boolean }>(sql`
    SELECT (SELECT count(*) FROM totp_secrets WHERE user_id = ${id})::int AS apps,
      (SELECT count(*) FROM passkeys WHERE user_id = ${id})::int AS keys,
      (SELECT count(*) FROM backup_codes WHERE user_id = ${id})::int AS codes,
      has_second_factor AS "isOn" FROM users WHERE id = ${id}`);
  return rows[0];
};
const mailsTo = async ({ id }: User) => {
  const { rows } = await api.db.execute<{ kind: string }>(
    sql`SELECT kind FROM mails WHERE user_id = ${id} ORDER BY id`,
  );
  return rows.map(({ kind }) => kind);
};

test('a stranger who registered somebody’s address with a second factor does not lock them out', async () => {
  const stranger = await api.signedIn();
  await setUpApp(stranger);
  await reset(stranger.user);
  expect(await factorsOf(stranger.user)).toEqual({ apps: 0, keys: 0, codes: 0, isOn: false });
  expect(await login(stranger.user)).toMatchObject({ id: stranger.user.id, secondFactor: 'off' });
  expect(await mailsTo(stranger.user)).toContain('secondFactorRemoved');
});

test('a reset by a verified address keeps the second factor, and so does that of an admin', async () => {
  const owner = await api.signedIn();
  await setUpApp(owner);
  await verify(owner.user);
  const admin = await api.signedIn({ isAdmin: true });
  await setUpApp(admin);
  for (const { user } of [owner, admin]) {
    await reset(user);
    expect(await login(user)).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  }
});

test('an undo removes the factors that were added since the change, and in the day before it', async () => {
  const thief = await api.signedIn();
  await registerPasskey(thief);
  await age(thief.user, '23 hours');
  await undo(thief.user);
  expect(await factorsOf(thief.user)).toEqual({ apps: 0, keys: 0, codes: 0, isOn: false });
});

test('an undo keeps the factors that the owner had before, without backup codes that are newer', async () => {
  const owner = await api.signedIn();
  const { backupCodes } = await setUpApp(owner);
  await age(owner.user, '2 days');
  const [code = '', another = ''] = backupCodes;
  // Whoever has got a backup code adds a passkey and new codes.
  const { challenge } = await proposePasskey(owner, { password: testPassword, code });
  await putPasskey(owner, passkeyOfDevice(), challenge);
  await owner.call('renewBackupCodes', { body: { password: testPassword, code: another } });
  expect(await factorsOf(owner.user)).toEqual({ apps: 1, keys: 1, codes: 10, isOn: true });
  await undo(owner.user);
  expect(await factorsOf(owner.user)).toEqual({ apps: 1, keys: 0, codes: 0, isOn: true });
});
