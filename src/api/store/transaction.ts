import type { PoolClient } from 'pg';
import { Refusal } from '#contract/errors.ts';
import type { Database } from '../database/db.ts';

/** Runs SQL text in one transaction, at the isolation level READ COMMITTED: each statement sees what was committed before it. */
export async function inTransaction<Result>(
  db: Database,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    const isRefused = error instanceof Refusal;
    if (isRefused) await client.query('ROLLBACK');
    // After any other error the state of the session is unknown. Closing it rolls the transaction back.
    client.release(!isRefused);
    throw error;
  }
}
