import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { runJobNow, waitingJobs } from '#api/store/testing/run-job-now.ts';

/** Adds a job; returns the milliseconds until no job is waiting. */
export async function untilJobRan(db: Database): Promise<number> {
  const beganMs = Date.now();
  await runJobNow(db, 'clear-sessions');
  while ((await waitingJobs(db)) > 0) await wait(20);
  return Date.now() - beganMs;
}
