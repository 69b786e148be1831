import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { type OutsideReference, outsideReferences } from './definitions.ts';
import { withShortLocks } from './short-locks.ts';
import { partitionedTables, schemas } from './tables.ts';

/** The name of a second foreign key, to the copy, until the switch. */
const secondName = ({ name }: OutsideReference) => `"${name}_partitioned"`;

/** Gives other tables a second foreign key, to the complete copies. Their rows are checked without blocking writers. */
export async function addReferences(db: Database): Promise<void> {
  await withShortLocks(db, async (client) => {
    const references = await outsideReferences(client, partitionedTables);
    await client.query(`SET LOCAL search_path = ${schemas.filled}, public`);
    for (const reference of references) {
      const { table, definition } = reference;
      await client.query(`ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${secondName(reference)}`);
      await client.query(
        `ALTER TABLE ${table} ADD CONSTRAINT ${secondName(reference)} ${definition} NOT VALID`,
      );
    }
  });
  for (const reference of await withShortLocks(db, (client) => outsideReferences(client, partitionedTables)))
    await withShortLocks(db, (client) =>
      client.query(`ALTER TABLE public.${reference.table} VALIDATE CONSTRAINT ${secondName(reference)}`),
    );
}

/** Leaves other tables with the second foreign key only, under the name of the first. */
export async function replaceReferences(client: PoolClient): Promise<void> {
  for (const reference of await outsideReferences(client, partitionedTables)) {
    const { table, name } = reference;
    await client.query(`ALTER TABLE public.${table} DROP CONSTRAINT "${name}"`);
    await client.query(`ALTER TABLE public.${table} RENAME CONSTRAINT ${secondName(reference)} TO "${name}"`);
  }
}
