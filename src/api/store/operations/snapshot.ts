import type { Database } from '../../database/db.ts';
import { type TableChecksums, tableChecksums } from './table-checksums.ts';

export type Snapshot = { id: string; tables: TableChecksums };

/** Runs work with a snapshot of the database. Other connections can read it by its id; writes are not blocked. */
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
    // Closes the session, which ends the snapshot.
    client.release(true);
  }
}
