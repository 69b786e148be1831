import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

/** Runs a job at once instead of on schedule. */
export async function runJobNow(db: Database, name: string): Promise<void> {
  await db.execute(sql`SELECT graphile_worker.add_job(${name})`);
}

/** The number of jobs that have not succeeded yet. */
export async function waitingJobs(db: Database): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM graphile_worker.jobs',
  );
  return rows[0]?.count ?? 0;
}
