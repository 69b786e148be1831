import { parseArgs } from 'node:util';
import { openDatabase } from '#api/database/db.ts';
import { cardStore } from '#api/store/cards/cards.ts';
import { countConnections } from '#api/store/testing/databases.ts';
import { startApiNode } from '../bench/lib/compare-rates.ts';
import { filledDatabase } from '../bench/lib/filled-database.ts';
import { runBench } from '../bench/lib/run-bench.ts';
import { sampleFlatCard } from '../tools/print/samples/sample-flat-card.ts';
import { endNotRun } from '../tools/run/results.ts';
import { poolerRefusal, startPooler } from './pooler/start-pooler.ts';

/**
 * npm run ops -- pooler – a node lists and saves through PgBouncer, and PgBouncer serves a thousand connections with a few of
 * PostgreSQL. `--pgbouncer` names the program.
 */

const { pgbouncer } = parseArgs({
  options: { pgbouncer: { type: 'string', default: '/usr/sbin/pgbouncer' } },
}).values;
const [clients, connections] = [1000, 20];

const refusal = await poolerRefusal(pgbouncer);
if (refusal) endNotRun('pooler', refusal);

await runBench('pooler', async (postgres, folder) => {
  const { url, reader, writer } = await filledDatabase(postgres, { users: 200, cards: 10_000 });
  // A node and the jobs use some of them.
  const pooler = await startPooler(pgbouncer, folder, url, { clients: clients + 100, connections });
  const node = await startApiNode(folder, pooler.url, url);
  try {
    const path = `${node.origin}/api/business-cards`;
    const listed = await fetch(path, { headers: { cookie: reader.cookie } });
    const saved = await fetch(path, {
      method: 'POST',
      headers: { cookie: writer.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleFlatCard(7), logoUrl: null, name: 'Saved' }),
    });
    console.log(`PgBouncer ${pooler.version}: the list answered ${listed.status}, a save ${saved.status}`);
    const isServed = await openManyConnections(pooler.url, url, reader.accountId);
    return isServed && listed.status === 200 && saved.status === 201;
  } finally {
    await node.stop();
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
