import type pg from 'pg';

/** How many rows each table has, and a sum over all of them that any changed letter changes. */
export type TableChecksums = Record<string, { rows: number; checksum: string }>;

/** What is in every table just now, the jobs' included. Sums do not depend on the order of rows, so nothing is sorted. */
export async function tableChecksums(client: pg.ClientBase): Promise<TableChecksums> {
  // A row as text looks the same in every session.
  await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'; SET bytea_output = 'hex'");
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(`
    SELECT schemaname || '.' || tablename AS name, format('%I.%I', schemaname, tablename) AS quoted
    FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY name`);
  const checksums: TableChecksums = {};
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ rows: number; checksum: string }>(`
      SELECT count(*)::float8 AS rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint), 0)::text AS checksum
      FROM ${quoted} t`);
    if (rows[0]) checksums[name] = rows[0];
  }
  return checksums;
}

/** The tables that are not the same in both, or missing from one. */
export function differingTables(some: TableChecksums, others: TableChecksums): string[] {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].filter(
    (name) => some[name]?.rows !== others[name]?.rows || some[name]?.checksum !== others[name]?.checksum,
  );
}
