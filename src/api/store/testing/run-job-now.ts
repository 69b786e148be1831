import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

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
