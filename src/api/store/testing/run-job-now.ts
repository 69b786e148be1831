import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

/** Runs a job at once instead of on schedule. */
export async function runJobNow(db: Database, name: string): Promise<void> {
  await db.execute(sql`SELECT graphile_worker.add_job(${name})`);
}
