import type { Database } from '../../database/db.ts';

/** Columns, constraints, indexes, triggers and rights of all tables in the schema public, one line each. */
export async function readDatabaseStructure(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ line: string }>(`
    WITH tables AS (
      SELECT oid, relname AS name, relowner, relacl FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
    )
    SELECT name || ' column ' || concat_ws(' ', attname, format_type(atttypid, atttypmod), attnotnull,
                                           pg_get_expr(adbin, adrelid)) AS line
    FROM tables JOIN pg_attribute ON attrelid = tables.oid AND attnum > 0 AND NOT attisdropped
      LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    UNION ALL
    SELECT name || ' constraint ' || conname || ' ' || pg_get_constraintdef(pg_constraint.oid)
    FROM tables JOIN pg_constraint ON conrelid = tables.oid AND conparentid = 0
    UNION ALL
    SELECT name || ' index ' || replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
    FROM tables JOIN pg_index ON indrelid = tables.oid
    UNION ALL
    SELECT name || ' trigger ' || pg_get_triggerdef(pg_trigger.oid)
    FROM tables JOIN pg_trigger ON tgrelid = tables.oid AND NOT tgisinternal
    UNION ALL
    SELECT name || ' right ' || grantee::regrole::text || ' ' || privilege_type
    FROM tables, aclexplode(relacl) WHERE grantee <> relowner
    ORDER BY line`);
  return rows.map(({ line }) => line.replace(/ NOT VALID$/, ''));
}
