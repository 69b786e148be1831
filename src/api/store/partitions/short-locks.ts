import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError, type PoolClient } from 'pg';
import type { Database } from '../../database/db.ts';
import { inTransaction } from '../transaction.ts';

/**
 * Shorter than PostgreSQL's deadlock_timeout of 1 s: of two transactions that wait for each other, this one gives up, and
 * not that of a user.
 */
const lockTimeoutMs = 200;
const retryMs = 100;
const giveUpMs = 60_000;

const lockNotAvailable = '55P03';

/** Runs a transaction that never keeps others waiting for long: one that does not get a lock soon is rolled back and repeated. */
export async function withShortLocks<Result>(
  db: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const endMs = Date.now() + giveUpMs;
  for (;;) {
    try {
      return await inTransaction(db, async (client) => {
        await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}; SET LOCAL statement_timeout = 0`);
        return work(client);
      });
    } catch (error) {
      const isLocked = error instanceof DatabaseError && error.code === lockNotAvailable;
      if (!isLocked || Date.now() > endMs) throw error;
      await wait(retryMs);
    }
  }
}
