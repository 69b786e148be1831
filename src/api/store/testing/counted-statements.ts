import type { Database } from '../../database/db.ts';

/** Counts the statements that the pool sends while some work runs, and the rows that it writes, by table. */
export async function countedStatements(db: Database, work: () => Promise<unknown>) {
  const before = await writtenRows(db);
  let statements = 0;
  const pool = db.$client;
  const original = pool.query.bind(pool);
  // The pool is the only way to the database here; the signature has too many forms to repeat.
  pool.query = ((...input: Parameters<typeof original>) => {
    statements += 1;
    return original(...input);
  }) as typeof pool.query;
  try {
    await work();
  } finally {
    pool.query = original;
  }
  const after = await writtenRows(db);
  const rowsWritten = Object.fromEntries(
    [...after].flatMap(([table, rows]) => {
      const written = rows - (before.get(table) ?? 0);
      return written > 0 ? [[table, written]] : [];
    }),
  );
  return { statements, rowsWritten };
}

/** Rows inserted, updated or deleted so far, by table, those of partitions together. */
async function writtenRows(db: Database): Promise<Map<string, number>> {
  await flushStatistics(db);
  const { rows } = await db.$client.query<{ table: string; rows: number }>(`
    SELECT coalesce(inhparent::regclass::text, relname) AS table, sum(n_tup_ins + n_tup_upd + n_tup_del)::int AS rows
    FROM pg_stat_user_tables LEFT JOIN pg_inherits ON inhrelid = relid
    WHERE schemaname IN ('public', 'partitions') GROUP BY 1`);
  return new Map(rows.map(({ table, rows: count }) => [table, count]));
}

/** A connection reports its statistics when it is told to, or some time after its transaction. */
async function flushStatistics(db: Database): Promise<void> {
  const clients = await Promise.all(
    Array.from({ length: db.$client.totalCount }, () => db.$client.connect()),
  );
  for (const client of clients) {
    await client.query('SELECT pg_stat_force_next_flush()');
    client.release();
  }
}
