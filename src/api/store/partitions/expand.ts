import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { definitionsOf } from './definitions.ts';
import { mirrorChanges } from './mirror.ts';
import { withShortLocks } from './short-locks.ts';
import { type PartitionedTable, schemas } from './tables.ts';

const { filled, partitions } = schemas;

/**
 * Creates the schemas, and the record of the copy's progress and of what it started from. Returns the number of
 * partitions: a repeated run goes on with the number of the first one.
 */
export async function createSchemas(db: Database, count: number): Promise<number> {
  return withShortLocks(db, async (client) => {
    await client.query(`
      CREATE SCHEMA IF NOT EXISTS ${filled};
      CREATE SCHEMA IF NOT EXISTS ${partitions};
      CREATE TABLE IF NOT EXISTS ${filled}.size AS SELECT ${count} AS partitions;
      CREATE TABLE IF NOT EXISTS ${filled}.migrations AS SELECT name FROM public.migrations;
      CREATE TABLE IF NOT EXISTS ${filled}.progress (
        table_name  text PRIMARY KEY,
        filenode    oid NOT NULL,
        next_block  bigint NOT NULL,
        end_block   bigint NOT NULL,
        is_verified boolean NOT NULL DEFAULT false
      )`);
    const { rows } = await client.query<{ partitions: number }>(`SELECT partitions FROM ${filled}.size`);
    return rows[0]?.partitions ?? count;
  });
}

/** Creates an empty partitioned copy of a table and mirrors all further changes into it. What is there is left as it is. */
export async function expandTable(db: Database, table: PartitionedTable, count: number): Promise<void> {
  await withShortLocks(db, (client) => createPartitioned(client, table));
  // One transaction each: a partition locks the tables that it refers to.
  for (let remainder = 0; remainder < count; remainder += 1) {
    const name = `${table}_${String(remainder).padStart(String(count - 1).length, '0')}`;
    await withShortLocks(db, (client) =>
      client.query(`
        CREATE TABLE IF NOT EXISTS ${partitions}.${name} PARTITION OF ${filled}.${table}
        FOR VALUES WITH (MODULUS ${count}, REMAINDER ${remainder})`),
    );
  }
  await withShortLocks(db, (client) => mirrorChanges(client, table));
}

async function createPartitioned(client: PoolClient, table: PartitionedTable): Promise<void> {
  const name = `${filled}.${table}`;
  const { rowCount } = await client.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [name]);
  if (rowCount) return;
  const definitions = await definitionsOf(client, table, ['keys', 'indexes', 'foreignKeys']);
  await client.query(
    `CREATE TABLE ${name} (LIKE ${table} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (user_id)`,
  );
  await client.query(`SET LOCAL search_path = ${filled}, public`);
  for (const definition of definitions) await client.query(definition);
}
