import { parseArgs } from 'node:util';
import { openDatabase } from '#api/database/db.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { countConnections } from '#api/store/testing/databases.ts';
import { waitUntilReady } from '../tools/dev/api-process.ts';
import { poolerRefusal, startPooler } from '../tools/dev/pooler.ts';
import { sampleDesign } from '../tools/print/sample-design.ts';
import { filledDatabase } from './lib/filled-database.ts';
import { inTable, type Measured, measureCalls, medians } from './lib/measure.ts';
import { median } from './lib/median.ts';
import { runBench } from './lib/run-bench.ts';
import { type ServerProcess, startServer } from './lib/server-process.ts';

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
  const servers: ServerProcess[] = [];
  try {
    for (const databaseUrl of [url, pooler.url]) {
      const server = await startServer('src/api/server.ts', (origin) => ({
        NODE_ENV: 'development',
        PUBLIC_ORIGIN: origin,
        DATABASE_URL: databaseUrl,
        DATABASE_DIRECT_URL: url,
        STORAGE_DIR: `${folder}/objects`,
        SAVES_PER_HOUR: '1000000000',
      }));
      servers.push(server);
      await waitUntilReady(`${server.origin}/readyz`, 30_000);
    }
    console.log(`PgBouncer ${pooler.version}, ${cards} cards, medians of ${values.rounds} rounds of 1 s`);
    const body = JSON.stringify({ ...sampleDesign(7), logoUrl: null, name: 'Measured' });
    const ratios = [
      await compare('list of 50 cards', reader.cookie, servers),
      await compare('save', writer.cookie, servers, body),
    ];
    const isServed = await openManyConnections(pooler.url, url, reader.userId);
    return isServed && ratios.every((ratio) => ratio >= minRatio);
  } finally {
    for (const { stop } of servers) await stop();
    await pooler.stop();
  }
});

/** Alternating rounds, so that other load affects both; returns the median ratio of the second server to the first. */
async function compare(
  what: string,
  cookie: string,
  servers: ServerProcess[],
  body?: string,
): Promise<number> {
  const measured = servers.map((): Measured[] => []);
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const [index, { origin }] of servers.entries()) {
      const seen = await measureCalls({ url: `${origin}/api/business-cards`, cookie, seconds: 1, body });
      if (round >= 0) measured[index]?.push(seen);
    }
  }
  const [direct = [], pooled = []] = measured;
  const ratio = median(
    pooled.map(({ perSecond }, round) => perSecond / (direct[round]?.perSecond ?? Number.NaN)),
  );
  console.log(`${what}, 20 connections: ratio ${ratio.toFixed(2)}, at least ${minRatio} is wanted`);
  console.table({ direct: inTable(medians(direct)), 'through PgBouncer': inTable(medians(pooled)) });
  return ratio;
}

/** As many clients as a hundred nodes have, all with prepared statements; PostgreSQL sees a fiftieth of them. */
async function openManyConnections(poolerUrl: string, directUrl: string, userId: string): Promise<boolean> {
  const settings = { poolMax: clients, acquireTimeoutMs: 60_000, statementTimeoutMs: 60_000 };
  const db = openDatabase({ ...settings, url: poolerUrl }, () => undefined);
  const list = cardStore(db);
  const failures: unknown[] = [];
  let most = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const reads = Array.from({ length: clients }, () =>
      list.list(userId).catch((error: unknown) => failures.push(error)),
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
