import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { Task } from '../../jobs/task.ts';

/** For the last statement of a run that was aborted. */
const graceMs = 60_000;

/**
 * Releases jobs whose process was killed. A run is aborted after its time, so a job that is locked for longer has no
 * process. graphile-worker itself would wait for four hours.
 */
export async function releaseJobs(
  db: Database,
  tasks: readonly Pick<Task<unknown>, 'name' | 'timeoutMs'>[],
): Promise<void> {
  for (const { name, timeoutMs } of tasks)
    await db.execute(sql`
      SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
      WHERE task_identifier = ${name} AND locked_at < now() - ${timeoutMs + graceMs} * interval '1 ms'`);
}
