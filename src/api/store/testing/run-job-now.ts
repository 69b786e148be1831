import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

/** Has a job done at once rather than at its time. */
export async function runJobNow(db: Database, name: string): Promise<void> {
  await db.execute(sql`SELECT graphile_worker.add_job(${name})`);
}
