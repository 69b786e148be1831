import { parseArgs } from 'node:util';
import { openDatabase } from '#api/database/db.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { countConnections } from '#api/store/testing/databases.ts';
import { poolerRefusal, startPooler } from '../tools/dev/pooler.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { compareRates, type Nodes, startApiNode } from './lib/compare-rates.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { runBench } from './lib/run-bench.ts';

/**
 * npm run bench:pooler – compares a node that connects to PostgreSQL directly with one that connects through PgBouncer,
 * in alternating rounds; then opens a thousand connections to PgBouncer. `-- --cards 1000000` sets the size,
 * `--pgbouncer` the program.
 */

const { values } = parseArgs({
  options: {
    cards: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '15' },
    pgbouncer: { type: 'string', default: '/usr/sbin/pgbouncer' },
  },
});
const cards = Number(values.cards);
const [clients, connections] = [1000, 20];
const minRatio = 0.5;

const refusal = await poolerRefusal(values.pgbouncer);
if (refusal) {
  console.log(`pooler: not run, ${refusal}`);
  process.exit(0);
}

await runBench('pooler', async (postgres, folder) => {
  const { url, reader, writer } = await filledDatabase(postgres, { users: cards / 50, cards });
  // Two nodes and the jobs use some of them.
  const pooler = await startPooler(values.pgbouncer, folder, url, { clients: clients + 100, connections });
  const nodes: Nodes = {};
  try {
    nodes.direct = await startApiNode(folder, url);
    nodes['through PgBouncer'] = await startApiNode(folder, pooler.url, url);
    console.log(`PgBouncer ${pooler.version}, ${cards} cards; a ratio of at least ${minRatio} is wanted`);
    const body = JSON.stringify({ ...sampleFlatCard(7), logoUrl: null, name: 'Measured' });
    const rounds = Number(values.rounds);
    const ratios = [
      await compareRates(nodes, { what: 'list of 50 cards', cookieOf: () => reader.cookie, rounds }),
      await compareRates(nodes, { what: 'save', cookieOf: () => writer.cookie, body, rounds }),
    ];
    const isServed = await openManyConnections(pooler.url, url, reader.accountId);
    return isServed && ratios.every((ratio) => (ratio['through PgBouncer']?.ratio ?? 0) >= minRatio);
  } finally {
    for (const { stop } of Object.values(nodes)) await stop();
    await pooler.stop();
  }
});

/** As many clients as a hundred nodes have, all with prepared statements; PostgreSQL sees a fiftieth of them. */
async function openManyConnections(
  poolerUrl: string,
  directUrl: string,
  accountId: string,
): Promise<boolean> {
  const settings = { poolMax: clients, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
  const db = openDatabase({ ...settings, url: poolerUrl }, () => undefined);
  const list = cardStore(db);
  const failures: unknown[] = [];
  let most = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const reads = Array.from({ length: clients }, () =>
      list.list(accountId).catch((error: unknown) => failures.push(error)),
    );
    most = Math.max(most, await countConnections(directUrl));
    await Promise.all(reads);
  }
  const open = db.$client.totalCount;
  await db.$client.end();
  console.log(
    `${open} connections to PgBouncer, at most ${most} to PostgreSQL; ${3 * clients} reads, ${failures.length} failed`,
  );
  if (failures.length > 0) console.error(failures[0]);
  return open === clients && failures.length === 0 && most < 60;
}
