import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { vacuumAnalyze } from '#api/store/testing/bulk-load.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import type { LocalPostgres } from '../../tools/dev/postgres.ts';

/** A new database, filled and vacuumed. Returns its URL and what the filling returns. */
export async function fillDatabase<Filled>(
  postgres: LocalPostgres,
  fill: (db: Database) => Promise<Filled>,
): Promise<{ url: string; filled: Filled }> {
  await createDatabase(postgres.url('postgres'), 'vizitka');
  const url = postgres.url('vizitka');
  const db = openDatabase({ url, poolMax: 1, acquireTimeoutMs: 5000, statementTimeoutMs: 0 }, (error) =>
    console.error(error.message),
  );
  await migrate(db);
  const filled = await fill(db);
  await vacuumAnalyze(db);
  await db.$client.end();
  return { url, filled };
}
