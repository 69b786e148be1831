import type { QueryConfig } from 'pg';
import type { Database } from '../../database/db.ts';
import { pendingMigrations, readMigrations } from './migrate.ts';

/** A check that takes longer fails, and its connection is closed. Under a second, so that a probe has its response by then. */
const checkTimeoutMs = 600;

/** A check that passes when no migration of this release is pending and the database commits writes. */
export async function databaseReadiness(db: Database): Promise<() => Promise<boolean>> {
  const migrations = await readMigrations();
  return async () => {
    await checkWritable(db);
    return (await pendingMigrations(db, migrations)).length === 0;
  };
}

/**
 * Fails when the disk is full, when the server is a standby, and when no standby confirms a commit that must wait for
 * one. Reads succeed in all of these, so this query writes: a series that does not fit into work_mem goes to a temporary
 * file, and a message without a reader goes to the write-ahead log. No rows are left behind.
 */
async function checkWritable(db: Database): Promise<void> {
  await db.$client.query({
    text: `SET LOCAL work_mem = '64kB';
      SELECT count(*) FROM generate_series(1, 20000);
      DELETE FROM idempotency_keys WHERE false;
      SELECT pg_logical_emit_message(true, 'vizitka', 'ready')`,
    query_timeout: checkTimeoutMs,
  } as QueryConfig);
}
