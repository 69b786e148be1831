import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { definitionsOf } from './definitions.ts';
import { mirrorTrigger } from './mirror.ts';
import { replaceReferences } from './references.ts';
import { withShortLocks } from './short-locks.ts';
import { type PartitionedTable, partitionedTables, schemas } from './tables.ts';

const { filled, former } = schemas;

/** Puts the partitioned tables in the place of the former ones, in one short transaction. */
export async function switchTables(db: Database): Promise<void> {
  await stopVacuum(db);
  await withShortLocks(db, async (client) => {
    // Cards before uploads, as in the statements of the stores.
    await client.query(
      `LOCK TABLE public.cards, public.binned_cards, public.uploads IN ACCESS EXCLUSIVE MODE`,
    );
    await refuseUnready(client);
    await replaceReferences(client);
    await client.query(`CREATE SCHEMA ${former}`);
    for (const table of partitionedTables) await switchTable(client, table);
    await client.query(`DROP SCHEMA ${filled} CASCADE`);
  });
}

async function switchTable(client: PoolClient, table: PartitionedTable): Promise<void> {
  await client.query(`DROP TRIGGER ${mirrorTrigger} ON public.${table}`);
  const definitions = await definitionsOf(client, table, ['triggers', 'grants']);
  await client.query(`ALTER TABLE public.${table} DISABLE TRIGGER USER`);
  await client.query(`ALTER TABLE public.${table} SET SCHEMA ${former}`);
  await client.query(`ALTER TABLE ${filled}.${table} SET SCHEMA public`);
  for (const definition of definitions) await client.query(definition);
}

/** A vacuum would hold a lock for longer than the switch waits. This lock ends it and blocks no writer. */
async function stopVacuum(db: Database): Promise<void> {
  for (const table of partitionedTables)
    await db.$client.query(`ALTER TABLE public.${table} SET (autovacuum_enabled = false)`);
}

/** Takes back what a switch has set that did not succeed. */
export async function allowVacuum(client: PoolClient): Promise<void> {
  for (const table of partitionedTables)
    await client.query(`ALTER TABLE public.${table} RESET (autovacuum_enabled)`);
}

async function refuseUnready(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ isVerified: boolean; migrations: number }>(
    `SELECT (SELECT count(*) FILTER (WHERE is_verified) = $1 FROM ${filled}.progress) AS "isVerified",
            (SELECT count(*)::int FROM (SELECT name FROM public.migrations EXCEPT SELECT name FROM ${filled}.migrations) added) AS migrations`,
    [partitionedTables.length],
  );
  if (!rows[0]?.isVerified) throw new Error('The copies are not verified yet');
  if (rows[0].migrations > 0)
    throw new Error('Migrations were applied since the tables were prepared; abandon and prepare again');
}
