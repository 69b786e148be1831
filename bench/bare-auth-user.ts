import Fastify from 'fastify';
import pg from 'pg';
import { hashToken } from '#api/security/hash-token.ts';

/** The baseline of GET /api/auth/user: the user of one session through bare Fastify and pg, without checks of rights and limits. */

const { PORT = '', DATABASE_URL = '', DATABASE_POOL_MAX = '', SESSION_TOKEN = '' } = process.env;

const text = `SELECT users.id, username, email, role, card_limit, card_count, is_admin, users.created_at, language,
    email_verified_at, deletes_at, has_second_factor, actor_id, confirmed_at, last_seen_at
  FROM sessions JOIN users ON users.id = subject_id JOIN accounts ON accounts.id = account_id
  WHERE token_hash = $1 AND expires_at > now()`;
const values = [hashToken(SESSION_TOKEN)];

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_MAX) });
const app = Fastify();
app.get('/api/auth/user', async () => {
  const { rows } = await pool.query<Record<string, unknown>>({ name: 'user_of_session', text, values });
  return rows[0];
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
