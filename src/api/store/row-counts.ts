import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/db.ts';
import { rowCounts } from './schema.ts';

/** The number of rows of a table, as maintained by its triggers. */
export async function readRowCount(db: Database, table: PgTable): Promise<number> {
  const [row] = await db
    .select({ total: rowCounts.total })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, getTableName(table)));
  if (!row) throw new Error(`No row count for ${getTableName(table)}`);
  return row.total;
}
