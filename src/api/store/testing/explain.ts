import { drizzle } from 'drizzle-orm/node-postgres';
import type { QueryConfig } from 'pg';
import type { Database } from '../../database/db.ts';

/** A statement as it is sent to the database. */
export type Statement = { text: string; values: unknown[] };

/** The plan of a statement: pages read, node types from the top down, and PostgreSQL's text. */
export type Plan = { buffers: number; nodes: string[]; text: string };

export type Read = (db: Database) => Promise<unknown>;

/** The one statement that a read of a store sends to the pool. */
export async function statementOf(db: Database, read: Read): Promise<Statement> {
  const sent: Statement[] = [];
  // Drizzle gives the values beside the statement.
  const query = (config: QueryConfig, given: unknown[] = []) => {
    sent.push({ text: config.text, values: config.values ?? given });
    return db.$client.query(config, config.values ?? given);
  };
  const client = Object.create(db.$client, { query: { value: query } }) as Database['$client'];
  await read(Object.assign(drizzle({ client }), { transaction: db.transaction }));
  const [statement] = sent;
  if (!statement || sent.length > 1) throw new Error(`One statement was expected, ${sent.length} were sent`);
  return statement;
}

/** The plan of a read. It runs once before, so that its pages are cached. */
export async function explain(db: Database, read: Read): Promise<Plan> {
  const { text, values } = await statementOf(db, read);
  return planOf(text, (explained) => db.$client.query(explained, values));
}

/** The plan of a write, which is rolled back each time. What foreign keys and triggers read is not part of a plan. */
export async function explainWrite(db: Database, { text, values }: Statement): Promise<Plan> {
  const client = await db.$client.connect();
  const runRolledBack = async (explained: string) => {
    await client.query('BEGIN');
    try {
      return await client.query(explained, values);
    } finally {
      await client.query('ROLLBACK');
    }
  };
  try {
    await runRolledBack(text);
    return await planOf(text, runRolledBack);
  } finally {
    client.release();
  }
}

async function planOf(text: string, run: (statement: string) => Promise<{ rows: unknown[] }>): Promise<Plan> {
  const inJson = await run(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`);
  const top = (inJson.rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[])[0]?.['QUERY PLAN'][0].Plan;
  if (!top) throw new Error('PostgreSQL gave no plan');
  const inText = await run(`EXPLAIN (ANALYZE, BUFFERS) ${text}`);
  return {
    // The figures of a node include those of its children.
    buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
    nodes: nodeTypes(top),
    text: (inText.rows as { 'QUERY PLAN': string }[]).map((line) => line['QUERY PLAN']).join('\n'),
  };
}

type PlanNode = {
  'Node Type': string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
};

function nodeTypes(node: PlanNode): string[] {
  return [node['Node Type'], ...(node.Plans ?? []).flatMap(nodeTypes)];
}
