import type { Database } from '../../database/db.ts';
import { withMigrationLock } from '../operations/migrate.ts';
import { type CopyOptions, copyTable } from './copy.ts';
import { createSchemas, expandTable } from './expand.ts';
import { addReferences } from './references.ts';
import { withShortLocks } from './short-locks.ts';
import { allowVacuum, switchTables } from './switch.ts';
import { partitionedTables, schemas } from './tables.ts';
import { verifyCopies } from './verify.ts';

const { filled, partitions, former } = schemas;

/** Called after each step with what was done. */
type Report = (done: string) => void;

/**
 * Partitions the tables of cards by their owner while the application runs. Each step can be repeated, also after it was
 * killed. No migration runs at the same time.
 */
export function partitionTables(db: Database, report: Report = () => undefined) {
  const hasSchema = async (name: string) =>
    ((await db.$client.query('SELECT FROM pg_namespace WHERE nspname = $1', [name])).rowCount ?? 0) > 0;
  const refuseUnprepared = async () => {
    if (!(await hasSchema(filled))) throw new Error('Nothing is prepared');
  };
  return {
    /** Creates the partitioned tables, copies all rows into them and compares them. Can be stopped and repeated. */
    prepare: (wanted: number, options: CopyOptions = {}): Promise<void> =>
      withMigrationLock(db, async () => {
        await refusePartitioned(db);
        const count = await createSchemas(db, wanted);
        // A table is complete before another one refers to it.
        for (const table of partitionedTables) {
          await expandTable(db, table, count);
          report(`${table}: expanded`);
          await copyTable(db, table, options);
          report(`${table}: copied`);
        }
        await addReferences(db);
        // Of the keys only: autovacuum adds the others, and those of documents take minutes.
        for (const table of partitionedTables)
          await db.$client.query(`ANALYZE ${filled}.${table} (user_id, id)`);
        report('foreign keys and statistics added');
        for (const [table, rows] of Object.entries(await verifyCopies(db)))
          report(`${table}: ${rows} rows verified`);
      }),

    /** Replaces the tables by the prepared ones. */
    switch: (): Promise<void> =>
      withMigrationLock(db, async () => {
        await refuseUnprepared();
        await switchTables(db);
        report('switched');
      }),

    /** Drops what was prepared; the tables stay as they were. */
    abandon: (): Promise<void> =>
      withMigrationLock(db, async () => {
        await refuseUnprepared();
        await withShortLocks(db, async (client) => {
          // With the functions of the mirror go their triggers, with the tables their partitions.
          await client.query(`DROP SCHEMA ${filled} CASCADE; DROP SCHEMA ${partitions}`);
          await allowVacuum(client);
        });
        report('abandoned');
      }),

    /** Drops the former tables. */
    dropFormer: (): Promise<void> =>
      withMigrationLock(db, async () => {
        if (!(await hasSchema(former))) throw new Error('There are no former tables');
        await withShortLocks(db, (client) => client.query(`DROP SCHEMA ${former} CASCADE`));
        report('the former tables are dropped');
      }),
  };
}

async function refusePartitioned(db: Database): Promise<void> {
  const { rowCount } = await db.$client.query(
    "SELECT FROM pg_class WHERE oid = 'public.cards'::regclass AND relkind = 'p'",
  );
  if (rowCount) throw new Error('The tables are partitioned already');
  const { rows } = await db.$client.query<{ owner: string }>(
    "SELECT relowner::regrole::text AS owner FROM pg_class WHERE oid = 'public.cards'::regclass AND relowner <> current_user::regrole",
  );
  if (rows[0]) throw new Error(`Connect as ${rows[0].owner}, the owner of the tables`);
}
