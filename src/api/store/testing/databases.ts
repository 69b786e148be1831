import pg from 'pg';

/** Creates and drops databases: empty or as a copy, optionally in a tablespace. Names come from code, never from input. */

export async function createDatabase(
  serverUrl: string,
  name: string,
  options: { copyOf?: string; tablespace?: string } = {},
): Promise<void> {
  // Files are copied with half the work of a copy through the log.
  const template = options.copyOf ? ` TEMPLATE ${identifier(options.copyOf)} STRATEGY FILE_COPY` : '';
  const tablespace = options.tablespace ? ` TABLESPACE ${identifier(options.tablespace)}` : '';
  await asOwner(serverUrl, `CREATE DATABASE ${identifier(name)}${template}${tablespace}`);
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await asOwner(serverUrl, `DROP DATABASE IF EXISTS ${identifier(name)} WITH (FORCE)`);
}

export async function hasDatabase(serverUrl: string, name: string): Promise<boolean> {
  const found = await asOwner(serverUrl, 'SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return found.rowCount === 1;
}

export async function createTablespace(serverUrl: string, name: string, folder: string): Promise<void> {
  await asOwner(serverUrl, `CREATE TABLESPACE ${identifier(name)} LOCATION ${pg.escapeLiteral(folder)}`);
}

export async function dropTablespace(serverUrl: string, name: string): Promise<void> {
  await asOwner(serverUrl, `DROP TABLESPACE ${identifier(name)}`);
}

/** The number of connections to the database of the URL. */
export async function countConnections(url: string): Promise<number> {
  const { rows } = await asOwner(
    url,
    'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database()',
  );
  return (rows[0] as { count: number }).count;
}

async function asOwner(serverUrl: string, statement: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

function identifier(name: string): string {
  if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${name} is not a database name`);
  return `"${name}"`;
}
