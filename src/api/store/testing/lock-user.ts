import type { Database } from '../../database/db.ts';

/** Locks a user's row, so that changes of it wait; returns a function that releases the lock. */
export async function lockUser(db: Database, userId: string): Promise<() => Promise<void>> {
  const client = await db.$client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}
