import type { PoolClient } from 'pg';
import { Refusal } from '#contract/errors.ts';
import type { Database } from '../database/db.ts';

/** All of it, or nothing, statement by statement: each finds what is there once it has waited for others' transactions. */
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
    // After any other error the session is not to be trusted; ended, it takes the transaction with it.
    client.release(!isRefused);
    throw error;
  }
}
