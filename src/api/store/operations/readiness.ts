import type { Database } from '../../database/db.ts';
import { pendingMigrations, readMigrations } from './migrate.ts';

/** A check that passes when no migration of this release is pending and the disk of the database accepts writes. */
export async function databaseReadiness(db: Database): Promise<() => Promise<boolean>> {
  const migrations = await readMigrations();
  return async () => {
    await checkWritable(db);
    return (await pendingMigrations(db, migrations)).length === 0;
  };
}

/**
 * Fails when the disk is full. Reads succeed long after that, so this query writes: a series that does not fit into
 * work_mem goes to a temporary file. It leaves no rows and no WAL behind.
 */
async function checkWritable(db: Database): Promise<void> {
  await db.$client.query("SET LOCAL work_mem = '64kB'; SELECT count(*) FROM generate_series(1, 20000)");
}
