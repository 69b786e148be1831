import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate, readMigrations } from '#api/store/operations/migrate.ts';
import { createDatabase, dropDatabase } from '#api/store/testing/databases.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { explainPeople, fillForReads } from './hot-reads.ts';
import { compareRates, type Nodes, startApiNode } from './lib/compare-rates.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { runBench } from './lib/run-bench.ts';
import { seedMany } from './lib/seed-many.ts';

/**
 * npm run bench:partitions – compares one table with 16, 32 and 64 partitions: the pages of the hot reads and writes with
 * 1,000 cards, also with 1,000,000 with `-- --full`, and the rates of nodes that list and save.
 */

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '15' },
    'rates-cards': { type: 'string', default: '200000' },
  },
});
const counts = [1, 16, 32, 64];
const sizes = values.full ? [1000, 1_000_000] : [1000];
const cardsPerAccount = 50;
/** A list or a save may not lose more than this to the partitions of the schema. */
const minRatio = 0.9;

await runBench('partitions', async (postgres, folder) => {
  const pages: Record<string, Record<string, number>> = {};
  for (const cards of sizes)
    for (const count of counts) {
      await createDatabase(postgres.url('postgres'), 'pages');
      const settings = { url: postgres.url('pages'), poolMax: 4, acquireTimeoutMs: 60_000 };
      const db = openDatabase({ ...settings, statementTimeoutMs: 0 }, (error) =>
        console.error(error.message),
      );
      await createSchema(db, count);
      const people = await fillForReads(db, { users: cards / cardsPerAccount, cards }, seedMany);
      const plans = Object.entries(await explainPeople(db, people));
      pages[`${cards} cards, ${nameOf(count)}`] = Object.fromEntries(
        plans.map(([read, { buffers }]) => [read, buffers]),
      );
      await db.$client.end();
      await dropDatabase(postgres.url('postgres'), 'pages');
    }
  console.log('\nPages, shared hit + read, of 15 users, warm:');
  console.table(pages);

  const cards = Number(values['rates-cards']);
  const nodes: Nodes = {};
  const cookies = new Map<string, { reader: string; writer: string }>();
  try {
    for (const count of counts) {
      const { url, reader, writer } = await filledDatabase(
        postgres,
        { users: cards / cardsPerAccount, cards },
        { name: `rates_${count}`, createSchema: (db) => createSchema(db, count) },
      );
      nodes[nameOf(count)] = await startApiNode(folder, url);
      cookies.set(nameOf(count), { reader: reader.cookie, writer: writer.cookie });
    }
    const body = JSON.stringify({ ...sampleFlatCard(7), logoUrl: null, name: 'Measured' });
    const rounds = Number(values.rounds);
    const of = (who: 'reader' | 'writer') => (node: string) => cookies.get(node)?.[who] ?? '';
    console.log(`\n${cards} cards in each database`);
    const lists = await compareRates(nodes, { what: 'list of 50 cards', cookieOf: of('reader'), rounds });
    const saves = await compareRates(nodes, { what: 'save', cookieOf: of('writer'), body, rounds });
    return [lists, saves].every((ratios) => (ratios[nameOf(16)]?.ratio ?? 0) >= minRatio);
  } finally {
    for (const { stop } of Object.values(nodes)) await stop();
  }
});

function nameOf(count: number): string {
  return count === 1 ? 'one table' : `${count} partitions`;
}

/** The schema of the migrations with another number of partitions, or without any. */
async function createSchema(db: Database, count: number): Promise<void> {
  if (count === 16) {
    await migrate(db);
    return;
  }
  const migrations = await readMigrations();
  await db.$client.query(
    'CREATE TABLE migrations (name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const { name, sql, checksum } of migrations) {
    await db.$client.query(
      count === 1
        ? sql.replaceAll(' PARTITION BY HASH (account_id)', '').replace(/^DO \$\$.*?^END \$\$;/ms, '')
        : sql.replace('integer := 16;', `integer := ${count};`),
    );
    await db.$client.query('INSERT INTO migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
  }
}
