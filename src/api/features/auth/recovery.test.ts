import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { reply, startApi, testPassword } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { tokenIn } from '../../testing/mail-links.ts';
import { startMail } from '../../testing/mail-under-test.ts';

const minute = 60_000;
const newPassword = 'a better one';

/** Ahead of the clock of the database. */
let aheadMs = 0;
const api = await startApi({
  environment: { TRUSTED_PROXIES: '127.0.0.1' },
  now: () => new Date(Date.now() + aheadMs),
});
const mail = await startMail(api.db);
beforeEach(() => {
  aheadMs = 0;
});
afterAll(async () => {
  await mail.close();
  await api.close();
});

let addresses = 0;
/** Another address each time, so that the tests do not share limits. */
const elsewhere = () => {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `10.20.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}` } };
};

const forgot = (email: string) => api.visitor().call('forgotPassword', { body: { email }, ...elsewhere() });
const reset = (token: string, password = newPassword, caller: Caller = api.visitor()) =>
  caller.call('resetPassword', { body: { token, newPassword: password }, ...elsewhere() });
const login = (username: string, password: string) =>
  api.visitor().call('login', { body: { username, password }, ...elsewhere() });

async function linkFor(email: string): Promise<string> {
  await forgot(email);
  await mail.send();
  return tokenIn(mail, email);
}

test('a forgotten password is replaced by the link of a mail; all sessions end and a mail tells it', async () => {
  const caller = await api.signedIn();
  const { username, email } = caller.user;
  const token = await linkFor(email);
  expect(mail.newestTo(email)).toMatchObject({ subject: 'Choose a new password' });

  expect((await reset(token)).json()).toEqual({ passwordWarning: null });

  expect((await caller.call('currentUser')).statusCode).toBe(401);
  expect((await login(username, testPassword)).statusCode).toBe(401);
  await mail.send();
  expect(mail.newestTo(email)).toMatchObject({ subject: 'Your password was changed' });
  expect((await login(username, newPassword)).json()).toMatchObject({ isEmailVerified: true });
});

test('the impersonation of an account ends when its password is reset', async () => {
  const admin = await api.signedIn({ isAdmin: true });
  const user = await api.addUser();
  await admin.call('impersonate', { params: { id: user.id } });
  await reset(await linkFor(user.email));
  expect((await admin.call('currentUser')).statusCode).toBe(401);
});

test('a link works once, also when it is used twice at the same time', async () => {
  const user = await api.addUser();
  const token = await linkFor(user.email);
  const responses = await Promise.all([reset(token, 'the first one'), reset(token, 'the second one')]);
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  expect(await reply(reset(token, 'the third one'))).toMatchObject([400, { code: 'LINK_INVALID' }]);
});

test('using one link ends the other links of the account', async () => {
  const user = await api.addUser();
  const [first, second] = [await linkFor(user.email), await linkFor(user.email)];
  expect((await reset(second)).statusCode).toBe(200);
  expect((await reset(first)).statusCode).toBe(400);
});

test('a link works for 30 minutes after its mail was sent', async () => {
  const user = await api.addUser();
  const [early, late] = [await linkFor(user.email), await linkFor(user.email)];
  aheadMs = 31 * minute;
  expect((await reset(late)).json()).toMatchObject({ code: 'LINK_INVALID' });
  aheadMs = 29 * minute;
  expect((await reset(early)).statusCode).toBe(200);
});

test('a forwarded link is refused in the session of another account and still works for its owner', async () => {
  const user = await api.addUser();
  const other = await api.signedIn();
  const token = await linkFor(user.email);
  expect(await reply(reset(token, 'taken over', other))).toMatchObject([403, { code: 'LINK_OF_ANOTHER' }]);
  expect((await login(user.username, 'taken over')).statusCode).toBe(401);
  expect((await reset(token)).statusCode).toBe(200);
});

test('a link for another purpose is refused', async () => {
  const visitor = api.visitor();
  const email = 'purpose@cards.example';
  await visitor.call('register', {
    body: { username: 'purpose', email, password: 'lumen1' },
    ...elsewhere(),
  });
  await mail.send();
  expect((await reset(tokenIn(mail, email))).json()).toMatchObject({ code: 'LINK_INVALID' });
  const resetToken = await linkFor(email);
  const verified = await api.visitor().call('verifyEmail', { body: { token: resetToken }, ...elsewhere() });
  expect(verified.json()).toMatchObject({ code: 'LINK_INVALID' });
});

test('tokens can be guessed 20 times in 15 minutes from one address; a right one does not count', async () => {
  const from = { headers: { 'x-forwarded-for': '10.30.0.1' } };
  const guess = (token: string) =>
    api.visitor().call('resetPassword', { body: { token, newPassword }, ...from });
  const statuses: number[] = [];
  for (let tries = 0; tries < 19; tries += 1) statuses.push((await guess(`guess-${tries}`)).statusCode);
  for (const user of [await api.addUser(), await api.addUser()])
    statuses.push((await guess(await linkFor(user.email))).statusCode);
  statuses.push((await guess('guess-20')).statusCode, (await guess('guess-21')).statusCode);
  expect(statuses).toEqual([...Array<number>(19).fill(400), 200, 200, 400, 429]);
});

test('a known and an unknown address get the same response, and each gets a mail', async () => {
  const user = await api.addUser();
  const [known, unknown] = [await forgot(user.email), await forgot('stranger@cards.example')];
  expect([known.statusCode, known.body]).toEqual([202, '']);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  const names = (response: typeof known) => Object.keys(response.headers).sort();
  expect(names(unknown)).toEqual(names(known));
  await mail.send();
  expect(mail.newestTo('stranger@cards.example')).toMatchObject({
    subject: 'No account with this address',
  });
  expect(mail.newestTo('stranger@cards.example').text).not.toContain('token=');
});

test('one recipient gets five such mails an hour; the response stays the same', async () => {
  const user = await api.addUser();
  for (let tries = 0; tries < 8; tries += 1) expect((await forgot(user.email)).statusCode).toBe(202);
  await mail.send();
  expect(mail.catcher.mails.filter(({ to }) => to === user.email)).toHaveLength(5);
});

test('whoever asks for other mails to a recipient does not use up the links for a new password', async () => {
  const owner = await api.addUser();
  const stranger = await api.signedIn();
  const asked = { email: owner.email, password: testPassword };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await stranger.call('changeEmail', { body: asked })).statusCode).toBe(202);
  await forgot(owner.email);
  await mail.send();
  const subjects = mail.catcher.mails.filter(({ to }) => to === owner.email).map(({ subject }) => subject);
  expect(subjects).toContain('Choose a new password');
});

test('one address may ask 30 times an hour', async () => {
  const from = { headers: { 'x-forwarded-for': '10.31.0.1' } };
  const statuses: number[] = [];
  for (let tries = 0; tries < 31; tries += 1) {
    const email = `flood-${tries}@cards.example`;
    statuses.push((await api.visitor().call('forgotPassword', { body: { email }, ...from })).statusCode);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(202), 429]);
});

test('the mail names the username only if the address is verified, since a stranger may have chosen it', async () => {
  const user = await api.addUser({ username: 'visit-evil.example' });
  await linkFor(user.email);
  expect(mail.newestTo(user.email).text).not.toContain('evil.example');
  await api.db.execute(sql`UPDATE users SET email_verified_at = now() WHERE id = ${user.id}`);
  await linkFor(user.email);
  expect(mail.newestTo(user.email).text).toContain('visit-evil.example');
});

test('the database has neither the token of a link nor the link', async () => {
  const user = await api.addUser();
  const token = await linkFor(user.email);
  const { rows } = await api.db.execute(
    sql`SELECT to_json(mails)::text AS text FROM mails UNION ALL SELECT to_json(account_links)::text FROM account_links`,
  );
  const stored = JSON.stringify(rows);
  expect(stored).toContain(user.email);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
});

test('a changed password ends the links that were sent before', async () => {
  const caller = await api.signedIn();
  const token = await linkFor(caller.user.email);
  await caller.call('changePassword', {
    body: { currentPassword: testPassword, newPassword: 'my own choice' },
  });
  expect((await reset(token)).statusCode).toBe(400);
});

test('the password of an admin needs twelve characters here too', async () => {
  const admin = await api.addUser({ isAdmin: true });
  const token = await linkFor(admin.email);
  const short = await reset(token, 'eleven char');
  expect([short.statusCode, short.json()]).toMatchObject([
    400,
    { fields: { newPassword: 'ADMIN_PASSWORD_TOO_SHORT' } },
  ]);
  expect((await reset(token, 'twelve chars')).statusCode).toBe(200);
});

test('a new password that is short is refused, one that is common is accepted with a warning', async () => {
  const user = await api.addUser();
  const token = await linkFor(user.email);
  expect((await reset(token, 'short')).json()).toMatchObject({
    fields: { newPassword: 'PASSWORD_TOO_SHORT' },
  });
  expect((await reset(token, 'iloveyou')).json()).toEqual({ passwordWarning: 'common' });
});

test('where mail is off, asking for a link is refused', async () => {
  const silent = await startApi({ environment: { MAIL_URL: 'none', MAIL_FROM: '' } });
  const response = await silent.visitor().call('forgotPassword', { body: { email: 'a@cards.example' } });
  expect([response.statusCode, response.json()]).toMatchObject([404, { code: 'MAIL_OFF' }]);
  await silent.close();
});
