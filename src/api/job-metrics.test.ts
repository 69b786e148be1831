import { afterAll, expect, test } from 'vitest';
import { createLog } from './http/log.ts';
import { startJobRunner } from './jobs/job-runner.ts';
import { runJobNow } from './store/testing/job-queue.ts';
import { startApi } from './testing/api-under-test.ts';

const api = await startApi();
afterAll(() => api.close());

/** The lines of the queue, without those of tasks that have nothing in this state. */
async function shownJobs(): Promise<string[]> {
  const { body, statusCode } = await api.visitor().get('/metrics');
  expect(statusCode).toBe(200);
  return body.split('\n').filter((line) => /^jobs\{.* [1-9]\d*$/.test(line));
}

test('the metrics show jobs that wait and jobs that fail, and nothing before there is a queue', async () => {
  expect(await shownJobs()).toEqual([]);
  const fails = {
    cron: '0 0 1 1 *',
    run: async () => {
      throw new Error('A job that fails');
    },
  };
  const runner = startJobRunner(api.config.database.url, { fails }, createLog('silent'));
  await expect.poll(() => runJobNow(api.db, 'fails').catch(() => ''), { timeout: 50_000 }).not.toBe('');
  await expect.poll(shownJobs, { timeout: 50_000 }).toEqual(['jobs{task="fails",state="failing"} 1']);
  await runner.stop();
  await runJobNow(api.db, 'nobody-runs-it');
  expect(await shownJobs()).toEqual([
    'jobs{task="fails",state="failing"} 1',
    'jobs{task="nobody-runs-it",state="waiting"} 1',
  ]);
  const { body } = await api.visitor().get('/metrics');
  expect(body).toMatch(/^job_oldest_waiting_seconds\{task="nobody-runs-it"\} 0\.\d+$/m);
});
