import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startMailCatcher } from '#simulator/mail/mail-catcher.ts';
import { openDatabase } from './database/db.ts';
import { createLog } from './http/log.ts';
import { startJobRunner } from './jobs/job-runner.ts';
import { openMailTransport } from './mail/mail-transport.ts';
import { openPaymentProvider } from './payments/payment-provider.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { queueMail } from './store/mail/outbox.ts';
import { savedCard } from './testing/a-card.ts';
import { startApi, testOrigin } from './testing/api-under-test.ts';
import { copyOfDatabase } from './testing/database-under-test.ts';

/** The delay of a job is not bounded; the timeout of the test ends the polling. */
const pollOptions = { interval: 50, timeout: 50_000 };

const aMail = { kind: 'resetPassword', language: 'en', userId: null } as const;

const api = await startApi();
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) =>
  (await api.db.$client.query<Record<string, unknown>>(text, values)).rows;

test('jobs delete cards after 30 days in the bin, expired sessions, keys after a day, mails and accounts after 30 days, and nothing younger', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const [old, young] = [await savedCard(caller), await savedCard(caller)];
  for (const { id } of [old, young]) await caller.call('deleteCard', { params: { id } });
  await query(`UPDATE binned_cards SET deleted_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
  await query(`UPDATE binned_cards SET deleted_at = now() - interval '29 days' WHERE id = $1`, [young.id]);
  await query(
    `INSERT INTO sessions (token_hash, actor_id, subject_id, expires_at) VALUES ($1, $2, $2, now() - interval '1 minute')`,
    [randomBytes(32), caller.user.id],
  );
  const key = (name: string, age: string) =>
    query(
      `INSERT INTO idempotency_keys (account_id, key, request_hash, card_id, created_at) VALUES ($1, $2, '', $3, now() - $4::interval)`,
      [caller.user.accountId, name, old.id, age],
    );
  const [gone, leaving] = [await api.addUser(), await api.addUser()];
  const scheduleDeletion = (id: string, at: string) =>
    query('UPDATE users SET deletes_at = now() + $2::interval WHERE id = $1', [id, at]);
  await scheduleDeletion(gone.id, '-1 minute');
  await scheduleDeletion(leaving.id, '1 minute');
  const mail = (recipient: string, age: string, sentAt: string | null) =>
    query(
      `INSERT INTO mails (id, kind, recipient, language, created_at, sent_at, next_attempt_at)
       VALUES (gen_random_uuid(), 'passwordChanged', $1, 'en', now() - $2::interval, $3, now() + interval '1 day')`,
      [recipient, age, sentAt],
    );
  await mail('sent-long-ago', '31 days', 'now');
  await mail('sent-lately', '29 days', 'now');
  await key('old', '25 hours');
  await key('young', '1 hour');

  const objects = { remove: async () => undefined } as unknown as Parameters<
    typeof scheduledJobs
  >[0]['objects'];
  const provider = openPaymentProvider(null);
  const jobs = scheduledJobs({
    db: api.db,
    objects,
    provider,
    books: api.config.books,
    mail: null,
    log: createLog('silent'),
    now: () => new Date(),
  });
  const runner = startJobRunner(api.config.database.url, jobs, createLog('silent'));
  await expect
    .poll(() => query(`SELECT to_regclass('graphile_worker._private_tasks') AS made`), pollOptions)
    .not.toEqual([{ made: null }]);
  for (const name of Object.keys(jobs)) await query('SELECT graphile_worker.add_job($1)', [name]);
  await expect.poll(() => query('SELECT FROM graphile_worker.jobs'), pollOptions).toEqual([]);
  await runner.stop();

  expect(await query('SELECT id FROM binned_cards')).toEqual([{ id: young.id }]);
  expect(await query('SELECT recipient FROM mails')).toEqual([{ recipient: 'sent-lately' }]);
  expect(await query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'young' }]);
  expect(await query('SELECT id FROM users WHERE id IN ($1, $2)', [gone.id, leaving.id])).toEqual([
    { id: leaving.id },
  ]);
  expect(await query('SELECT FROM sessions WHERE expires_at < now()')).toEqual([]);
  expect((await caller.call('currentUser')).statusCode).toBe(200);
});

test('a mail is sent as soon as its transaction commits, and never if it is rolled back', async () => {
  const catcher = await startMailCatcher();
  const transport = openMailTransport(catcher.url);
  const deps = {
    db: api.db,
    provider: openPaymentProvider(null),
    books: api.config.books,
    log: createLog('silent'),
  };
  const jobs = scheduledJobs({
    ...deps,
    objects: { remove: async () => undefined } as unknown as Parameters<typeof scheduledJobs>[0]['objects'],
    mail: {
      transport,
      from: 'cards@vizitka.example',
      publicOrigin: testOrigin,
      terms: { en: 'The terms', sk: 'Podmienky' },
    },
    now: () => new Date(),
  });
  // Once a year, so that only the insert starts it.
  const sendMail = { run: jobs['send-mail']?.run ?? (async () => undefined), cron: '0 0 1 1 *' };
  const runner = startJobRunner(api.config.database.url, { 'send-mail': sendMail }, createLog('silent'));
  await expect
    .poll(
      () => query(`SELECT FROM graphile_worker._private_tasks WHERE identifier = 'send-mail'`),
      pollOptions,
    )
    .toHaveLength(1);
  const rolledBack = api.db.transaction(async (tx) => {
    await queueMail(tx, { ...aMail, recipient: 'never@cards.example' });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await queueMail(api.db, { ...aMail, recipient: 'elena@cards.example' });
  await expect.poll(() => catcher.mails.map(({ to }) => to), pollOptions).toEqual(['elena@cards.example']);
  await runner.stop();
  transport.close();
  await catcher.close();
  expect(await query(`SELECT FROM mails WHERE recipient = 'never@cards.example'`)).toEqual([]);
});

test('jobs continue after all database connections were lost', async () => {
  let runs = 0;
  const count = {
    cron: '0 0 1 1 *',
    run: async () => {
      runs += 1;
    },
  };
  const runner = startJobRunner(api.config.database.url, { count }, createLog('silent'));
  const addJob = () => query("SELECT graphile_worker.add_job('count')").catch(() => undefined);
  const ranNow = async () => {
    await addJob();
    return runs;
  };
  await expect.poll(ranNow, pollOptions).toBeGreaterThan(0);
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const before = runs;
  await expect.poll(ranNow, pollOptions).toBeGreaterThan(before);
  await runner.stop();
});

test('a scheduled job that never ends gives its place back after its time', async () => {
  let runs = 0;
  const never = { cron: '0 0 1 1 *', run: () => new Promise(() => undefined) };
  const other = {
    cron: '0 0 1 1 *',
    run: async () => {
      runs += 1;
    },
  };
  const bounds = { timeoutMs: 50, graceMs: 50 };
  // As many as run at once.
  const jobs = { 'never-1': never, 'never-2': never, other };
  const runner = startJobRunner(api.config.database.url, jobs, createLog('silent'), bounds);
  await expect
    .poll(() => query(`SELECT FROM graphile_worker._private_tasks WHERE identifier = 'other'`), pollOptions)
    .toHaveLength(1);
  for (const name of Object.keys(jobs)) await query('SELECT graphile_worker.add_job($1)', [name]);
  await expect.poll(() => runs, pollOptions).toBe(1);
  await query('DELETE FROM graphile_worker._private_jobs');
  await runner.stop();
});

test('repeated database failures during jobs stop neither the process nor the jobs', async () => {
  const { url, drop } = await copyOfDatabase();
  const database = new URL(url).pathname.slice(1);
  const unhandled: unknown[] = [];
  const notice = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', notice);
  // Simulates a database outage: all connections close and new ones are refused.
  const setAlive = async (isAlive: boolean) => {
    await query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS ${isAlive}`);
    await query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
  };
  const running = new Set<{ name: string; end: () => void }>();
  let isOver = false;
  const endJobs = ({ except }: { except?: string } = {}) => {
    for (const job of running) {
      if (job.name === except) continue;
      running.delete(job);
      job.end();
    }
  };
  const jobs = Object.fromEntries(
    ['succeeds', 'fails'].map((name) => [
      name,
      {
        cron: '0 0 1 1 *',
        run: async () => {
          if (!isOver) await new Promise<void>((end) => running.add({ name, end }));
          if (name === 'fails') throw new Error('A job that fails');
        },
      },
    ]),
  );
  const runner = startJobRunner(url, jobs, createLog('silent'));
  const { db, end } = openOther(url);
  /** Resolves when a job of this name has begun. Adds it again if the outage lost it, and ends others that were queued before. */
  const untilJobRuns = async (name: string) => {
    endJobs();
    const addJobAndCheck = async () => {
      endJobs({ except: name });
      const isRunning = running.size > 0;
      if (!isRunning)
        await db.$client.query('SELECT graphile_worker.add_job($1)', [name]).catch(() => undefined);
      return isRunning;
    };
    await expect.poll(addJobAndCheck, { timeout: 60_000, interval: 200 }).toBe(true);
  };
  for (const name of ['succeeds', 'fails', 'succeeds']) {
    await untilJobRuns(name);
    await setAlive(false);
    endJobs();
    await new Promise((resolve) => setImmediate(resolve));
    await setAlive(true);
  }
  await untilJobRuns('succeeds');
  isOver = true;
  endJobs();
  await runner.stop();
  await end();
  await drop();
  process.off('unhandledRejection', notice);
  expect(unhandled).toEqual([]);
});

function openOther(url: string) {
  const settings = { url, poolMax: 1, acquireTimeoutMs: 2000, statementTimeoutMs: 5000 };
  const db = openDatabase(settings, () => undefined);
  return { db, end: () => db.$client.end() };
}
