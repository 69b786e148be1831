import type { Database } from '../../database/db.ts';
import { partitionedTables, schemas } from './tables.ts';

const { filled } = schemas;

/** Compares all rows of the tables with their copies in one snapshot, while others write. Returns the rows of each table. */
export async function verifyCopies(db: Database): Promise<Record<string, number>> {
  const client = await db.$client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const counts: Record<string, number> = {};
    for (const table of partitionedTables) {
      const { rows } = await client.query<{ rows: number; checksum: string }>(
        ['public', filled]
          .map(
            (schema) =>
              `SELECT count(*)::float8 AS rows, coalesce(sum(hash_record_extended(t, 0)), 0)::text AS checksum
               FROM ${schema}.${table} t`,
          )
          .join(' UNION ALL '),
      );
      const [original, copy] = rows;
      if (!original || original.rows !== copy?.rows || original.checksum !== copy.checksum)
        throw new Error(`The copy of ${table} differs: ${original?.rows} rows, the copy has ${copy?.rows}`);
      counts[table] = original.rows;
    }
    await client.query('COMMIT');
    await client.query(`UPDATE ${filled}.progress SET is_verified = true`);
    return counts;
  } finally {
    // Closes the session, which ends the snapshot.
    client.release(true);
  }
}
