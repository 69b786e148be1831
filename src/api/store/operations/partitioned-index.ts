import type { ClientBase } from 'pg';

const creation =
  /^\s*CREATE (?<unique>UNIQUE )?INDEX CONCURRENTLY (?<index>\w+) ON (?<table>\w+)(?<rest>.*)$/s;
const removal = /^\s*DROP INDEX CONCURRENTLY IF EXISTS (?<index>\w+)\s*$/;

/**
 * The statements of a migration outside a transaction, for tables with and without partitions. A partitioned table has no
 * concurrent index: its partitions get one each, and the index of the table then takes them over without reading a row.
 */
export async function forPartitions(client: ClientBase, statement: string): Promise<string[]> {
  const { unique = '', index = '', table = '', rest = '' } = creation.exec(statement)?.groups ?? {};
  const partitions = table ? await partitionsOf(client, table) : [];
  if (partitions.length > 0)
    return [
      ...partitions.flatMap(({ schema, name }) => [
        `DROP INDEX CONCURRENTLY IF EXISTS ${schema}.${name}_${index}`,
        `CREATE ${unique}INDEX CONCURRENTLY ${name}_${index} ON ${schema}.${name}${rest}`,
      ]),
      `CREATE ${unique}INDEX ${index} ON ${table}${rest}`,
    ];
  const removed = removal.exec(statement)?.groups?.index;
  if (removed && (await isOfPartitioned(client, removed))) return [`DROP INDEX ${removed}`];
  return [statement];
}

async function partitionsOf(client: ClientBase, table: string) {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT quote_ident(nspname) AS schema, quote_ident(relname) AS name
     FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE inhparent = to_regclass($1) ORDER BY relname`,
    [table],
  );
  return rows;
}

async function isOfPartitioned(client: ClientBase, index: string): Promise<boolean> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE oid = to_regclass($1) AND relkind = 'I'",
    [index],
  );
  return rowCount === 1;
}
