import type { Database } from '../../database/db.ts';

type Sent = { text: string; values: unknown[] };

type PlanNode = { 'Relation Name'?: string; Schema?: string; 'Actual Loops'?: number; Plans?: PlanNode[] };

/** Records the statements that some work sends to a database; returns each with the partitions of its plan, a read with those it reads. */
export async function recordStatements(db: Database, work: () => Promise<void>) {
  const sent: Sent[] = [];
  // Drizzle gives the values beside the statement.
  const record = ([statement, given]: unknown[]) => {
    const { text, values } = statement as { text?: string; values?: unknown[] };
    if (text) sent.push({ text, values: values ?? (Array.isArray(given) ? given : []) });
  };
  const pool = db.$client;
  const clients = new Set<object>();
  // A query of the pool is a query of one of its connections.
  pool.on('acquire', (client) => {
    if (clients.has(client)) return;
    clients.add(client);
    const original = client.query.bind(client) as (...input: unknown[]) => unknown;
    client.query = ((...input: unknown[]) => {
      record(input);
      return original(...input);
    }) as typeof client.query;
  });
  await work();
  return explainAll(db, sent.splice(0));
}

async function explainAll(db: Database, sent: Sent[]) {
  const explained: { text: string; partitions: string[] }[] = [];
  for (const { text, values } of sent) {
    const { rows } = await db.$client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (${isRead(text) ? 'ANALYZE, ' : ''}VERBOSE, FORMAT JSON) ${text}`,
      values,
    );
    const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
    if (plan) explained.push({ text, partitions: [...new Set(partitionsOf(plan.Plan))] });
  }
  return explained;
}

/** A write is not run again. */
function isRead(text: string): boolean {
  return /^\s*SELECT\b/i.test(text);
}

function partitionsOf(node: PlanNode): string[] {
  if (node['Actual Loops'] === 0) return [];
  const own = node.Schema === 'partitions' && node['Relation Name'] ? [node['Relation Name']] : [];
  return [...own, ...(node.Plans ?? []).flatMap(partitionsOf)];
}
