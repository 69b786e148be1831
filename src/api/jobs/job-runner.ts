import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import { openPool } from '../database/db.ts';
import { untilAborted } from '../until-aborted.ts';
import { GiveUp, type RunnableTask } from './task.ts';

/**
 * A scheduled job. One of all nodes runs it and retries until it succeeds. `stopping` is aborted when the node stops and
 * after ten minutes.
 */
export type Job = { cron: string; run: (stopping: AbortSignal) => Promise<unknown> };

/** The jobs of one kind that are not done yet. */
export type JobCounts = {
  task: string;
  waiting: number;
  running: number;
  /** Have failed at least once and wait for the next attempt. */
  failing: number;
  /** Have failed too often and are not tried again. */
  failed: number;
  /** How long the oldest of those that are due has waited. */
  oldestSeconds: number;
};

export type JobRunner = { stop: () => Promise<void> };

const retryMs = 2000;
/** Two, so that a slow mail server does not delay the other scheduled jobs. */
const scheduledConcurrency = 2;
const scheduledTimeoutMs = 10 * 60_000;
/** What a run has for its last statement after its time. Then its place is free, whatever it does. */
const defaultGraceMs = 30_000;
/** The database is asked only between jobs and while they end. */
const connectionsMax = 4;
const timeouts = { acquireTimeoutMs: 10_000, statementTimeoutMs: 30_000 };

type Pool = ReturnType<typeof openPool>;

/** The names of jobs and what they do, how many run at once, and when they are added by themselves. */
type Work = {
  concurrency: number;
  tasksUntil: (stopping: AbortSignal) => TaskList;
  schedule: { task: string; match: string }[];
};

/** Runs jobs on schedule. While the database is unavailable it retries to connect. */
export function startJobRunner(
  databaseUrl: string,
  jobs: Record<string, Job>,
  log: FastifyBaseLogger,
  { timeoutMs = scheduledTimeoutMs, graceMs = defaultGraceMs } = {},
): JobRunner {
  const entries = Object.entries(jobs);
  const work: Work = {
    concurrency: scheduledConcurrency,
    tasksUntil: (stopping) =>
      Object.fromEntries(
        entries.map(([name, job]) => [
          name,
          async () => {
            await runWithin({ stopping, timeoutMs, graceMs }, job.run);
          },
        ]),
      ),
    schedule: entries.map(([name, { cron }]) => ({ task: name, match: cron })),
  };
  return startRunner(databaseUrl, work, log);
}

/** Runs the jobs of one task as they are added. */
export function startTaskRunner(
  databaseUrl: string,
  { name, concurrency, timeoutMs, run: runTask, endAttempts }: RunnableTask,
  log: FastifyBaseLogger,
  { graceMs = defaultGraceMs } = {},
): JobRunner {
  const tasksUntil = (stopping: AbortSignal): TaskList => ({
    [name]: async (payload, { job, withPgClient }) => {
      try {
        await runWithin({ stopping, timeoutMs, graceMs }, (signal) => runTask(payload, { signal }));
      } catch (error) {
        if (error instanceof GiveUp && endAttempts)
          await withPgClient((client) => endAttempts(client, job.id));
        throw error;
      }
    },
  });
  return startRunner(databaseUrl, { concurrency, tasksUntil, schedule: [] }, log);
}

type Bounds = { stopping: AbortSignal; timeoutMs: number; graceMs: number };

/** Runs a job with a signal that is aborted when its time is over or the node stops. One that outlives its time has failed. */
async function runWithin<Result>(
  { stopping, timeoutMs, graceMs }: Bounds,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stopping, timeout]);
  const abandoned = new AbortController();
  const abandon = () =>
    setTimeout(() => abandoned.abort(new Error('the job did not end in time')), graceMs).unref();
  timeout.addEventListener('abort', abandon, { once: true });
  try {
    return await untilAborted(abandoned.signal, run(signal));
  } finally {
    timeout.removeEventListener('abort', abandon);
  }
}

function startRunner(databaseUrl: string, work: Work, log: FastifyBaseLogger): JobRunner {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const current: { runner?: Runner } = {};
  // Its own connections: one of them listens for notifications all the time.
  const pool = openPool(
    { url: databaseUrl, poolMax: Math.min(work.concurrency, connectionsMax) + 1, ...timeouts },
    (error) => log.warn({ err: error }, 'database connection of the jobs lost'),
  );
  const ended = runUntilStopped();

  // A runner that loses the database for long stops; then a new one is started.
  async function runUntilStopped(): Promise<void> {
    while (!isStopping()) {
      try {
        const runner = await runWork(pool, work, log, stopping.signal);
        current.runner = runner;
        if (isStopping()) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'jobs interrupted');
      }
      delete current.runner;
      await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      // It rejects if it is stopping already.
      await current.runner?.stop().catch(() => undefined);
      await ended;
      await pool.end();
    },
  };
}

function runWork(
  pool: Pool,
  { concurrency, tasksUntil, schedule }: Work,
  log: FastifyBaseLogger,
  stopping: AbortSignal,
): Promise<Runner> {
  return run({
    pgPool: pool,
    concurrency,
    noHandleSignals: true,
    // With batches, even of one job, graphile-worker handles a failure to store the end of a job. Without them it is an
    // unhandled rejection, which ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      // A pool that is smaller than the number of jobs is meant.
      const isAsMeant = message.includes('maxPoolSize');
      if ((level === 'error' || level === 'warning') && !isAsMeant) log.warn({ jobs: message }, 'jobs');
    }),
    taskList: tasksUntil(stopping),
    parsedCronItems: parseCronItems(schedule),
  });
}
