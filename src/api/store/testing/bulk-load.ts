import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName, type InferSelectModel, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../../database/db.ts';
import { users } from '../schema.ts';

/** Puts whole rows, every column given, into a table. */
type Copy = <Table extends PgTable>(table: Table, rows: Iterable<InferSelectModel<Table>>) => Promise<void>;

/** Rows leave in pieces of about this many characters; what waits in memory is a few of them, however many rows there are. */
const pieceLength = 65_536;

/** Fills tables through COPY in one transaction: all of it arrives, or nothing. */
export async function bulkLoad(db: Database, load: (copy: Copy) => Promise<void>): Promise<void> {
  const client = await db.$client.connect();
  try {
    await client.query('BEGIN');
    await load(async (table, rows) => {
      const columns = Object.entries(getTableColumns(table));
      const names = columns.map(([, { name }]) => name).join(', ');
      const into = client.query(copyFrom(`COPY ${getTableName(table)} (${names}) FROM STDIN`));
      await pipeline(Readable.from(copyText(columns, rows)), into);
    });
    await client.query('COMMIT');
  } finally {
    // Ends the session, and with it whatever transaction failed.
    client.release(true);
  }
}

/** What autovacuum does in its own time: statistics for the planner, and pages marked as seen by everyone. */
export async function vacuumAnalyze(db: Database): Promise<void> {
  await db.$client.query('VACUUM (ANALYZE)');
}

/** The highest number n among accounts named user-n, or 0. */
export async function highestSeededNumber(db: Database): Promise<number> {
  const number = sql<string>`substring(${users.usernameKey} from '^user-(\\d{6,9})$')::int`;
  const [row] = await db.select({ highest: sql<number | null>`max(${number})` }).from(users);
  return row?.highest ?? 0;
}

/** Rows in COPY's text format, gathered into pieces. */
function* copyText(columns: [string, Column][], rows: Iterable<Record<string, unknown>>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${columns.map(([key, column]) => copyField(column, row[key])).join('\t')}\n`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

function copyField(column: Column, value: unknown): string {
  if (value === null) return '\\N';
  const sent = column.mapToDriverValue(value);
  const text = Buffer.isBuffer(sent) ? `\\x${sent.toString('hex')}` : String(sent);
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
