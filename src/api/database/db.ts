import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

/** What belongs together: all of it happens, or none. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseSettings = {
  url: string;
  poolMax: number;
  /** How long a request may wait for a free connection before it is answered 503. */
  acquireTimeoutMs: number;
  statementTimeoutMs: number;
};

/** A pool that waits a bounded time for a connection and lets no statement run without end. */
export function openDatabase(settings: DatabaseSettings, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolMax,
    connectionTimeoutMillis: settings.acquireTimeoutMs,
    statement_timeout: settings.statementTimeoutMs,
    keepAlive: true,
    application_name: 'vizitka',
  });
  // A connection may die while it rests in the pool; the pool replaces it, the process must not end.
  pool.on('error', onIdleError);
  return drizzle({ client: pool });
}

/** SQLSTATE classes that say "not now" rather than "wrong": connection, rollback of one of two that met, resources, shutdown, disk, lock or statement timeout. */
const passingStates = /^(08|40|53|57|58|55P03|25006)/;
const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const connectionMessages =
  /timeout exceeded when trying to connect|connection terminated|client has encountered a connection error|cannot use a pool after/i;

/** Whether the database could not be asked just now, as opposed to having refused what it was asked. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(({ code, message }) =>
    typeof code === 'string' && (passingStates.test(code) || connectionErrors.has(code))
      ? true
      : connectionMessages.test(message),
  );
}

/** The name of the unique constraint a statement ran into, or null. */
export function violatedUnique(error: unknown): string | null {
  const violation = causes(error).find(({ code }) => code === '23505');
  return violation?.constraint ?? null;
}

/** Whether a statement would have left something pointing at a row that is not there. */
export function violatedReference(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '23503');
}

type ErrorLink = { message: string; code?: unknown; constraint?: string };

/** Drizzle wraps the driver's error; the driver may wrap the socket's. */
function causes(error: unknown): ErrorLink[] {
  if (!(error instanceof Error)) return [];
  return [error, ...causes(error.cause)];
}
