import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from './http/log.ts';
import { type JobRunner, startTaskRunner } from './jobs/job-runner.ts';
import { GiveUp, type Task, withHandler } from './jobs/task.ts';
import { addJob, addSharedJobs } from './store/jobs/add-job.ts';
import { endAttempts } from './store/jobs/end-attempts.ts';
import { countJobs } from './store/jobs/job-counts.ts';
import { releaseJobs } from './store/jobs/release-jobs.ts';
import { ageLocks, createJobQueue, lockJobs, takeJobs } from './store/testing/job-queue.ts';
import { type DatabaseUnderTest, startDatabase } from './testing/database-under-test.ts';

const pollOptions = { interval: 20, timeout: 30_000 };

let database: DatabaseUnderTest;
let runners: JobRunner[];
beforeEach(async () => {
  database = await startDatabase();
  await createJobQueue(database.db);
  runners = [];
});
afterEach(async () => {
  for (const runner of runners) await runner.stop();
  await database.close();
});

const number = z.object({ number: z.number() });
const aTask = (changes: Partial<Task<{ number: number }>> = {}): Task<{ number: number }> => ({
  name: 'count',
  payload: number,
  concurrency: 2,
  maxAttempts: 3,
  timeoutMs: 60_000,
  ...changes,
});

type Handle = Parameters<typeof withHandler<{ number: number }>>[1];
const start = (task: Task<{ number: number }>, handle: Handle) =>
  runners.push(
    startTaskRunner(database.url, { ...withHandler(task, handle), endAttempts }, createLog('silent')),
  );

test('a job gets the data that it was added with, and none is added by a transaction that is rolled back', async () => {
  const seen: number[] = [];
  const rolledBack = database.db.transaction(async (tx) => {
    await addJob(tx, aTask(), { number: 1 });
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  await addJob(database.db, aTask(), { number: 2 });
  start(aTask(), async (payload) => {
    seen.push(payload.number);
  });
  await expect.poll(() => countJobs(database.db), pollOptions).toEqual([]);
  expect(seen).toEqual([2]);
});

test('data that do not match the task are refused when a job is added', async () => {
  await expect(addJob(database.db, aTask(), { number: Number.NaN })).rejects.toThrow();
  expect(await takeJobs(database.db, 'count')).toEqual([]);
});

test('a job with data of another release fails for good after its attempts, is shown as failed and is not late', async () => {
  const task = aTask({ maxAttempts: 1 });
  await addJob(database.db, { ...task, payload: z.unknown() }, { number: 'one' });
  start(task, async () => undefined);
  await expect
    .poll(() => countJobs(database.db), pollOptions)
    .toEqual([{ task: 'count', waiting: 0, running: 0, failing: 0, failed: 1, oldestSeconds: 0 }]);
});

test('a node runs as many jobs of a task at once as the task allows, and a long one does not delay another task', async () => {
  const running = { now: 0, most: 0 };
  let quick = 0;
  const release = new AbortController();
  for (let index = 0; index < 5; index += 1) await addJob(database.db, aTask(), { number: index });
  start(aTask(), async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    if (!release.signal.aborted) await once(release.signal, 'abort');
    running.now -= 1;
  });
  await expect.poll(() => running.now, pollOptions).toBe(2);
  await addJob(database.db, aTask({ name: 'quick' }), { number: 1 });
  start(aTask({ name: 'quick' }), async () => {
    quick += 1;
  });
  await expect.poll(() => quick, pollOptions).toBe(1);
  release.abort();
  await expect.poll(() => countJobs(database.db), pollOptions).toEqual([]);
  expect(running.most).toBe(2);
});

test('a job that gives up fails for good at its first attempt, one with another error is tried again', async () => {
  const attempts = { given: 0, other: 0 };
  await addJob(database.db, aTask({ name: 'given' }), { number: 1 });
  await addJob(database.db, aTask({ name: 'other' }), { number: 1 });
  start(aTask({ name: 'given' }), async () => {
    attempts.given += 1;
    throw new GiveUp('too complex');
  });
  start(aTask({ name: 'other' }), async () => {
    attempts.other += 1;
    throw new Error('away for now');
  });
  await expect
    .poll(() => countJobs(database.db), pollOptions)
    .toMatchObject([
      { task: 'given', failing: 0, failed: 1 },
      { task: 'other', failing: 1, failed: 0 },
    ]);
  expect(attempts).toEqual({ given: 1, other: 1 });
});

test('of the jobs of one account one runs at a time, and its many do not delay those of others', async () => {
  const done: number[] = [];
  const task = aTask({ concurrency: 1 });
  const numbers = (...all: number[]) => all.map((each) => ({ number: each }));
  await addSharedJobs(database.db, task, 'a', numbers(1, 2, 3));
  await addSharedJobs(database.db, task, 'a', numbers(4));
  await addSharedJobs(database.db, task, 'b', numbers(11, 12));
  await addSharedJobs(database.db, task, 'c', numbers(21));
  start(task, async (payload) => {
    done.push(payload.number);
  });
  await expect.poll(() => countJobs(database.db), pollOptions).toEqual([]);
  expect(done).toEqual([1, 11, 21, 2, 12, 3, 4]);

  const running = { a: 0, most: 0 };
  await addSharedJobs(database.db, aTask({ name: 'shared' }), 'a', numbers(1, 2, 3, 4));
  start(aTask({ name: 'shared', concurrency: 4 }), async () => {
    running.a += 1;
    running.most = Math.max(running.most, running.a);
    await new Promise((resolve) => setImmediate(resolve));
    running.a -= 1;
  });
  await expect.poll(() => countJobs(database.db), pollOptions).toEqual([]);
  expect(running.most).toBe(1);
});

test('a run is aborted after its time', async () => {
  let isAborted = false;
  await addJob(database.db, aTask(), { number: 1 });
  start(aTask({ timeoutMs: 50 }), async (_, { signal }) => {
    await once(signal, 'abort');
    isAborted = signal.aborted;
  });
  await expect.poll(() => isAborted, pollOptions).toBe(true);
});

test('a run that does not end when it is aborted gives its place to another job, and is tried again', async () => {
  const task = aTask({ concurrency: 1, timeoutMs: 50 });
  const seen: number[] = [];
  const hang = async ({ number: given }: { number: number }) => {
    seen.push(given);
    if (given === 1) await new Promise(() => undefined);
  };
  await addJob(database.db, task, { number: 1 });
  runners.push(startTaskRunner(database.url, withHandler(task, hang), createLog('silent'), { graceMs: 50 }));
  await expect.poll(() => seen, pollOptions).toEqual([1]);
  await addJob(database.db, task, { number: 2 });
  await expect.poll(() => seen, pollOptions).toContain(2);
  await expect.poll(() => countJobs(database.db), pollOptions).toMatchObject([{ failing: 1 }]);
});

test('a job whose process was killed runs again a minute after its time, not before', async () => {
  const seen: number[] = [];
  const task = aTask();
  await addJob(database.db, task, { number: 7 });
  await lockJobs(database.db);
  await ageLocks(database.db, 1.9);
  await releaseJobs(database.db, [task]);
  expect(await countJobs(database.db)).toMatchObject([{ running: 1, waiting: 0 }]);
  await ageLocks(database.db, 0.2);
  await releaseJobs(database.db, [task]);
  start(task, async (payload) => {
    seen.push(payload.number);
  });
  await expect.poll(() => seen, pollOptions).toEqual([7]);
});
