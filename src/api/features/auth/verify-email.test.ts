import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reply, startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import type { Caller } from '../../testing/caller.ts';
import { tokenIn } from '../../testing/mail-links.ts';
import { startMail } from '../../testing/mail-under-test.ts';

const day = 24 * 60 * 60_000;

let aheadMs = 0;
const api = await startApi({ limits: unlimited, now: () => new Date(Date.now() + aheadMs) });
const mail = await startMail(api.db);
afterAll(async () => {
  await mail.close();
  await api.close();
});

async function registered(username: string): Promise<{ caller: Caller; email: string; token: string }> {
  const caller = api.visitor();
  const email = `${username}@cards.example`;
  await caller.call('register', { body: { username, email, password: testPassword } });
  await mail.send();
  return { caller, email, token: tokenIn(mail, email) };
}

const verify = (token: string, caller = api.visitor()) => caller.call('verifyEmail', { body: { token } });
const login = (username: string, password = testPassword) =>
  api.visitor().call('login', { body: { username, password } });
const isVerified = async (caller: Caller) => (await caller.call('currentUser')).json().isEmailVerified;

const verified = () => api.signedIn({ emailVerifiedAt: new Date() });

/** Asks for a new address and returns the token of the mail to it. Mails that wait go first: sent together, any may be the newest. */
async function newAddressToken(caller: Caller, email: string): Promise<string> {
  await mail.send();
  const response = await caller.call('changeEmail', { body: { email, password: testPassword } });
  expect([response.statusCode, response.body]).toEqual([202, '']);
  await mail.send();
  return tokenIn(mail, email);
}

test('after registering, the link of a mail verifies the address, once', async () => {
  const { caller, email, token } = await registered('veronika');
  expect(await isVerified(caller)).toBe(false);
  expect((await verify(token)).json()).toEqual({ email });
  expect(await isVerified(caller)).toBe(true);
  expect((await verify(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
});

test('the link of another account is refused and verifies neither', async () => {
  const [mine, other] = [await registered('mine'), await registered('other')];
  expect(await reply(verify(other.token, mine.caller))).toMatchObject([403, { code: 'LINK_OF_ANOTHER' }]);
  expect([await isVerified(mine.caller), await isVerified(other.caller)]).toEqual([false, false]);
});

test('the link works for a day', async () => {
  const { token } = await registered('tardy');
  aheadMs = 1.01 * day;
  expect((await verify(token)).json()).toMatchObject({ code: 'LINK_INVALID' });
  aheadMs = 0;
});

test('another mail can be asked for, until the address is verified', async () => {
  const { caller, email, token } = await registered('again');
  expect((await caller.call('resendVerification')).statusCode).toBe(202);
  await mail.send();
  const second = tokenIn(mail, email);
  expect(second).not.toBe(token);
  expect((await verify(second, caller)).statusCode).toBe(200);
  await caller.call('resendVerification');
  await mail.send();
  expect(tokenIn(mail, email)).toBe(second);
});

test('a verified address logs in, in any spelling; an unverified one does not', async () => {
  const { email, token } = await registered('mailer');
  expect((await login(email)).statusCode).toBe(401);
  await verify(token);
  expect((await login(` ${email.toUpperCase()} `)).json()).toMatchObject({ username: 'mailer' });
  expect((await login('mailer')).statusCode).toBe(200);
});

test('a verified address logs its owner in, also if an earlier release let a stranger take it as a name', async () => {
  const named = await api.addUser({ username: 'elena@cards.example', email: 'named@cards.example' });
  const owner = await verified();
  await api.db.execute(
    sql`UPDATE users SET email = ${named.username}, email_key = ${named.username} WHERE id = ${owner.user.id}`,
  );
  expect((await login(named.username)).json()).toMatchObject({ id: owner.user.id });
});

test('a name in the form of an address that nobody has confirmed still logs in', async () => {
  const named = await api.addUser({ username: 'olga@cards.example', email: 'olga.named@cards.example' });
  await api.addUser({ email: named.username });
  expect((await login(named.username)).json()).toMatchObject({ id: named.id });
});

test('wrong passwords for an address do not tell which name it belongs to', async () => {
  const limited = await startApi();
  const { username, email } = await limited.addUser({ emailVerifiedAt: new Date() });
  const guess = async (typed: string) =>
    (await limited.visitor().call('login', { body: { username: typed, password: 'wrong' } })).statusCode;
  for (let tries = 0; tries < 10; tries += 1) expect(await guess(email)).toBe(401);
  expect([await guess(` ${email.toUpperCase()}`), await guess(username)]).toEqual([429, 401]);
  for (let tries = 0; tries < 9; tries += 1) expect(await guess(username)).toBe(401);
  expect(await guess(username.toUpperCase())).toBe(429);
  await limited.close();
});

test('a new address is verified at the new one, told at the old one, and undone by a link', async () => {
  const caller = await verified();
  const { email: old, username } = caller.user;
  const token = await newAddressToken(caller, 'moved@cards.example');
  expect((await caller.call('currentUser')).json()).toMatchObject({ email: old });

  expect((await verify(token, caller)).json()).toEqual({ email: 'moved@cards.example' });
  expect((await caller.call('currentUser')).json()).toMatchObject({
    email: 'moved@cards.example',
    isEmailVerified: true,
  });
  await mail.send();
  expect(mail.newestTo(old)).toMatchObject({ subject: 'Your email address was changed' });
  const undo = tokenIn(mail, old);

  const undone = await api.visitor().call('undoEmailChange', { body: { token: undo } });
  expect(undone.json()).toEqual({ email: old });
  expect((await caller.call('currentUser')).statusCode).toBe(401);
  expect((await login(username)).statusCode).toBe(401);
  await mail.send();
  expect(mail.newestTo(old)).toMatchObject({ subject: 'Choose a new password' });
  const renewed = { token: tokenIn(mail, old), newPassword: 'mine once more' };
  expect((await api.visitor().call('resetPassword', { body: renewed })).statusCode).toBe(200);
  expect((await login(old, 'mine once more')).json()).toMatchObject({ username, email: old });
  const again = await api.visitor().call('undoEmailChange', { body: { token: undo } });
  expect(again.json()).toMatchObject({ code: 'LINK_INVALID' });
});

test('an address that was given up stays with its account while the change can be undone', async () => {
  const caller = await verified();
  const { email: old } = caller.user;
  const token = await newAddressToken(caller, 'taken-over@cards.example');
  const squat = (username: string) =>
    api.visitor().call('register', { body: { username, email: old.toUpperCase(), password: testPassword } });
  // Whoever registers while the address becomes free waits for it, and then gets it as little.
  const [changed, registered] = await Promise.all([verify(token, caller), squat('squatter-1')]);
  expect([changed.statusCode, registered.statusCode]).toEqual([200, 409]);
  expect((await squat('squatter-2')).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  await mail.send();
  const undo = tokenIn(mail, old);

  const other = await verified();
  const moved = await verify(await newAddressToken(other, old), other);
  expect(moved.json()).toMatchObject({ code: 'EMAIL_TAKEN' });

  const undone = await api.visitor().call('undoEmailChange', { body: { token: undo } });
  expect(undone.json()).toEqual({ email: old });
  // The address of the one who changed it is free again.
  const email = 'taken-over@cards.example';
  const free = { username: 'honest', email, password: testPassword };
  expect((await api.visitor().call('register', { body: free })).statusCode).toBe(201);
});

test('an address that was given up is free for its own account, and for all after seven days', async () => {
  const caller = await verified();
  const { email: old } = caller.user;
  await verify(await newAddressToken(caller, 'there@cards.example'), caller);
  await verify(await newAddressToken(caller, old), caller);
  expect((await caller.call('currentUser')).json()).toMatchObject({ email: old });
  await api.db.execute(sql`UPDATE reserved_emails SET expires_at = now() WHERE user_id = ${caller.user.id}`);
  const late = { username: 'week-later', email: 'there@cards.example', password: testPassword };
  expect((await api.visitor().call('register', { body: late })).statusCode).toBe(201);
});

test('the link of a later change ends with an undo, in whatever order the mails were sent', async () => {
  const caller = await verified();
  const { id, email: old } = caller.user;
  await verify(await newAddressToken(caller, 'thief-5@cards.example'));
  // The mail server of the owner is slow: their mail goes out last.
  await api.db.execute(
    sql`UPDATE mails SET next_attempt_at = now() + interval '1 hour' WHERE user_id = ${id} AND recipient = ${old}`,
  );
  await verify(await newAddressToken(caller, 'thief-6@cards.example'));
  await mail.send();
  const thiefs = tokenIn(mail, 'thief-5@cards.example');
  await mail.send(new Date(Date.now() + 2 * 60 * 60_000));
  const undo = (token: string) => api.visitor().call('undoEmailChange', { body: { token } });
  expect((await undo(tokenIn(mail, old))).json()).toEqual({ email: old });
  expect((await undo(thiefs)).json()).toMatchObject({ code: 'LINK_INVALID' });
});

test('a mail with the link of a later change that is not sent yet is not sent after an undo', async () => {
  const caller = await verified();
  await verify(await newAddressToken(caller, 'thief-7@cards.example'));
  await mail.send();
  const owners = tokenIn(mail, caller.user.email);
  await verify(await newAddressToken(caller, 'thief-8@cards.example'));
  await api.visitor().call('undoEmailChange', { body: { token: owners } });
  await mail.send();
  // The only mail there was the one that offered the address.
  expect(mail.newestTo('thief-7@cards.example').text).toContain('/verify-email?token=');
});

test('a change can be undone for seven days', async () => {
  const caller = await verified();
  await verify(await newAddressToken(caller, 'week@cards.example'));
  await mail.send();
  const token = tokenIn(mail, caller.user.email);
  aheadMs = 7.01 * day;
  expect((await api.visitor().call('undoEmailChange', { body: { token } })).statusCode).toBe(400);
  aheadMs = 6.99 * day;
  expect((await api.visitor().call('undoEmailChange', { body: { token } })).statusCode).toBe(200);
  aheadMs = 0;
});

test('the oldest address wins: undoing a change ends the links of later ones, not of earlier ones', async () => {
  const caller = await verified();
  await verify(await newAddressToken(caller, 'thief-1@cards.example'));
  await mail.send();
  await verify(await newAddressToken(caller, 'thief-2@cards.example'));
  await mail.send();
  const [owners, thiefs] = [tokenIn(mail, caller.user.email), tokenIn(mail, 'thief-1@cards.example')];
  const undo = (token: string) => api.visitor().call('undoEmailChange', { body: { token } });
  expect((await undo(thiefs)).json()).toEqual({ email: 'thief-1@cards.example' });
  expect((await undo(owners)).json()).toEqual({ email: caller.user.email });
  expect((await undo(thiefs)).statusCode).toBe(400);
});

test('an old address that was never verified gets no mail, since it may be a stranger’s', async () => {
  const caller = await api.signedIn();
  await verify(await newAddressToken(caller, 'corrected@cards.example'));
  await mail.send();
  expect(() => mail.newestTo(caller.user.email)).toThrow('No mail');
});

test('the address of another account gets a mail that says so, and the response is the same', async () => {
  const [caller, owner] = [await verified(), await verified()];
  const change = { email: owner.user.email, password: testPassword };
  const response = await caller.call('changeEmail', { body: change });
  expect([response.statusCode, response.body]).toEqual([202, '']);
  await mail.send();
  expect(mail.newestTo(owner.user.email)).toMatchObject({ subject: 'This address already has an account' });
});

test('an address that was registered meanwhile is not taken over', async () => {
  const caller = await verified();
  const token = await newAddressToken(caller, 'contested@cards.example');
  await api.addUser({ email: 'contested@cards.example' });
  expect((await verify(token)).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
});

test('a new password ends a change of address that waits for its confirmation, sent or not', async () => {
  const caller = await verified();
  const token = await newAddressToken(caller, 'thief-3@cards.example');
  await caller.call('changeEmail', { body: { email: 'thief-4@cards.example', password: testPassword } });
  await caller.call('changePassword', { body: { currentPassword: testPassword, newPassword: 'mine alone' } });
  await mail.send();
  expect((await verify(token)).statusCode).toBe(400);
  expect(() => mail.newestTo('thief-4@cards.example')).toThrow('No mail');
});

test('changing the address needs the password', async () => {
  const caller = await verified();
  const change = { email: 'elsewhere@cards.example', password: 'wrong' };
  const response = await caller.call('changeEmail', { body: change });
  expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'WRONG_PASSWORD' }]);
});

test('a user may ask for five such mails an hour', async () => {
  const limited = await startApi();
  const caller = await limited.signedIn();
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1)
    statuses.push((await caller.call('resendVerification')).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  await limited.close();
});
