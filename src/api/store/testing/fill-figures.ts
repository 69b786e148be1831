import { lookIds } from '#domain/look/card-look.ts';
import { codeRules, printRules } from '#domain/print-rules.ts';
import type { Database } from '../../database/db.ts';

type Amounts = { days: number; payments: number; mails: number };

/** Every kind with as many values as it can have: all looks and rules, both plans, and 150 countries. */
const kinds: [string, string][] = [
  ...['editorOpened', 'cardStarted', 'registered', 'cardSaved', 'cardsImported', 'approved'].map(
    (kind): [string, string] => [kind, ''],
  ),
  ...['fillIn', 'proof', 'shopOrder'].map((link): [string, string] => ['linkOpened', link]),
  ...lookIds.map((look): [string, string] => ['lookChosen', look]),
  ...['clean', 'open', 'many'].map((value): [string, string] => ['fileMade', value]),
  ...[...printRules, ...codeRules].map((rule): [string, string] => ['fileFinding', rule]),
  ...['planChosen', 'paid', 'refunded'].flatMap((kind) =>
    ['premium', 'corporate'].map((plan): [string, string] => [kind, plan]),
  ),
  ...['paidIn', 'refundedIn'].flatMap((kind) =>
    Array.from({ length: 150 }, (_, index): [string, string] => [kind, `C${String(index).padStart(3, '0')}`]),
  ),
];

/** Fills the figures of so many days, and the tables of payments, events and mails; returns the rows and the plan of a year's totals. */
export async function fillFigures(db: Database, { days, payments, mails }: Amounts) {
  const { $client: client } = db;
  await client.query(
    `INSERT INTO daily_figures (day, kind, value, total, cents)
     SELECT current_date - day, kind, value, (random() * 20000)::integer, (random() * 2000000)::integer
     FROM generate_series(0, $1::integer - 1) AS day, unnest($2::text[], $3::text[]) AS kinds (kind, value)`,
    [days, kinds.map(([kind]) => kind), kinds.map(([, value]) => value)],
  );
  await client.query(
    `INSERT INTO payments (id, plan, amount_cents, currency, state, provider_status, created_at)
     SELECT gen_random_uuid(), 'premium', 1900, 'usd', 'succeeded', 'succeeded', now() - random() * interval '2 years'
     FROM generate_series(1, $1::integer)`,
    [payments],
  );
  await client.query(
    `INSERT INTO webhook_events (id, type, payload, received_at, processed_at)
     SELECT 'evt_' || number, 'payment_intent.succeeded', '{}', now() - random() * interval '2 years', now()
     FROM generate_series(1, $1::integer) AS number`,
    [payments],
  );
  await client.query(
    `INSERT INTO mails (id, kind, recipient, language, created_at, sent_at)
     SELECT gen_random_uuid(), 'verifyEmail', 'a@cards.example', 'en', at, at
     FROM (SELECT now() - random() * interval '30 days' AS at FROM generate_series(1, $1::integer)) AS times`,
    [mails],
  );
  await client.query('VACUUM ANALYZE');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS, COSTS OFF) SELECT kind, value, sum(total), sum(cents) FROM daily_figures
     WHERE day BETWEEN current_date - 729 AND current_date GROUP BY kind, value`,
  );
  return { rows: days * kinds.length, plan: rows.map((row) => row['QUERY PLAN']).join('\n') };
}
