import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';

type Migration = { name: string; sql: string; checksum: string };

const ownFolder = join(import.meta.dirname, '../../migrations');

/** Any two processes that migrate at once take turns on this advisory lock. */
const migrationLock = 7_216_401;

/** How a migration begins that makes an index on a table with rows: within a transaction nobody could write meanwhile. */
const outsideTransaction = '-- outside a transaction';

/** Applies what is missing, one after the other; answers the names applied. */
export async function migrate(db: Database, folder = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await db.$client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await untilItIsOurTurn(client);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    );
    const missing = missingMigrations(migrations, rows);
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock and whatever transaction failed.
    client.release(true);
  }
}

/** Asked for again and again, since one that waits in the database would be waited for by an index made outside a transaction. */
async function untilItIsOurTurn(client: PoolClient): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS mine';
  while (!(await client.query<{ mine: boolean }>(ask, [migrationLock])).rows[0]?.mine) await wait(100);
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  const isOutside = sql.startsWith(outsideTransaction);
  // One statement at a time: several sent together are a transaction.
  if (isOutside) for (const statement of sql.split(/;\s*$/m)) await client.query(statement);
  await client.query('BEGIN');
  // A migration that cannot get its lock at once gives way to the release still running.
  await client.query("SET LOCAL lock_timeout = '5s'");
  if (!isOutside) await client.query(sql);
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  await client.query('COMMIT');
}

/** Those of the migrations given that the database has not seen. */
export async function pendingMigrations(db: Database, migrations: Migration[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  return missingMigrations(migrations, rows).map(({ name }) => name);
}

function missingMigrations(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = known.find(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was changed after it had been applied`);
  return known.filter(({ name }) => !checksums.has(name));
}

/** The migrations a release brings, in order. */
export async function readMigrations(folder = ownFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
