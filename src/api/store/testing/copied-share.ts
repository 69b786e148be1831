import type { Database } from '../../database/db.ts';
import { type PartitionedTable, schemas } from '../partitions/tables.ts';

/** The share of a table, from 0 to 1, that is copied into its partitions so far. */
export async function copiedShare(db: Database, table: PartitionedTable): Promise<number> {
  const progress = `${schemas.filled}.progress`;
  const { rowCount } = await db.$client.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [progress]);
  if (!rowCount) return 0;
  const { rows } = await db.$client.query<{ share: number }>(
    `SELECT next_block::float8 / greatest(end_block, 1) AS share FROM ${progress} WHERE table_name = $1`,
    [table],
  );
  return rows[0]?.share ?? 0;
}
