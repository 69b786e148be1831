import type { Database } from '../../database/db.ts';

/** The names of a user's cards and the stored card count, to compare the two. */
export async function savedNames(db: Database, userId: string): Promise<{ names: string[]; count: number }> {
  const { rows } = await db.$client.query<{ names: string[]; count: number }>(
    `SELECT card_count AS count, ARRAY(SELECT name FROM cards WHERE user_id = users.id) AS names
     FROM users WHERE id = $1`,
    [userId],
  );
  return rows[0] ?? { names: [], count: 0 };
}
