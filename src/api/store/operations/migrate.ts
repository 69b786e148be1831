import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { forPartitions } from './partitioned-index.ts';

type Migration = { name: string; sql: string; checksum: string };

const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** The advisory lock that lets one process migrate at a time. */
const migrationLock = 7_216_401;

/** The first line of a migration that creates an index concurrently, which does not work in a transaction. */
export const outsideTransaction = '-- outside a transaction';

/** Applies the pending migrations in order and returns their names. */
export async function migrate(db: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withMigrationLock(db, async (client) => {
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    );
    const pending = selectPending(migrations, rows);
    for (const migration of pending) await apply(client, migration);
    return pending.map(({ name }) => name);
  });
}

/** Runs work that changes the schema, one process at a time. */
async function withMigrationLock<Result>(
  db: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await acquireLock(client);
    return await work(client);
  } finally {
    // Closes the session, which releases the lock and rolls back a failed transaction.
    client.release(true);
  }
}

/** Polls, because CREATE INDEX CONCURRENTLY would wait for a session that is blocked on the lock. */
async function acquireLock(client: PoolClient): Promise<void> {
  const tryLock = 'SELECT pg_try_advisory_lock($1) AS acquired';
  while (!(await client.query<{ acquired: boolean }>(tryLock, [migrationLock])).rows[0]?.acquired)
    await wait(100);
}

async function apply(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  const isOutside = sql.startsWith(outsideTransaction);
  // One statement at a time: several in one query run in a transaction.
  if (isOutside)
    for (const statement of withoutComments(sql).split(/;\s*$/m))
      for (const each of await forPartitions(client, statement)) await client.query(each);
  await client.query('BEGIN');
  // A migration that cannot get its locks soon fails, so that the running release is not blocked.
  await client.query("SET LOCAL lock_timeout = '5s'");
  if (!isOutside) await client.query(sql);
  await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  await client.query('COMMIT');
}

function withoutComments(sql: string): string {
  return sql.replace(/^--.*\n/gm, '');
}

/** The names of the migrations that are not applied. */
export async function pendingMigrations(db: Database, migrations: Migration[]): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM migrations',
  );
  return selectPending(migrations, rows).map(({ name }) => name);
}

function selectPending(known: Migration[], applied: { name: string; checksum: string }[]): Migration[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = known.find(({ name, checksum }) => checksums.has(name) && checksums.get(name) !== checksum);
  if (edited) throw new Error(`Migration ${edited.name} was changed after it had been applied`);
  return known.filter(({ name }) => !checksums.has(name));
}

/** Reads the migrations of this release, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}
