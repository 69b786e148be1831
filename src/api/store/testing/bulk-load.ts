import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/db.ts';
import { users } from '../schema.ts';

/** Copies rows into a table, with all columns that it has: an earlier release's table has fewer. */
type Copy = <Table extends PgTable>(table: Table, rows: Iterable<InferSelectModel<Table>>) => Promise<void>;

/** Rows are sent in chunks of about this many characters, so memory use does not depend on their number. */
const chunkLength = 65_536;

/** Fills tables through COPY in one transaction. */
export async function bulkLoad(db: Database, load: (copy: Copy) => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('BEGIN');
    await load(async (table, rows) => {
      const existing = await columnNames(client, getTableName(table));
      const columns = Object.entries(getTableColumns(table)).filter(([, { name }]) => existing.has(name));
      const names = columns.map(([, { name }]) => name).join(', ');
      const into = client.query(copyFrom(`COPY ${getTableName(table)} (${names}) FROM STDIN`));
      await pipeline(Readable.from(copyText(columns, rows)), into);
    });
    await client.query('COMMIT');
  } finally {
    // Closes the session, which rolls back a failed transaction.
    client.release(true);
  }
}

async function columnNames(client: PoolClient, table: string): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = current_schema AND table_name = $1',
    [table],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Updates statistics and the visibility map, as autovacuum does later. */
export async function vacuumAnalyze(db: Database): Promise<void> {
  await db.$client.query('VACUUM (ANALYZE)');
}

/** The highest number n among accounts named user-n, or 0. */
export async function highestSeededNumber(db: Database): Promise<number> {
  const number = sql<string>`substring(${users.usernameKey} from '^user-(\\d{6,9})$')::int`;
  const [row] = await db.select({ highest: sql<number | null>`max(${number})` }).from(users);
  return row?.highest ?? 0;
}

/** Rows in COPY's text format, in chunks. */
function* copyText(columns: [string, Column][], rows: Iterable<Record<string, unknown>>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${columns.map(([key, column]) => copyField(column, row[key])).join('\t')}\n`;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

function copyField(column: Column, value: unknown): string {
  if (value === null) return '\\N';
  const sent = column.mapToDriverValue(value);
  const text = Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : String(sent);
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
