import type { Database } from '../../database/db.ts';

export type MaintenanceTimes = { rows: number; vacuumMs: number; indexMs: number };

/** How long a vacuum that reads every page of a table takes, and a new index that does not block writers. */
export async function maintenanceTimes(db: Database, table: string): Promise<MaintenanceTimes> {
  const timed = async (statement: string) => {
    const startMs = performance.now();
    await db.$client.query(statement);
    return performance.now() - startMs;
  };
  const vacuumMs = await timed(`VACUUM (FREEZE, ANALYZE, DISABLE_PAGE_SKIPPING) ${table}`);
  const indexMs = await timed(`CREATE INDEX CONCURRENTLY measured ON ${table} (user_id, updated_at)`);
  const { rows } = await db.$client.query<{ rows: number }>(
    'SELECT reltuples::float8 AS rows FROM pg_class WHERE oid = $1::regclass',
    [table],
  );
  return { rows: rows[0]?.rows ?? 0, vacuumMs, indexMs };
}
