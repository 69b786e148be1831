import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { JobCounts } from '../../jobs/job-runner.ts';

/** The queue of the jobs by kind; empty before the first node has created it. */
export async function countJobs(db: Database): Promise<JobCounts[]> {
  const { rows: made } = await db.execute(
    sql`SELECT FROM to_regclass('graphile_worker.jobs') view WHERE view IS NOT NULL`,
  );
  if (made.length === 0) return [];
  const { rows } = await db.execute<JobCounts>(sql`
    SELECT task_identifier AS task,
      (count(*) FILTER (WHERE locked_at IS NULL AND attempts = 0))::int AS waiting,
      (count(*) FILTER (WHERE locked_at IS NOT NULL))::int AS running,
      (count(*) FILTER (WHERE locked_at IS NULL AND attempts > 0))::int AS failing,
      coalesce(greatest(0, extract(epoch FROM now() - min(run_at) FILTER (WHERE locked_at IS NULL))), 0)::float AS "oldestSeconds"
    FROM graphile_worker.jobs GROUP BY task_identifier ORDER BY task_identifier`);
  return rows;
}
