import pg from 'pg';
import type { Database } from '../../database/db.ts';

/** Makes the role that the application runs as, or gives it another password: it may sign in, and nothing else by itself. */
export async function ensureApplicationRole(db: Database, role: string, password: string): Promise<void> {
  const { rowCount } = await db.$client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await db.$client.query(
    `${verb} ROLE ${quoted(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(password)}`,
  );
}

/**
 * Lets a role that owns nothing run the application: it reads and writes rows, and only ever adds to the audit log.
 * Whoever owns a table could switch its triggers off, so the owner should be somebody that only migrates.
 */
export async function grantToApplication(db: Database, role: string): Promise<void> {
  const name = quoted(role);
  await db.$client.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    REVOKE UPDATE, DELETE ON audit_log FROM ${name};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
    DO $$ BEGIN
      -- The jobs make and keep a schema of their own.
      EXECUTE format('GRANT CREATE ON DATABASE %I TO ${name}', current_database());
    END $$`);
}

function quoted(role: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) throw new Error(`${role} is not the name of a database role`);
  return `"${role}"`;
}
