import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Announcement, maxWaitingAnnouncements } from '#domain/mail/announcement.ts';
import { type AnnouncePage, announceTask } from '../../jobs/tasks.ts';
import { announcementStore } from '../../store/mail/announcements.ts';
import { mailOutbox, queueMail } from '../../store/mail/outbox.ts';
import { createJobQueue, takeJobs } from '../../store/testing/job-queue.ts';
import { addRecipients } from '../../store/testing/users.ts';
import { type DatabaseUnderTest, startDatabase } from '../../testing/database-under-test.ts';
import { startMail } from '../../testing/mail-under-test.ts';

let database: DatabaseUnderTest;
beforeEach(async () => {
  database = await startDatabase();
  await createJobQueue(database.db);
});
afterEach(() => database.close());

const newTerms: Announcement = {
  name: 'terms-2027',
  reason: 'terms',
  audience: 'everybody',
  texts: {
    en: { subject: 'New terms', paragraphs: ['They change.'] },
    sk: { subject: 'Nové podmienky', paragraphs: ['Menia sa.'] },
  },
};

const query = async (text: string) => (await database.db.$client.query<Record<string, unknown>>(text)).rows;
const begin = (announcement = newTerms) => announcementStore(database.db).begin(announcement);
const mailPage = (page: AnnouncePage) => announcementStore(database.db).mailPage(page);

/** The jobs that wait. */
const nextPages = async () =>
  (await takeJobs(database.db, announceTask.name)) as { payload: AnnouncePage; isLater: boolean }[];

/** Runs the jobs one after another until there are none or they wait for the outbox; returns how many ran. */
async function runPages(): Promise<number> {
  for (let ran = 0; ; ran += 1) {
    const [next] = await nextPages();
    if (!next || next.isLater) return ran;
    await mailPage(next.payload);
  }
}

test('an announcement reaches every account with a confirmed address once, in its language', async () => {
  await addRecipients(database.db, 6);
  await query(`UPDATE users SET language = 'sk' WHERE username = 'recipient-2'`);
  await query(`UPDATE users SET email_verified_at = NULL WHERE username = 'recipient-3'`);
  await query(`UPDATE users SET deletes_at = now() WHERE username = 'recipient-4'`);
  await query(`UPDATE users SET created_at = now() + interval '1 hour' WHERE username = 'recipient-5'`);
  await begin();
  await runPages();
  const mail = await startMail(database.db);
  await mail.send();

  const arrived = mail.catcher.mails.map(({ to, subject }) => `${to}: ${subject}`).sort();
  expect(arrived).toEqual([
    'recipient-1@cards.example: New terms',
    'recipient-2@cards.example: Nové podmienky',
    'recipient-6@cards.example: New terms',
  ]);
  expect(mail.newestTo('recipient-1@cards.example').text).toContain(
    'You get this email because the terms of your account change.',
  );
  expect(await announcementStore(database.db).progress('terms-2027')).toEqual({
    name: 'terms-2027',
    isFinished: true,
    sent: 3,
    waiting: 0,
    failed: 0,
  });
  await mail.close();
});

test('an announcement to those who paid reaches nobody else', async () => {
  await addRecipients(database.db, 4);
  const accountOf = (name: string) => `(SELECT account_id FROM users WHERE username = '${name}')`;
  await query(`UPDATE accounts SET role = 'premium', card_limit = 50 WHERE id = ${accountOf('recipient-2')}`);
  await query(
    `UPDATE accounts SET role = 'enterprise', card_limit = 500 WHERE id = ${accountOf('recipient-3')}`,
  );
  expect(await announcementStore(database.db).countAudience('paid')).toBe(2);
  await begin({ ...newTerms, audience: 'paid' });
  await runPages();
  expect(await query('SELECT recipient FROM mails ORDER BY recipient')).toEqual([
    { recipient: 'recipient-2@cards.example' },
    { recipient: 'recipient-3@cards.example' },
  ]);
});

test('an announcement of the same name is not sent again', async () => {
  await addRecipients(database.db, 1);
  expect([await begin(), await begin()]).toEqual([true, false]);
  await runPages();
  expect(await query('SELECT FROM mails')).toHaveLength(1);
});

test('a page whose job was killed after its commit is not mailed again and starts no second chain of jobs', async () => {
  await addRecipients(database.db, 3);
  await begin();
  const [first] = await nextPages();
  if (!first) throw new Error('There is no job');
  await mailPage(first.payload);
  await mailPage(first.payload);
  expect(await query('SELECT FROM mails')).toHaveLength(3);
  expect(await nextPages()).toHaveLength(1);
});

test('while too many mails of announcements wait, no more are added; the job waits and goes on later', async () => {
  const accounts = maxWaitingAnnouncements + 700;
  await addRecipients(database.db, accounts);
  await begin();
  await runPages();
  const count = async () => (await query('SELECT FROM mails WHERE sent_at IS NULL')).length;
  expect(await count()).toBe(maxWaitingAnnouncements);

  const [announcement] = await query('SELECT id, after_user_id FROM announcements');
  const page = {
    announcementId: String(announcement?.id),
    afterUserId: String(announcement?.after_user_id),
  };
  await mailPage(page);
  expect(await nextPages()).toEqual([{ payload: page, isLater: true }]);
  await query('UPDATE mails SET sent_at = now()');
  await mailPage(page);
  await runPages();
  expect(await count()).toBe(accounts - maxWaitingAnnouncements);
});

test('a mail about the own account is sent before those of an announcement that have waited for longer', async () => {
  await addRecipients(database.db, 5);
  await begin();
  await runPages();
  const outbox = mailOutbox(database.db);
  await queueMail(database.db, {
    kind: 'resetPassword',
    recipient: 'elena@cards.example',
    language: 'en',
    userId: null,
  });
  const taken = [await outbox.take(new Date()), await outbox.take(new Date())];
  expect(taken.map((mail) => mail?.kind)).toEqual(['resetPassword', 'announcement']);
});
