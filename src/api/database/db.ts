import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseSettings } from '../config/database-settings.ts';

export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: pg.Pool; transaction: Begin };

/** A transaction with its connection, for statements in SQL text. One inside it is a savepoint. */
export type Transaction = Omit<DrizzleTransaction, 'transaction'> & {
  $client: pg.PoolClient;
  transaction: Begin;
};

type Begin = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;

type DrizzleTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** The server ends a statement first; the client gives up after this much more, for a server that no longer responds. */
const silenceMs = 2000;
/** An idle connection is probed after this time, so that one to a lost machine does not stay open for hours. */
const keepAliveMs = 10_000;

/** A database with timeouts for connections and statements. */
export function openDatabase(settings: DatabaseSettings, onIdleError: (error: Error) => void): Database {
  const pool = openPool(settings, onIdleError);
  return Object.assign(drizzle({ client: pool }), { transaction: transactionsOf(pool) });
}

/** The connections of a database, for a library that sends its own statements. */
export function openPool(settings: DatabaseSettings, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: settings.url,
    max: settings.poolMax,
    connectionTimeoutMillis: settings.acquireTimeoutMs,
    ...(settings.statementTimeoutMs > 0 && {
      statement_timeout: settings.statementTimeoutMs,
      query_timeout: settings.statementTimeoutMs + silenceMs,
    }),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
    application_name: 'vizitka',
  });
  // An idle connection may fail. The pool replaces it; without a listener the process would end.
  pool.on('error', onIdleError);
  // So would one that fails between two statements of a transaction. The next statement reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Drizzle's own never returns a connection to the pool whose BEGIN failed, and returns broken ones as good. */
function transactionsOf(pool: pg.Pool): Begin {
  return async (work) => {
    const client = await pool.connect();
    try {
      const result = await drizzle({ client }).transaction((tx) => work(withClient(tx, client)));
      client.release();
      return result;
    } catch (error) {
      client.release(isDatabaseUnavailable(error));
      throw error;
    }
  };
}

function withClient(tx: DrizzleTransaction, client: pg.PoolClient): Transaction {
  const begin = tx.transaction.bind(tx);
  const transaction: Begin = (work) => begin((inner) => work(withClient(inner, client)));
  return Object.assign(tx, { $client: client, transaction });
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
  /timeout exceeded when trying to connect|query read timeout|connection terminated|client has encountered a connection error|cannot use a pool after/i;

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
export function violatedReference(error: unknown): string | null {
  return causes(error).find(({ code }) => code === '23503')?.constraint ?? null;
}

type ErrorLink = { message: string; code?: unknown; constraint?: string };

/** Drizzle wraps the driver's error; the driver may wrap the socket's. */
function causes(error: unknown): ErrorLink[] {
  if (!(error instanceof Error)) return [];
  return [error, ...causes(error.cause)];
}
