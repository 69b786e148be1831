import type { Database } from '../../database/db.ts';

export type TableSize = { name: string; rows: number; tableBytes: number; indexBytes: number };

/** The size of tables and their indexes on disk, largest first, partitions together; rows as estimated by the last ANALYZE. */
export async function tableSizes(db: Database): Promise<TableSize[]> {
  const { rows } = await db.$client.query<TableSize>(`
    SELECT coalesce(inhparent::regclass::text, relname) AS name, sum(reltuples)::float8 AS rows,
           sum(pg_table_size(oid))::float8 AS "tableBytes", sum(pg_indexes_size(oid))::float8 AS "indexBytes"
    FROM pg_class LEFT JOIN pg_inherits ON inhrelid = oid
    WHERE relnamespace::regnamespace::text IN ('public', 'partitions') AND relkind = 'r'
    GROUP BY 1 ORDER BY sum(pg_total_relation_size(oid)) DESC`);
  return rows;
}
