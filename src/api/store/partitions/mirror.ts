import type { PoolClient } from 'pg';
import { type PartitionedTable, schemas } from './tables.ts';

const { filled } = schemas;

/** The trigger of a former table. */
export const mirrorTrigger = 'mirror_to_partitions';

/**
 * Adds the trigger and records what is left to copy. The lock of the trigger waits for all writers: rows of now are in the
 * blocks of now, and all later changes are mirrored. Does nothing the second time.
 */
export async function mirrorChanges(client: PoolClient, table: PartitionedTable): Promise<void> {
  const { rowCount } = await client.query(`SELECT FROM ${filled}.progress WHERE table_name = $1`, [table]);
  if (rowCount) return;
  await client.query(mirrorFunction(table, await columnsOf(client, table)));
  await client.query(`
    CREATE TRIGGER ${mirrorTrigger} AFTER INSERT OR UPDATE OR DELETE ON public.${table}
    FOR EACH ROW EXECUTE FUNCTION ${filled}.mirror_${table}()`);
  await client.query(
    `INSERT INTO ${filled}.progress (table_name, filenode, next_block, end_block)
     SELECT $1, pg_relation_filenode($2), 0, pg_relation_size($2) / current_setting('block_size')::int`,
    [table, `public.${table}`],
  );
}

/**
 * Upserts, because the copy may be inserting the same row. SECURITY DEFINER, because the application has no rights on the
 * copy. The keys of a row never change.
 */
function mirrorFunction(table: PartitionedTable, columns: string[]): string {
  const changed = columns.filter((column) => column !== 'user_id' && column !== 'id');
  return `
    CREATE FUNCTION ${filled}.mirror_${table}() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    BEGIN
      IF TG_OP = 'DELETE' THEN
        DELETE FROM ${filled}.${table} WHERE user_id = OLD.user_id AND id = OLD.id;
      ELSE
        INSERT INTO ${filled}.${table} (${columns.join(', ')})
        VALUES (${columns.map((column) => `NEW.${column}`).join(', ')})
        ON CONFLICT (user_id, id) DO UPDATE
        SET ${changed.map((column) => `${column} = EXCLUDED.${column}`).join(', ')};
      END IF;
      RETURN NULL;
    END $$`;
}

/** The columns of a table, quoted. */
export async function columnsOf(client: PoolClient, table: PartitionedTable): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [`public.${table}`],
  );
  return rows.map(({ name }) => name);
}
