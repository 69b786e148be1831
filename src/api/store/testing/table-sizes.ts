import type { Database } from '../../database/db.ts';

export type TableSize = { name: string; rows: number; tableBytes: number; indexBytes: number };

/** The size of tables and their indexes on disk, largest first; rows as estimated by the last ANALYZE. */
export async function tableSizes(db: Database): Promise<TableSize[]> {
  const { rows } = await db.$client.query<TableSize>(`
    SELECT relname AS name, reltuples::float8 AS rows,
           pg_table_size(oid)::float8 AS "tableBytes", pg_indexes_size(oid)::float8 AS "indexBytes"
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
    ORDER BY pg_total_relation_size(oid) DESC`);
  return rows;
}
