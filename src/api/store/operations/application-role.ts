import pg from 'pg';
import type { Database } from '../../database/db.ts';

/**
 * Creates the role of the application, or changes its password. The role may log in; grantToApplication adds its rights.
 * A pooler does not pass the timeout of a connection on, so the role has one too.
 */
export async function ensureApplicationRole(db: Database, role: string, password: string): Promise<void> {
  const { rowCount } = await db.$client.query('SELECT FROM pg_roles WHERE rolname = $1', [role]);
  const verb = rowCount ? 'ALTER' : 'CREATE';
  await db.$client.query(
    `${verb} ROLE ${quoted(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD ${pg.escapeLiteral(password)}`,
  );
  await db.$client.query(`ALTER ROLE ${quoted(role)} SET statement_timeout = '10s'`);
}

/**
 * Grants the rights that the application needs: it reads and writes rows, and only adds to the audit log and the invoices. The owner of a
 * table could disable its triggers, so the owner should be another role that only migrates.
 */
export async function grantToApplication(db: Database, role: string): Promise<void> {
  const name = quoted(role);
  await db.$client.query(`
    GRANT USAGE ON SCHEMA public TO ${name};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${name};
    REVOKE UPDATE, DELETE ON audit_log, invoices FROM ${name};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${name};
    DO $$ DECLARE change text; BEGIN
      -- The job runner creates its own schema.
      EXECUTE format('GRANT CREATE ON DATABASE %I TO ${name}', current_database());
      -- One that was restored, or created when the nodes ran as the owner, has another owner.
      IF EXISTS (SELECT FROM pg_namespace WHERE nspname = 'graphile_worker' AND nspowner <> '${name}'::regrole) THEN
        FOR change IN
          SELECT 'SCHEMA graphile_worker'
          UNION ALL SELECT 'TABLE ' || oid::regclass FROM pg_class
            WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind IN ('r', 'p', 'v')
          UNION ALL SELECT 'ROUTINE ' || oid::regprocedure FROM pg_proc
            WHERE pronamespace = 'graphile_worker'::regnamespace
          UNION ALL SELECT 'TYPE ' || reltype::regtype FROM pg_class
            WHERE relnamespace = 'graphile_worker'::regnamespace AND relkind = 'c'
        LOOP
          EXECUTE format('ALTER %s OWNER TO ${name}', change);
        END LOOP;
      END IF;
    END $$`);
}

function quoted(role: string): string {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(role)) throw new Error(`${role} is not the name of a database role`);
  return `"${role}"`;
}
