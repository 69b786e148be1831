import type { Database } from '../../database/db.ts';

/** What a migration does to those who use the database meanwhile. */

/** How long the statement of the role that waits longest for the lock of a table has waited, in milliseconds; 0 if none waits. */
export async function longestTableWaitMs(db: Database, role: string): Promise<number> {
  const { rows } = await db.$client.query<{ ms: number }>(
    `SELECT coalesce(max(extract(epoch FROM clock_timestamp() - waitstart)), 0)::float8 * 1000 AS ms
     FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE NOT granted AND locktype = 'relation' AND usename = $1`,
    [role],
  );
  return Math.round(rows[0]?.ms ?? 0);
}

/** The file of each table by its name. A table that is rewritten gets another file. */
export async function tableFiles(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.$client.query<{ name: string; file: string }>(
    `SELECT oid::regclass::text AS name, pg_relation_filenode(oid)::text AS file
     FROM pg_class WHERE relkind = 'r' AND relnamespace::regnamespace::text IN ('public', 'partitions')`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** The number of cards that are older than a time, and a checksum of what they had before the release. */
export async function olderCards(db: Database, before: Date): Promise<{ count: number; checksum: string }> {
  const { rows } = await db.$client.query<{ count: number; checksum: string }>(
    `SELECT count(*)::int AS count,
       coalesce(sum(('x' || left(md5(concat_ws('|', account_id, id, name, design, version, updated_at)), 16))::bit(64)::bigint), 0)::text AS checksum
     FROM cards WHERE created_at < $1`,
    [before],
  );
  return rows[0] ?? { count: 0, checksum: '' };
}
