import type { Database } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { userStore } from '../users/users.ts';

/** Adds a user with room for any number of cards. */
export async function addOwner(db: Database): Promise<string> {
  const id = uuidv7();
  const email = `${id}@cards.example`;
  await userStore(db).insert({ id, username: id, email, passwordHash: 'none', cardLimit: 100_000 });
  return id;
}

/** Adds a user with cards named `card 1` and so on, every tenth with a logo, and as many uploads and binned cards. */
export async function addSleepingCards(db: Database, count: number): Promise<string> {
  const userId = await addOwner(db);
  const rows = `
    SELECT $1::uuid, md5($1::text || n)::uuid, 'card ' || n, jsonb_build_object('text', repeat('x', 500)), 1,
           CASE WHEN n % 10 = 0 THEN md5($1::text || n)::uuid END, now(), now()
    FROM generate_series(1, $2::int) n`;
  const columns = 'user_id, id, name, design, version, logo_id, created_at, updated_at';
  for (const statement of [
    'INSERT INTO uploads (user_id, id) SELECT $1::uuid, md5($1::text || n)::uuid FROM generate_series(1, $2::int) n',
    `INSERT INTO cards (${columns}) ${rows}`,
    `INSERT INTO binned_cards (${columns}) ${rows}`,
    'UPDATE users SET card_count = $2 WHERE id = $1',
  ])
    await db.$client.query(statement, [userId, count]);
  return userId;
}
