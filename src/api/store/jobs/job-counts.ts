import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { JobCounts } from '../../jobs/job-runner.ts';

/** Whether the queue of the jobs exists. The first node that starts creates it. */
export async function hasJobQueue(db: Database): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`SELECT FROM to_regclass('graphile_worker.jobs') view WHERE view IS NOT NULL`,
  );
  return rowCount === 1;
}

/** The queue of the jobs by kind; empty before it exists. */
export async function countJobs(db: Database): Promise<JobCounts[]> {
  if (!(await hasJobQueue(db))) return [];
  const { rows } = await db.execute<JobCounts>(sql`
    SELECT task_identifier AS task,
      (count(*) FILTER (WHERE locked_at IS NULL AND attempts = 0))::int AS waiting,
      (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
      (count(*) FILTER (WHERE locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1))::int AS failing,
      (count(*) FILTER (WHERE locked_at IS NULL AND attempts >= max_attempts))::int AS failed,
      coalesce(greatest(0, extract(epoch FROM now() - min(run_at)
        FILTER (WHERE locked_at IS NULL AND attempts < max_attempts))), 0)::float AS "oldestSeconds"
    FROM graphile_worker.jobs GROUP BY task_identifier ORDER BY task_identifier`);
  return rows;
}
