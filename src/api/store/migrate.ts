import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../platform/db.ts';

type Migration = { name: string; sql: string; checksum: string };

const ownFolder = join(import.meta.dirname, '../migrations');

/** Any two processes that migrate at once take turns on this advisory lock. */
const migrationLock = 7_216_401;

/** Applies what is missing, each migration in a transaction of its own; answers the names applied. */
export async function migrate(db: Database, folder = ownFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await db.$client.connect();
  try {
    // Waiting for another's long migration is no statement gone wrong.
    await client.query('SET statement_timeout = 0');
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
    );
    const { rows } = await client.query<{ name: string; checksum: string }>(
      'SELECT name, checksum FROM migrations',
    );
    const missing = missingMigrations(migrations, rows);
    for (const { name, sql, checksum } of missing) {
      await client.query('BEGIN');
      // A migration that cannot get its lock at once gives way to the release still running.
      await client.query("SET LOCAL lock_timeout = '5s'");
      await client.query(sql);
      await client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
      await client.query('COMMIT');
    }
    return missing.map(({ name }) => name);
  } finally {
    // Ends the session, and with it the lock and whatever transaction failed.
    client.release(true);
  }
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
