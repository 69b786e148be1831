import { eq, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/db.ts';
import { rowCounts } from './schema.ts';

/** How many rows a table has, as its triggers keep it. */
export async function readRowCount(db: Database, table: PgTable): Promise<number> {
  const [kept] = await db
    .select({ total: rowCounts.total })
    .from(rowCounts)
    .where(eq(rowCounts.tableName, getTableName(table)));
  if (!kept) throw new Error(`Nobody counts ${getTableName(table)}`);
  return kept.total;
}
