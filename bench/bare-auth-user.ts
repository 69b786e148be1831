import Fastify from 'fastify';
import pg from 'pg';
import { openDatabase } from '#api/database/db.ts';
import { hashSessionToken } from '#api/security/session.ts';
import { sessionStore } from '#api/store/sessions/sessions.ts';
import { statementOf } from '#api/store/testing/explain.ts';

/** The baseline of GET /api/auth/user: its query through bare Fastify and pg, for one session and without checks. */

const { PORT = '', DATABASE_URL = '', DATABASE_POOL_MAX = '', SESSION_TOKEN = '' } = process.env;

const recorded = openDatabase(
  { url: DATABASE_URL, poolMax: 1, acquireTimeoutMs: 3000, statementTimeoutMs: 10_000 },
  (error) => console.error(error.message),
);
const { text, values } = await statementOf(recorded, (db) =>
  sessionStore(db).find(hashSessionToken(SESSION_TOKEN)),
);
await recorded.$client.end();

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_MAX) });
const app = Fastify();
app.get('/api/auth/user', async () => {
  const { rows } = await pool.query<Record<string, unknown>>({ name: 'person_by_token', text, values });
  return rows[0];
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
