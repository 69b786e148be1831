import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { openDatabase } from '#api/database/db.ts';
import { insertCard, row } from '#api/store/cards/card-statements.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { statementOf } from '#api/store/testing/explain.ts';

/** The baseline of the card calls: their statements through bare Fastify and pg, for one account and without checks. */

const { PORT = '', DATABASE_URL = '', DATABASE_POOL_MAX = '', ACCOUNT_ID = '', CARD_ID = '' } = process.env;

const recorded = openDatabase(
  { url: DATABASE_URL, poolMax: 1, acquireTimeoutMs: 3000, statementTimeoutMs: 10_000 },
  (error) => console.error(error.message),
);
const list = await statementOf(recorded, (db) => cardStore(db).list(ACCOUNT_ID));
await recorded.$client.end();

// A plain statement for one card: ours reads those of several requests together.
const one = {
  text: `SELECT ${row('cards')} FROM cards WHERE account_id = $1 AND id = $2`,
  values: [ACCOUNT_ID, CARD_ID],
};
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: Number(DATABASE_POOL_MAX) });
const app = Fastify();
app.get('/api/business-cards', async () => (await pool.query<object>({ name: 'list', ...list })).rows);
app.get(
  '/api/business-cards/:id',
  async () => (await pool.query({ name: 'one', ...one })).rows[0] as unknown,
);
app.post<{ Body: { name: string } }>('/api/business-cards', async ({ body: { name, ...design } }) => {
  const values = [ACCOUNT_ID, randomUUID(), name, design, null, null, null, null];
  return (await pool.query({ ...insertCard, values })).rows[0] as unknown;
});
await app.listen({ host: '127.0.0.1', port: Number(PORT) });
