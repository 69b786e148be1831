import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#api/database/db.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { partitionTables } from '#api/store/partitions/partition-tables.ts';
import { vacuumAnalyze } from '#api/store/testing/bulk-load.ts';
import { createDatabase, dropDatabase } from '#api/store/testing/databases.ts';
import { type MaintenanceTimes, maintenanceTimes } from '#api/store/testing/maintenance-times.ts';
import { poolerRefusal, startPooler } from '../tools/dev/pooler.ts';
import type { LocalPostgres } from '../tools/dev/postgres.ts';
import { sampleDesign } from '../tools/print/sample-design.ts';
import { explainPeople, fillForReads, type HotRead } from './hot-reads.ts';
import { compareRates, type Nodes, startApiNode } from './lib/compare-rates.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { partitionOnline } from './lib/partition-online.ts';
import { runBench } from './lib/run-bench.ts';
import { seedMany } from './lib/seed-many.ts';

/**
 * npm run bench:partitions – partitions a database with 2 million cards, or 20 million with `-- --full`, while users save:
 * the time of each step, the pages of the hot reads before and after, vacuum and index build of a partition and of the
 * whole table, and the rates of nodes with and without partitions and pooler. `--pgbouncer` names the program.
 */

const { values } = parseArgs({
  options: {
    full: { type: 'boolean', default: false },
    cards: { type: 'string' },
    partitions: { type: 'string', default: '64' },
    rounds: { type: 'string', default: '15' },
    'rates-cards': { type: 'string', default: '200000' },
    pgbouncer: { type: 'string', default: '/usr/sbin/pgbouncer' },
  },
});
const partitions = Number(values.partitions);
const largest = Number(values.cards ?? (values.full ? 20_000_000 : 2_000_000));
const sizes = [1000, 1_000_000, largest].filter((cards, index) => cards < largest || index === 2);
const cardsPerUser = 50;
/** A save or a list may not lose more than this to the partitions. */
const minRatio = 0.7;

type Pages = Record<HotRead, number>;

await runBench('partitions', async (postgres, folder) => {
  const pages: Record<string, Pages> = {};
  let isSafe = true;
  for (const cards of sizes) {
    const name = `cards_${cards}`;
    await createDatabase(postgres.url('postgres'), name);
    const db = open(postgres.url(name));
    await migrate(db);
    await timed(`${cards} cards filled and vacuumed`, async () => {
      const people = await fillForReads(db, { users: cards / cardsPerUser, cards }, seedMany);
      pages[`${cards}, one table`] = pagesOf(await explainPeople(db, people));
      console.table(pages);
      if (cards === largest) {
        isSafe = await partitionOnline(db, postgres.url(name), folder, partitions);
        await compareMaintenance(db);
      } else await partitionQuietly(db);
      await partitionTables(db).dropFormer();
      await vacuumAnalyze(db);
      pages[`${cards}, partitioned`] = pagesOf(await explainPeople(db, people));
    });
    await db.$client.end();
    await dropDatabase(postgres.url('postgres'), name);
  }
  console.log('\nPages, shared hit + read, median of 15 users, warm:');
  console.table(pages);
  return (await compareNodes(postgres, folder)) && isSafe;
});

function open(url: string): Database {
  const settings = { url, poolMax: 4, acquireTimeoutMs: 60_000, statementTimeoutMs: 0 };
  return openDatabase(settings, (error) => console.error(error.message));
}

async function partitionQuietly(db: Database): Promise<void> {
  await partitionTables(db).prepare(partitions);
  await partitionTables(db).switch();
}

function pagesOf(plans: Awaited<ReturnType<typeof explainPeople>>): Pages {
  return Object.fromEntries(Object.entries(plans).map(([read, { buffers }]) => [read, buffers])) as Pages;
}

async function compareMaintenance(db: Database): Promise<void> {
  const inSeconds = ({ rows, vacuumMs, indexMs }: MaintenanceTimes) => ({
    rows,
    'vacuum s': Math.round(vacuumMs / 10) / 100,
    'index s': Math.round(indexMs / 10) / 100,
  });
  console.log('\nVacuum of every page and CREATE INDEX CONCURRENTLY (user_id, updated_at):');
  console.table({
    'the whole table': inSeconds(await maintenanceTimes(db, 'unpartitioned.cards')),
    'one partition': inSeconds(
      await maintenanceTimes(db, `partitions.cards_${'0'.repeat(String(partitions - 1).length)}`),
    ),
  });
}

/** Nodes with and without partitions, direct and through PgBouncer, on two databases with the same rows. */
async function compareNodes(postgres: LocalPostgres, folder: string): Promise<boolean> {
  const cards = Number(values['rates-cards']);
  const { url, reader, writer } = await filledDatabase(postgres, { users: cards / cardsPerUser, cards });
  await createDatabase(postgres.url('postgres'), 'partitioned', { copyOf: 'vizitka' });
  const partitioned = open(postgres.url('partitioned'));
  await partitionQuietly(partitioned);
  await partitionTables(partitioned).dropFormer();
  await vacuumAnalyze(partitioned);
  await partitioned.$client.end();

  const refusal = await poolerRefusal(values.pgbouncer);
  if (refusal) console.log(`pooler: not run, ${refusal}`);
  const pooler = refusal
    ? null
    : await startPooler(values.pgbouncer, folder, url, { clients: 100, connections: 20 });
  const pooledUrl = (name: string) => Object.assign(new URL(pooler?.url ?? url), { pathname: name }).href;
  const nodes: Nodes = {};
  try {
    nodes.direct = await startApiNode(folder, url);
    if (pooler) nodes['through PgBouncer'] = await startApiNode(folder, pooler.url, url);
    nodes.partitioned = await startApiNode(folder, postgres.url('partitioned'));
    if (pooler)
      nodes['partitioned, through PgBouncer'] = await startApiNode(
        folder,
        pooledUrl('partitioned'),
        postgres.url('partitioned'),
      );
    const body = JSON.stringify({ ...sampleDesign(7), logoUrl: null, name: 'Measured' });
    const rounds = Number(values.rounds);
    console.log(`\n${cards} cards in each of two databases, PgBouncer ${pooler?.version ?? 'not run'}`);
    const lists = await compareRates(nodes, { what: 'list of 50 cards', cookie: reader.cookie, rounds });
    const saves = await compareRates(nodes, { what: 'save', cookie: writer.cookie, body, rounds });
    return [lists, saves].every(({ partitioned: ratio = 0 }) => ratio >= minRatio);
  } finally {
    for (const { stop } of Object.values(nodes)) await stop();
    await pooler?.stop();
  }
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const startMs = performance.now();
  console.log(`\n${what} …`);
  await work();
  console.log(`${((performance.now() - startMs) / 1000).toFixed(0)} s for everything with this many cards`);
}
