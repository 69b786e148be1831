import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { definitionsOf } from './definitions.ts';
import { mirrorChanges } from './mirror.ts';
import { withShortLocks } from './short-locks.ts';
import { type PartitionedTable, schemas } from './tables.ts';

const { filled, partitions } = schemas;

/** Creates the schemas, and the record of the copy's progress and of the schema that it started from. */
export async function createSchemas(db: Database): Promise<void> {
  await withShortLocks(db, (client) =>
    client.query(`
      CREATE SCHEMA IF NOT EXISTS ${filled};
      CREATE SCHEMA IF NOT EXISTS ${partitions};
      CREATE TABLE IF NOT EXISTS ${filled}.migrations AS SELECT name FROM public.migrations;
      CREATE TABLE IF NOT EXISTS ${filled}.progress (
        table_name  text PRIMARY KEY,
        filenode    oid NOT NULL,
        next_block  bigint NOT NULL,
        end_block   bigint NOT NULL,
        is_verified boolean NOT NULL DEFAULT false
      )`),
  );
}

/** Creates an empty partitioned copy of a table and mirrors all further changes into it. Does nothing if it is there. */
export async function expandTable(db: Database, table: PartitionedTable, count: number): Promise<void> {
  await withShortLocks(db, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_class WHERE oid = to_regclass($1)', [
      `${filled}.${table}`,
    ]);
    if (rowCount === 0) await createPartitioned(client, table, count);
  });
  await withShortLocks(db, (client) => mirrorChanges(client, table));
}

async function createPartitioned(client: PoolClient, table: PartitionedTable, count: number): Promise<void> {
  const definitions = await definitionsOf(client, table, ['keys', 'indexes']);
  const foreignKeys = await definitionsOf(client, table, ['foreignKeys']);
  await client.query(`
    CREATE TABLE ${filled}.${table} (LIKE ${table} INCLUDING ALL EXCLUDING INDEXES) PARTITION BY HASH (user_id)`);
  await client.query(`SET LOCAL search_path = ${filled}, public`);
  for (const definition of definitions) await client.query(definition);
  for (let remainder = 0; remainder < count; remainder += 1) {
    const name = `${table}_${String(remainder).padStart(String(count - 1).length, '0')}`;
    await client.query(`
      CREATE TABLE ${partitions}.${name} PARTITION OF ${table}
      FOR VALUES WITH (MODULUS ${count}, REMAINDER ${remainder})`);
  }
  // Last, because they lock the users until the commit.
  for (const definition of foreignKeys) await client.query(definition);
}
