import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & { $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export type DatabaseSettings = {
  url: string;
  poolMax: number;
  /** How long a request waits for a free connection before it fails with 503. */
  acquireTimeoutMs: number;
  statementTimeoutMs: number;
};

/** A pool with timeouts for connections and statements. */
export function openDatabase(settings: DatabaseSettings, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolMax,
    connectionTimeoutMillis: settings.acquireTimeoutMs,
    statement_timeout: settings.statementTimeoutMs,
    keepAlive: true,
    application_name: 'vizitka',
  });
  // An idle connection may fail. The pool replaces it; without a listener the process would end.
  pool.on('error', onIdleError);
  return drizzle({ client: pool });
}

/** SQLSTATE classes of temporary errors: connection, serialisation and deadlock, resources, shutdown, disk, lock or statement timeout. */
const temporaryStates = /^(08|40|53|57|58|55P03|25006)/;
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

/** Whether an error is temporary, because the database is unavailable, and not an error of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causes(error).some(({ code, message }) =>
    typeof code === 'string' && (temporaryStates.test(code) || connectionErrors.has(code))
      ? true
      : connectionMessages.test(message),
  );
}

/** The name of the unique constraint that an error violates, or null. */
export function violatedUnique(error: unknown): string | null {
  const violation = causes(error).find(({ code }) => code === '23505');
  return violation?.constraint ?? null;
}

/** Whether an error violates a foreign key. */
export function violatedReference(error: unknown): boolean {
  return causes(error).some(({ code }) => code === '23503');
}

type ErrorLink = { message: string; code?: unknown; constraint?: string };

/** Drizzle wraps the driver's error; the driver may wrap the socket's. */
function causes(error: unknown): ErrorLink[] {
  if (!(error instanceof Error)) return [];
  return [error, ...causes(error.cause)];
}
