import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { createLog } from '#api/http/log.ts';
import { startJobRunner, startTaskRunner } from '#api/jobs/job-runner.ts';
import { withHandler } from '#api/jobs/task.ts';
import { announceTask } from '#api/jobs/tasks.ts';
import { addJob } from '#api/store/jobs/add-job.ts';
import { queueMail } from '#api/store/mail/outbox.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import { median, percentile } from './lib/median.ts';
import { runBench } from './lib/run-bench.ts';

/** npm run bench:jobs – how many jobs one node runs in a second, and how long a job waits when the queue is empty. */

const [batch, rounds, singles] = [2000, 5, 101];
/** Two mails a month for each of 10 million accounts, ten times as many at peak. */
const neededPerSecond = 80;
/** Pages of 500 accounts at 90 mails a second, rounded up. */
const neededWithDataPerSecond = 1;
const aMail = {
  kind: 'resetPassword',
  language: 'en',
  userId: null,
  recipient: 'a@cards.example',
} as const;

const aPage = { announcementId: uuidv7(), afterUserId: uuidv7() };

await runBench('jobs', async (postgres) => {
  await createDatabase(postgres.url('postgres'), 'jobs');
  const url = postgres.url('jobs');
  const db = openDatabase(
    { url, poolMax: 4, acquireTimeoutMs: 10_000, statementTimeoutMs: 30_000 },
    (error) => console.error(error.message),
  );
  await migrate(db);
  let ran = 0;
  // The job of mails, because the insert of a mail adds it; it does nothing here.
  const runner = startJobRunner(
    url,
    { 'send-mail': { cron: '0 0 1 1 *', run: async () => (ran += 1) } },
    createLog('silent'),
  );
  // A task with data, whose jobs do nothing either.
  const taskRunner = startTaskRunner(
    url,
    withHandler(announceTask, async () => {
      ran += 1;
    }),
    createLog('silent'),
  );
  const untilRan = async (count: number) => {
    while (ran < count) await wait(1);
  };
  while ((await runJobNow(db, 'send-mail').catch(() => '')) === '') await wait(50);
  await untilRan(1);

  const delays: number[] = [];
  for (let single = 0; single < singles; single += 1) {
    const [before, beganMs] = [ran, performance.now()];
    await queueMail(db, aMail);
    await untilRan(before + 1);
    delays.push(performance.now() - beganMs);
  }
  const measureRates = async (add: () => Promise<void>) => {
    const rates: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [before, beganMs] = [ran, performance.now()];
      for (let added = 0; added < batch; added += 100) await Promise.all(Array.from({ length: 100 }, add));
      await untilRan(before + batch);
      rates.push((batch * 1000) / (performance.now() - beganMs));
    }
    return rates;
  };
  const mailRates = await measureRates(() => queueMail(db, aMail));
  const dataRates = await measureRates(() => addJob(db, announceTask, aPage));
  await runner.stop();
  await taskRunner.stop();
  await db.$client.end();
  const rate = median(mailRates);
  console.log(
    `one node: ${written(mailRates)}, each added by a mail of its own; ${neededPerSecond} are needed`,
  );
  console.log(
    `one node, one job at a time, with data: ${written(dataRates)}; ${neededWithDataPerSecond} are needed`,
  );
  console.log(
    `a job starts ${median(delays).toFixed(1)} ms after its mail is inserted, p99 ${percentile(delays, 99).toFixed(1)} ms`,
  );
  return rate >= neededPerSecond && median(dataRates) >= neededWithDataPerSecond;
});

function written(rates: number[]): string {
  return `${median(rates).toFixed(0)} jobs/s (${rates.map((rate) => rate.toFixed(0)).join(', ')})`;
}
