import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { isJobOpen, runJobNow } from '#api/store/testing/job-queue.ts';

/** Adds a job; returns the milliseconds until it has succeeded. */
export async function untilJobRan(db: Database): Promise<number> {
  const beganMs = Date.now();
  const id = await runJobNow(db, 'clear-sessions');
  while (await isJobOpen(db, id)) await wait(20);
  return Date.now() - beganMs;
}
