import type { Database } from '../../database/db.ts';

/**
 * Fails when the database's disk takes nothing more. Reads go on for long after that, so it is made to write: a series
 * longer than the memory allowed goes to a temporary file, which leaves neither rows nor log behind.
 */
export async function checkWritable(db: Database): Promise<void> {
  await db.$client.query("SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 20000)");
}
