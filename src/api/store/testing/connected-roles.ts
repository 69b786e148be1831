import { sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';

/** The roles that others are connected as, with what a role should not have. */
export async function connectedRoles(db: Database) {
  const { rows } = await db.execute<{ role: string; isSuperuser: boolean; tables: number }>(sql`
    SELECT usename AS role, bool_or(usesuper) AS "isSuperuser",
      (SELECT count(*)::int FROM pg_tables WHERE schemaname = 'public' AND tableowner = usename) AS tables
    FROM pg_stat_activity JOIN pg_user USING (usename)
    WHERE datname = current_database() AND pid <> pg_backend_pid()
    GROUP BY usename`);
  return rows;
}
