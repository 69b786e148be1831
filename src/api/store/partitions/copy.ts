import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { columnsOf } from './mirror.ts';
import { withShortLocks } from './short-locks.ts';
import { type PartitionedTable, schemas } from './tables.ts';

const { filled } = schemas;

/** 2 MB of a table, about 2,000 cards: whoever deletes one of them meanwhile waits for some hundredths of a second. */
const defaultBatchBlocks = 256;

type Progress = { next: number; end: number };

export type CopyOptions = {
  batchBlocks?: number;
  /** Called after each batch with the copied share, from 0 to 1. */
  onBatch?: (table: PartitionedTable, share: number) => void;
};

/** Copies the rows that were there before the mirror, in batches that are committed with their progress. */
export async function copyTable(
  db: Database,
  table: PartitionedTable,
  { batchBlocks = defaultBatchBlocks, onBatch }: CopyOptions = {},
): Promise<void> {
  for (;;) {
    const { next, end } = await withShortLocks(db, (client) => copyBatch(client, table, batchBlocks));
    const share = end === 0 ? 1 : next / end;
    onBatch?.(table, share);
    if (share === 1) return;
  }
}

async function copyBatch(client: PoolClient, table: PartitionedTable, blocks: number): Promise<Progress> {
  // The blocks keep their numbers until the commit.
  await client.query(`LOCK TABLE public.${table} IN ROW SHARE MODE`);
  const { next, end } = await progressOf(client, table);
  const columns = (await columnsOf(client, table)).join(', ');
  // A locked row cannot be deleted before the copy is committed, so that the mirror deletes the copy too. One that is
  // changed meanwhile is in the copy by then, or the mirror waits for it: either way the mirror's row stays.
  await client.query(
    `INSERT INTO ${filled}.${table} (${columns})
     SELECT ${columns} FROM public.${table} WHERE ctid >= $1::tid AND ctid < $2::tid FOR KEY SHARE
     ON CONFLICT DO NOTHING`,
    [`(${next},0)`, `(${Math.min(next + blocks, end)},0)`],
  );
  const { rows } = await client.query<Progress>(
    `UPDATE ${filled}.progress SET next_block = least(next_block + $2, end_block) WHERE table_name = $1
     RETURNING ${progressColumns}`,
    [table, blocks],
  );
  return only(rows);
}

const progressColumns = 'next_block::float8 AS next, end_block::float8 AS end';

/** The progress of a table. A table that was rewritten meanwhile, by VACUUM FULL, is copied from its beginning. */
async function progressOf(client: PoolClient, table: PartitionedTable): Promise<Progress> {
  const { rows } = await client.query<Progress>(
    `UPDATE ${filled}.progress SET
       filenode = pg_relation_filenode($2),
       next_block = CASE WHEN filenode = pg_relation_filenode($2) THEN next_block ELSE 0 END,
       end_block = CASE WHEN filenode = pg_relation_filenode($2) THEN end_block
                        ELSE pg_relation_size($2) / current_setting('block_size')::int END
     WHERE table_name = $1 RETURNING ${progressColumns}`,
    [table, `public.${table}`],
  );
  return only(rows);
}

function only(rows: Progress[]): Progress {
  if (!rows[0]) throw new Error('The table is not expanded');
  return rows[0];
}
