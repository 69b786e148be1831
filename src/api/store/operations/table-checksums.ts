import type pg from 'pg';

/** The row count of each table and a checksum over all its rows. */
export type TableChecksums = Record<string, { rows: number; checksum: string }>;

/** The checksums of every table, including the job runner's. They do not depend on the order of rows or on partitions. */
export async function tableChecksums(client: pg.ClientBase): Promise<TableChecksums> {
  // A row must have the same text form in every session.
  await client.query("SET timezone = 'UTC'; SET datestyle = 'ISO'; SET bytea_output = 'hex'");
  const { rows: tables } = await client.query<{ name: string; quoted: string }>(`
    SELECT nspname || '.' || relname AS name, format('%I.%I', nspname, relname) AS quoted
    FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND NOT relispartition
      AND nspname <> 'information_schema' AND nspname !~ '^pg_' ORDER BY name`);
  const checksums: TableChecksums = {};
  for (const { name, quoted } of tables) {
    const { rows } = await client.query<{ rows: number; checksum: string }>(`
      SELECT count(*)::float8 AS rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint), 0)::text AS checksum
      FROM ${quoted} t`);
    if (rows[0]) checksums[name] = rows[0];
  }
  return checksums;
}

/** The tables that differ or are missing in one of them. */
export function differingTables(a: TableChecksums, b: TableChecksums): string[] {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].filter(
    (name) => a[name]?.rows !== b[name]?.rows || a[name]?.checksum !== b[name]?.checksum,
  );
}
