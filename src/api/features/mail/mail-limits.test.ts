import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MailKind, mailKinds } from '#domain/mail/mail.ts';
import { queueMail } from '../../store/mail/outbox.ts';
import { type ApiUnderTest, startApi, testPassword, unlimited } from '../../testing/api-under-test.ts';
import { tokenIn } from '../../testing/mail-links.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';
import { setUpApp } from '../../testing/second-factor.ts';

let api: ApiUnderTest;
let mail: MailUnderTest;
beforeEach(async () => {
  api = await startApi({ limits: unlimited });
  mail = await startMail(api.db);
});
afterEach(async () => {
  await mail.close();
  await api.close();
});

const confirmed = { emailVerifiedAt: new Date() };
const recipient = 'elena@cards.example';
const subjectsTo = (address: string) =>
  mail.catcher.mails.filter(({ to }) => to.toLowerCase() === address).map(({ subject }) => subject);
const forgot = (email = recipient) => api.visitor().call('forgotPassword', { body: { email } });
const login = (username: string) =>
  api.visitor().call('login', { body: { username, password: testPassword } });
/** Makes all mails older. */
const wait = (interval: string) =>
  api.db.execute(sql`UPDATE mails SET created_at = created_at - ${interval}::interval`);

async function times(count: number, action: () => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += 1) await action();
}

test('whatever happens to an account, a stranger’s address gets one mail: the one that asks to confirm it', async () => {
  const stranger = api.visitor();
  const account = { username: 'nuisance', email: recipient, password: testPassword };
  await stranger.call('register', { body: account });
  await times(5, () => login('nuisance'));
  const app = await setUpApp(stranger);
  const proof = { password: testPassword, code: app.code(1) };
  await stranger.call('removeFactor', { body: { factor: 'totp', ...proof } });
  const newPassword = 'another one';
  await stranger.call('changePassword', { body: { currentPassword: testPassword, newPassword } });
  await mail.send();
  expect(subjectsTo(recipient)).toEqual(['Confirm your email address']);
});

test('every kind of notice goes to the confirmed address of the account and to no other', async () => {
  const [owner, unconfirmed] = [await api.addUser(confirmed), await api.addUser()];
  const queue = (kind: MailKind, userId: string, to: string) =>
    queueMail(api.db, { kind, userId, recipient: to, language: 'en' });
  for (const kind of mailKinds) {
    await queue(kind, owner.id, owner.email.toUpperCase());
    await queue(kind, owner.id, unconfirmed.email);
    await queue(kind, unconfirmed.id, unconfirmed.email);
  }
  const { rows } = await api.db.execute<{ kind: string; times: number }>(
    sql`SELECT kind, count(*)::int AS times FROM mails GROUP BY kind ORDER BY kind`,
  );
  const once = rows.filter(({ times }) => times === 1).map(({ kind }) => kind);
  expect(once).toEqual([
    'endpointOff',
    'newDevice',
    'orderStep',
    'passwordChanged',
    'passwordSetByAdmin',
    'proofAnswered',
    'secondFactorAdded',
    'secondFactorRemoved',
    'signedOutBySupport',
  ]);
  expect(rows).toHaveLength(mailKinds.length);
});

test('a recipient gets ten mails that anyone can ask for in a day, in whatever spelling and of whatever kind', async () => {
  const callers = [await api.signedIn(confirmed), await api.signedIn(confirmed)];
  for (const caller of callers)
    await times(3, () =>
      caller.call('changeEmail', { body: { email: recipient.toUpperCase(), password: testPassword } }),
    );
  await times(8, () => forgot());
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(10);
  const { rows } = await api.db.execute(sql`SELECT DISTINCT failure FROM mails WHERE failed_at IS NOT NULL`);
  expect(rows).toEqual([{ failure: 'too many mails to this recipient' }]);
  await wait('25 hours');
  await times(11, () => forgot());
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(20);
});

test('beyond the ten, one link for a new password an hour is sent: nobody can keep the owner out', async () => {
  await api.addUser({ email: recipient, ...confirmed });
  await times(12, () => forgot());
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(10);
  await wait('61 minutes');
  // Other mails do not take the place of the link.
  const stranger = await api.signedIn(confirmed);
  await stranger.call('changeEmail', { body: { email: recipient, password: testPassword } });
  await times(3, () => forgot());
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(11);
  const chosen = { token: tokenIn(mail, recipient), newPassword: 'mine again' };
  expect((await api.visitor().call('resetPassword', { body: chosen })).statusCode).toBe(200);
  await mail.send();
  expect(mail.newestTo(recipient)).toMatchObject({ subject: 'Your password was changed' });
});

test('after an undone change of the address the link for a new password is sent in any case', async () => {
  const owner = await api.signedIn({ email: recipient, ...confirmed });
  const moved = 'thief@cards.example';
  await owner.call('changeEmail', { body: { email: moved, password: testPassword } });
  await mail.send();
  await api.visitor().call('verifyEmail', { body: { token: tokenIn(mail, moved) } });
  await mail.send();
  const undo = { token: tokenIn(mail, recipient) };
  await times(12, () => forgot());
  await mail.send();
  expect((await api.visitor().call('undoEmailChange', { body: undo })).statusCode).toBe(200);
  await mail.send();
  expect(mail.newestTo(recipient)).toMatchObject({ subject: 'Choose a new password' });
});

test('a confirmed address gets 20 notices a day, and requests for links do not use them up', async () => {
  const { id: userId } = await api.addUser({ email: recipient, ...confirmed });
  await times(15, () => forgot());
  await times(22, () => queueMail(api.db, { kind: 'newDevice', userId, recipient, language: 'en' }));
  await mail.send();
  const subjects = subjectsTo(recipient);
  expect(subjects.filter((subject) => subject === 'Choose a new password')).toHaveLength(10);
  expect(subjects.filter((subject) => subject === 'New login to your account')).toHaveLength(20);
});

test('mails that have to arrive are not limited', async () => {
  const { id } = await api.addUser(confirmed);
  const details = { boughtAt: new Date().toISOString(), until: new Date().toISOString() };
  const contract = { userId: id, recipient, language: 'en', details } as const;
  await times(25, () => queueMail(api.db, { kind: 'withdrawalReceived', ...contract }));
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(25);
});

test('a mail of a kind that this release does not know is not sent, and stops no other', async () => {
  const { id } = await api.addUser(confirmed);
  const kind = 'ofAnotherRelease' as MailKind;
  await queueMail(api.db, { kind, userId: id, recipient, language: 'en' });
  await forgot();
  await mail.send();
  expect(subjectsTo(recipient)).toHaveLength(1);
  const { rows } = await api.db.execute(sql`SELECT failure FROM mails WHERE kind = ${kind}`);
  expect(rows).toEqual([{ failure: 'no longer needed' }]);
});
