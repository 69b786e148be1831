import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { openPaymentProvider } from './platform/payment-provider.ts';
import { savedCard } from './testing/a-card.ts';
import { type ApiUnderTest, startApi } from './testing/api-under-test.ts';
import { upkeepJobs } from './upkeep.ts';

/** Jobs start in their own time; the test's own time limit ends the waiting. */
const patiently = { interval: 50, timeout: 50_000 };

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const query = async (text: string, values: unknown[] = []) =>
  (await api.db.$client.query<Record<string, unknown>>(text, values)).rows;

test('jobs clear away what is over: cards 30 days in the bin, sessions, keys of a day ago, accounts past their 30 days; and nothing younger', async () => {
  const caller = await api.signedIn({ role: 'premium', cardLimit: 50 });
  const [old, young] = [await savedCard(caller), await savedCard(caller)];
  for (const { id } of [old, young]) await caller.delete(`/api/business-cards/${id}`);
  await query(`UPDATE binned_cards SET deleted_at = now() - interval '31 days' WHERE id = $1`, [old.id]);
  await query(`UPDATE binned_cards SET deleted_at = now() - interval '29 days' WHERE id = $1`, [young.id]);
  await query(
    `INSERT INTO sessions (token_hash, actor_id, subject_id, expires_at) VALUES ($1, $2, $2, now() - interval '1 minute')`,
    [randomBytes(32), caller.user.id],
  );
  const key = (name: string, age: string) =>
    query(
      `INSERT INTO idempotency_keys (user_id, key, request_hash, card_id, created_at) VALUES ($1, $2, '', $3, now() - $4::interval)`,
      [caller.user.id, name, old.id, age],
    );
  const [gone, leaving] = [await api.addUser(), await api.addUser()];
  const leave = (id: string, at: string) =>
    query('UPDATE users SET deletes_at = now() + $2::interval WHERE id = $1', [id, at]);
  await leave(gone.id, '-1 minute');
  await leave(leaving.id, '1 minute');
  await key('old', '25 hours');
  await key('young', '1 hour');

  const objects = { remove: async () => undefined } as unknown as Parameters<typeof upkeepJobs>[0]['objects'];
  const provider = openPaymentProvider(null);
  const jobs = upkeepJobs({
    db: api.db,
    objects,
    provider,
    log: createLog('silent'),
    now: () => new Date(),
  });
  const runner = startJobs(api.config.database.url, jobs, createLog('silent'));
  await expect
    .poll(() => query(`SELECT to_regclass('graphile_worker._private_tasks') AS made`), patiently)
    .not.toEqual([{ made: null }]);
  for (const name of Object.keys(jobs)) await query('SELECT graphile_worker.add_job($1)', [name]);
  await expect.poll(() => query('SELECT FROM graphile_worker.jobs'), patiently).toEqual([]);
  await runner.stop();

  expect(await query('SELECT id FROM binned_cards')).toEqual([{ id: young.id }]);
  expect(await query('SELECT key FROM idempotency_keys')).toEqual([{ key: 'young' }]);
  expect(await query('SELECT id FROM users WHERE id IN ($1, $2)', [gone.id, leaving.id])).toEqual([
    { id: leaving.id },
  ]);
  expect(await query('SELECT FROM sessions WHERE expires_at < now()')).toEqual([]);
  expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
});

test('jobs go on after every connection to the database was lost', { timeout: 60_000 }, async () => {
  let ran = 0;
  const count = {
    cron: '0 0 1 1 *',
    run: async () => {
      ran += 1;
    },
  };
  const runner = startJobs(api.config.database.url, { count }, createLog('silent'));
  const addJob = () => query("SELECT graphile_worker.add_job('count')").catch(() => undefined);
  const ranNow = async () => {
    await addJob();
    return ran;
  };
  await expect.poll(ranNow, patiently).toBeGreaterThan(0);
  await query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  const before = ran;
  await expect.poll(ranNow, patiently).toBeGreaterThan(before);
  await runner.stop();
});
