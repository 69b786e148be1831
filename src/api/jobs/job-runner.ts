import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, type Runner, run } from 'graphile-worker';

/** Work that happens in its own time: one node of however many does it, again and again until it succeeds. */
export type Job = { cron: string; run: () => Promise<unknown> };

const retryMs = 2000;

/** Runs jobs when their time comes. While the database is gone it waits, like everything else, and then goes on. */
export function startJobRunner(
  databaseUrl: string,
  jobs: Record<string, Job>,
  log: FastifyBaseLogger,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;
  const present: { runner?: Runner } = {};
  const ended = keepRunning();

  // A runner that loses the database for long gives up; the next one takes its place.
  async function keepRunning(): Promise<void> {
    while (!isStopping()) {
      try {
        const runner = await startRunner(databaseUrl, jobs, log);
        present.runner = runner;
        if (isStopping()) await runner.stop();
        await runner.promise;
      } catch (error) {
        log.warn({ err: error }, 'jobs interrupted');
      }
      delete present.runner;
      await wait(retryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  return {
    stop: async () => {
      stopping.abort();
      // It may be stopping already.
      await present.runner?.stop().catch(() => undefined);
      await ended;
    },
  };
}

function startRunner(
  databaseUrl: string,
  jobs: Record<string, Job>,
  log: FastifyBaseLogger,
): Promise<Runner> {
  const entries = Object.entries(jobs);
  return run({
    // Connections of its own: one of them listens for as long as the process lives.
    connectionString: databaseUrl,
    maxPoolSize: 2,
    concurrency: 1,
    noHandleSignals: true,
    // In batches, even of one: only then somebody hears when the end of a job cannot be written down. Otherwise it is
    // a rejection that nobody handles, and Node ends the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') log.warn({ jobs: message }, 'jobs');
    }),
    taskList: Object.fromEntries(
      entries.map(([name, job]) => [
        name,
        async () => {
          await job.run();
        },
      ]),
    ),
    parsedCronItems: parseCronItems(entries.map(([name, { cron }]) => ({ task: name, match: cron }))),
  });
}
