import type { Database } from '../../database/db.ts';

/** Adds accounts with confirmed addresses, recipient-1@cards.example and so on. */
export async function addRecipients(db: Database, count: number): Promise<void> {
  await db.$client.query(
    `INSERT INTO users (id, username, username_key, email, email_key, password_hash, email_verified_at)
     SELECT gen_random_uuid(), name, name, name || '@cards.example', name || '@cards.example', '', now()
     FROM (SELECT 'recipient-' || n AS name FROM generate_series(1, $1) AS n) AS names`,
    [count],
  );
}
