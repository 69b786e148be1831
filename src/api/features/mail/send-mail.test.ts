import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { freePort } from '../../../../tools/dev/free-port.ts';
import { mailOutbox, queueMails } from '../../store/mail/outbox.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { type MailUnderTest, startMail } from '../../testing/mail-under-test.ts';

const minute = 60_000;
const timeouts = { connectMs: 2000, idleMs: 2000, totalMs: 4000 };

let database: DatabaseUnderTest;
let mail: MailUnderTest;
beforeEach(async () => {
  database = await startDatabase();
  mail = await startMail(database.db, { timeouts });
});
afterEach(async () => {
  await mail.close();
  await database.close();
});

const queue = (recipient: string, language: 'en' | 'sk' = 'en') =>
  queueMails(database.db, [{ kind: 'passwordChanged', recipient, language, userId: null }]);

const rows = async () =>
  (
    await database.db.$client.query<Record<string, unknown>>(
      `SELECT recipient, attempts, sent_at IS NOT NULL AS "isSent", failed_at IS NOT NULL AS "isFailed", failure,
              round(extract(epoch FROM next_attempt_at - $1::timestamptz) / 60)::int AS "nextInMinutes"
       FROM mails ORDER BY id`,
      [new Date()],
    )
  ).rows;

const later = (minutes: number) => new Date(Date.now() + minutes * minute);

test('a mail arrives once, as HTML and as plain text with the same words, with a Message-ID made of its row', async () => {
  await queue('elena@cards.example');
  await mail.send();
  await mail.send(later(10));
  expect(mail.catcher.mails).toHaveLength(1);
  const [arrived] = mail.catcher.mails;
  const { rows: ids } = await database.db.$client.query<{ id: string }>('SELECT id FROM mails');
  expect(arrived).toMatchObject({
    messageId: `<${ids[0]?.id}@127.0.0.1>`,
    from: 'cards@vizitka.example',
    to: 'elena@cards.example',
    subject: 'Your password was changed',
  });
  expect(arrived?.text).toContain('Every other device has been logged out.');
  expect(arrived?.html).toContain('Every other device has been logged out.');
  expect(await rows()).toMatchObject([{ isSent: true, attempts: 1, failure: null }]);
});

test('a mail speaks the language of its row', async () => {
  await queue('jana@cards.example', 'sk');
  await mail.send();
  expect(mail.newestTo('jana@cards.example')).toMatchObject({ subject: 'Vaše heslo sa zmenilo' });
});

test('a 4xx response postpones a mail by a minute, then by two, and others are sent meanwhile', async () => {
  await queue('first@cards.example');
  mail.catcher.plan({ kind: 'defer', times: 1 });
  await mail.send();
  await queue('second@cards.example');
  await mail.send();
  expect(mail.catcher.mails.map(({ to }) => to)).toEqual(['second@cards.example']);
  expect((await rows())[0]).toMatchObject({
    isSent: false,
    nextInMinutes: 1,
    failure: '451 Try again later',
  });
  mail.catcher.plan({ kind: 'defer', times: 1 });
  await mail.send(later(1.1));
  expect((await rows())[0]).toMatchObject({ isSent: false, attempts: 2, nextInMinutes: 3 });
  await mail.send(later(4));
  expect((await rows())[0]).toMatchObject({ isSent: true, attempts: 3, failure: null });
});

test('a 5xx response is final and its reason is stored', async () => {
  await queue('nobody@cards.example');
  mail.catcher.plan({ kind: 'refuse', times: 1 });
  await mail.send();
  await mail.send(later(60));
  expect(mail.catcher.mails).toEqual([]);
  expect(await rows()).toMatchObject([{ isFailed: true, attempts: 1, failure: '550 No such mailbox' }]);
});

test('an address that cannot be sent to does not stop the other mails', async () => {
  await queue('@');
  await queue('elena@cards.example');
  await mail.send();
  expect(await rows()).toMatchObject([{ isFailed: true }, { isSent: true }]);
});

test('a slow server delays a mail and does not double it', async () => {
  await queue('elena@cards.example');
  mail.catcher.plan({ kind: 'slow', times: 1, ms: 500 });
  await mail.send();
  expect(mail.catcher.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ isSent: true, attempts: 1 }]);
});

test('a server that does not respond in time is given up, and the mail is tried again', async () => {
  await queue('elena@cards.example');
  mail.catcher.plan({ kind: 'slow', times: 1, ms: 5000 });
  await mail.send();
  expect(await rows()).toMatchObject([{ isSent: false, isFailed: false, nextInMinutes: 1 }]);
});

test('a mail whose server hung up after taking it is sent again with the same Message-ID', async () => {
  await queue('elena@cards.example');
  mail.catcher.plan({ kind: 'hang-up', times: 1 });
  await mail.send();
  expect(await rows()).toMatchObject([{ isSent: false, nextInMinutes: 1 }]);
  await mail.send(later(1.1));
  expect(await rows()).toMatchObject([{ isSent: true, attempts: 2 }]);
  expect(new Set(mail.catcher.mails.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a mail whose sender was killed is taken again after two minutes, not before', async () => {
  await queue('elena@cards.example');
  // The process that takes it here never sends it.
  await mailOutbox(database.db).take(new Date());
  await mail.send(later(1.9));
  expect(mail.catcher.mails).toEqual([]);
  await mail.send(later(2.1));
  expect(mail.catcher.mails).toHaveLength(1);
});

test('when the mail server is away for an hour, everything arrives once it is back, and few attempts are made', async () => {
  const port = await freePort();
  const away = await startMail(database.db, { url: `smtp://127.0.0.1:${port}`, timeouts });
  for (let index = 0; index < 20; index += 1) await queue(`user-${index}@cards.example`);
  for (let minutes = 0; minutes < 60; minutes += 1) await away.send(later(minutes));
  const during = await rows();
  expect(during.filter(({ isSent }) => isSent)).toEqual([]);
  expect(Math.max(...during.map(({ attempts }) => Number(attempts)))).toBeLessThan(15);

  const back = await startMailCatcher({ port });
  for (let minutes = 60; minutes <= 70; minutes += 1) await away.send(later(minutes));
  expect(back.mails).toHaveLength(20);
  expect(new Set(back.mails.map(({ messageId }) => messageId)).size).toBe(20);
  await back.close();
  await away.close();
});

test('a mail that could not be sent for three days is given up', async () => {
  const away = await startMail(database.db, { url: `smtp://127.0.0.1:${await freePort()}`, timeouts });
  await queue('elena@cards.example');
  await away.send(later(2.9 * 24 * 60));
  expect(await rows()).toMatchObject([{ isFailed: false }]);
  await away.send(later(3.1 * 24 * 60));
  expect(await rows()).toMatchObject([{ isFailed: true }]);
  await away.close();
});

test('two senders at once send every mail once', async () => {
  const second = await startMail(database.db, { url: mail.catcher.url, timeouts });
  for (let index = 0; index < 200; index += 1) await queue(`user-${index}@cards.example`);
  await Promise.all([mail.send(), second.send()]);
  expect(mail.catcher.mails).toHaveLength(200);
  expect(new Set(mail.catcher.mails.map(({ messageId }) => messageId)).size).toBe(200);
  await second.close();
});

test('mails that wait for longer than ten minutes are counted for the operator', async () => {
  const { countOverdue } = mailOutbox(database.db);
  await queue('elena@cards.example');
  expect(await countOverdue()).toBe(0);
  await database.db.$client.query(`UPDATE mails SET created_at = now() - interval '11 minutes'`);
  expect(await countOverdue()).toBe(1);
  await mail.send();
  expect(await countOverdue()).toBe(0);
});

test('a mail is stored even if its job cannot be added', async () => {
  await database.db.$client.query(
    'CREATE SCHEMA graphile_worker; CREATE TABLE graphile_worker._private_jobs ()',
  );
  await queue('elena@cards.example');
  await mail.send();
  expect(mail.catcher.mails).toHaveLength(1);
});
