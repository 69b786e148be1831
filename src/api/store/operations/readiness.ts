import type { QueryConfig } from 'pg';
import { type Database, isDatabaseUnavailable } from '../../database/db.ts';
import { pendingMigrations, readMigrations } from './migrate.ts';

/** A check that takes longer fails, and its connection is closed. Under a second, so that a probe has its response by then. */
const checkTimeoutMs = 600;

/**
 * A check that passes when no migration of this release is pending and the database commits writes. Otherwise it says
 * what is wrong and what to do, without a secret.
 */
export async function databaseReadiness(db: Database): Promise<() => Promise<string | null>> {
  const migrations = await readMigrations();
  return async () => {
    try {
      await checkWritable(db);
      const [pending] = await pendingMigrations(db, migrations);
      return pending ? `The database lacks ${pending} of this release. Run migrate.` : null;
    } catch (error) {
      return databaseProblem(error);
    }
  };
}

/** What an error of the database means to whoever runs it. The text of an error may have a password or data. */
export function databaseProblem(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const found = problems.find(([codes]) => codes.includes(code));
  if (found) return found[1];
  if (isDatabaseUnavailable(error)) return `The database does not answer in time${code && ` (${code})`}.`;
  return `The database refuses the check${code && ` (${code})`}. The log of PostgreSQL says why.`;
}

const problems: readonly (readonly [codes: readonly string[], problem: string])[] = [
  [['28P01', '28000'], 'PostgreSQL refuses the user or the password in DATABASE_URL. Correct the setting.'],
  [
    ['3D000'],
    'The database that DATABASE_URL names does not exist. Create it and run migrate, or correct the setting.',
  ],
  [['42P01', '42703'], 'The database has no tables of Vizitka. Run migrate.'],
  [
    ['42501'],
    'The user in DATABASE_URL may not use the tables. Run migrate with DATABASE_APP_ROLE, which grants the rights.',
  ],
  [
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'],
    'No PostgreSQL answers at the address in DATABASE_URL. Start it, or correct the setting.',
  ],
  [['25006'], 'The database takes no writes: DATABASE_URL leads to a standby.'],
  [['53100'], 'The disk of the database is full. Free space on it.'],
  [['53300'], 'The database has no free connections. Lower DATABASE_POOL_MAX or raise max_connections.'],
];

/**
 * Fails when the disk is full, when the server is a standby, and when no standby confirms a commit that must wait for
 * one. Reads succeed in all of these, so this query writes: a series that does not fit into work_mem goes to a temporary
 * file, and a message without a reader goes to the write-ahead log. No rows are left behind.
 */
async function checkWritable(db: Database): Promise<void> {
  await db.$client.query({
    text: `SET LOCAL work_mem = '64kB';
      SELECT count(*) FROM generate_series(1, 20000);
      DELETE FROM idempotency_keys WHERE false;
      SELECT pg_logical_emit_message(true, 'vizitka', 'ready')`,
    query_timeout: checkTimeoutMs,
  } as QueryConfig);
}
