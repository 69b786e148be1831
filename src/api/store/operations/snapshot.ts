import type { Database } from '../../database/db.ts';
import { type TableChecksums, tableChecksums } from './table-checksums.ts';

export type Snapshot = { id: string; tables: TableChecksums };

/** Holds one moment of the database still for as long as the work takes; other connections can read it by its id, and everybody else writes on. */
export async function withSnapshot<Result>(
  db: Database,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const client = await db.$client.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
    return await work({ id: rows[0]?.id ?? '', tables: await tableChecksums(client) });
  } finally {
    // Ends the session, and with it the moment.
    client.release(true);
  }
}
