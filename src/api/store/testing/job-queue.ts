import { sql } from 'drizzle-orm';
import { runMigrations } from 'graphile-worker';
import type { Database } from '../../database/db.ts';

/** Creates the queue of the jobs, as the first node does when it starts. */
export async function createJobQueue(db: Database): Promise<void> {
  await runMigrations({ pgPool: db.$client });
}

/** Takes the jobs of a task out of the queue, as if they were done; returns their data. */
export async function takeJobs(
  db: Database,
  task: string,
): Promise<{ payload: unknown; isLater: boolean }[]> {
  const { rows } = await db.execute<{ payload: unknown; isLater: boolean }>(sql`
    DELETE FROM graphile_worker._private_jobs AS jobs USING graphile_worker._private_tasks AS tasks
    WHERE tasks.id = jobs.task_id AND tasks.identifier = ${task}
    RETURNING jobs.payload, jobs.run_at > now() AS "isLater"`);
  return rows;
}

/** Locks all jobs, like a process that was killed just now. */
export async function lockJobs(db: Database): Promise<void> {
  await db.execute(sql`UPDATE graphile_worker._private_jobs SET locked_by = 'killed', locked_at = now()`);
}

/** Makes the locks of running jobs older. */
export async function ageLocks(db: Database, minutes: number): Promise<void> {
  await db.execute(sql`
    UPDATE graphile_worker._private_jobs SET locked_at = locked_at - ${minutes} * interval '1 minute'
    WHERE locked_at IS NOT NULL`);
}

/** Runs a job at once instead of on schedule; returns its id. */
export async function runJobNow(db: Database, name: string): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`SELECT id FROM graphile_worker.add_job(${name})`);
  return rows[0]?.id ?? '';
}

/** Whether a job has not succeeded yet. */
export async function isJobOpen(db: Database, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`SELECT FROM graphile_worker.jobs WHERE id = ${id}`);
  return rowCount === 1;
}
