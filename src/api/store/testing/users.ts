import { eq } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { StoredSession } from '../../security/session.ts';
import { users } from '../schema.ts';
import { sessionStore } from '../sessions/sessions.ts';

/** Adds accounts with confirmed addresses, recipient-1@cards.example and so on. */
export async function addRecipients(db: Database, count: number): Promise<void> {
  await db.$client.query(
    `WITH names AS (SELECT 'recipient-' || n AS name, gen_random_uuid() AS id FROM generate_series(1, $1) AS n),
     owners AS (INSERT INTO accounts (id) SELECT id FROM names)
     INSERT INTO users (id, account_id, username, username_key, username_skeleton, email, email_key, password_hash, email_verified_at)
     SELECT gen_random_uuid(), id, name, name, name, name || '@cards.example', name || '@cards.example', '', now() FROM names`,
    [count],
  );
}

/** Adds a user with a session, in the columns that every release since 1.0.0 has. Returns the ids. */
export async function addUserWithSession(
  db: Database,
  { role, cardLimit }: { role: string; cardLimit: number },
  { tokenHash, expiresAt }: Pick<StoredSession, 'tokenHash' | 'expiresAt'>,
): Promise<{ userId: string; accountId: string }> {
  const [userId, accountId] = [uuidv7(), uuidv7()];
  await db.$client.query(
    `WITH owner AS (INSERT INTO accounts (id, role, card_limit) VALUES ($2, $3, $4)),
     person AS (
       INSERT INTO users (id, account_id, username, username_key, username_skeleton, email, email_key, password_hash)
       VALUES ($1, $2, $5, $5, $5, $5 || '@cards.example', $5 || '@cards.example', 'none')
     )
     INSERT INTO sessions (token_hash, actor_id, subject_id, expires_at) VALUES ($6, $1, $1, $7)`,
    [userId, accountId, role, cardLimit, `user-${userId}`, tokenHash, expiresAt],
  );
  return { userId, accountId };
}

/** Deletes a user and their account, without an audit entry. */
export async function deleteUser(db: Database, userId: string): Promise<void> {
  await db.$client.query(
    `WITH gone AS (DELETE FROM users WHERE id = $1 RETURNING account_id)
     DELETE FROM accounts USING gone WHERE accounts.id = gone.account_id`,
    [userId],
  );
}

/** Locks the row of an account, so that changes of it wait; returns a function that releases the lock. */
export async function lockAccount(db: Database, accountId: string): Promise<() => Promise<void>> {
  const client = await db.$client.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM accounts WHERE id = $1 FOR UPDATE', [accountId]);
  return async () => {
    await client.query('COMMIT');
    client.release();
  };
}

/** Opens a session of a user without a password. */
export async function openSession(db: Database, userId: string, session: StoredSession): Promise<void> {
  const [checked] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, hasSecondFactor: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, userId));
  if (!checked || !(await sessionStore(db).open({ ...session, checked })))
    throw new Error(`There is no user ${userId}`);
}

/** The names of a user's cards and the stored card count, to compare the two. */
export async function savedNames(db: Database, userId: string): Promise<{ names: string[]; count: number }> {
  const { rows } = await db.$client.query<{ names: string[]; count: number }>(
    `SELECT card_count AS count, ARRAY(SELECT name FROM cards WHERE account_id = accounts.id) AS names
     FROM users JOIN accounts ON accounts.id = users.account_id WHERE users.id = $1`,
    [userId],
  );
  return rows[0] ?? { names: [], count: 0 };
}
