import type { PoolClient } from 'pg';
import type { PartitionedTable } from './tables.ts';

/**
 * The statements that define the parts of a table. They name tables without a schema: the search path decides which table
 * gets the part and which one a foreign key refers to.
 */

const keys = `
  SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', $1::text, conname, pg_get_constraintdef(oid, true)) AS sql
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype IN ('p', 'u')`;

const foreignKeys = `
  SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', $1::text, conname, pg_get_constraintdef(oid, true)) AS sql
  FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'f'`;

const indexes = `
  SELECT pg_get_indexdef(indexrelid, 0, true) AS sql FROM pg_index
  WHERE indrelid = $1::regclass
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u'))`;

const triggers = `
  SELECT pg_get_triggerdef(oid, true) AS sql FROM pg_trigger
  WHERE tgrelid = $1::regclass AND NOT tgisinternal`;

const grants = `
  SELECT format('GRANT %s ON %I TO %s', privilege_type, $1::text,
                CASE grantee WHEN 0 THEN 'PUBLIC' ELSE grantee::regrole::text END) AS sql
  FROM pg_class, aclexplode(relacl) WHERE oid = $1::regclass AND grantee <> relowner`;

const parts = { keys, foreignKeys, indexes, triggers, grants };

/** The statements for some parts of a table in the schema public. */
export async function definitionsOf(
  client: PoolClient,
  table: PartitionedTable,
  wanted: (keyof typeof parts)[],
): Promise<string[]> {
  await client.query('SET LOCAL search_path = public');
  const statements: string[] = [];
  for (const part of wanted) {
    const { rows } = await client.query<{ sql: string }>(parts[part], [table]);
    statements.push(...rows.map(({ sql }) => sql));
  }
  return statements;
}

/** A foreign key of another table to one of the partitioned tables. */
export type OutsideReference = { table: string; name: string; definition: string };

/** The foreign keys that other tables have to these tables. */
export async function outsideReferences(
  client: PoolClient,
  tables: readonly PartitionedTable[],
): Promise<OutsideReference[]> {
  await client.query('SET LOCAL search_path = public');
  const { rows } = await client.query<OutsideReference>(
    `SELECT quote_ident(relname) AS table, conname AS name, pg_get_constraintdef(pg_constraint.oid, true) AS definition
     FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
     WHERE contype = 'f' AND conparentid = 0 AND confrelid = ANY ($1::regclass[]) AND conrelid <> ALL ($1::regclass[])`,
    [tables],
  );
  return rows;
}
