import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '#api/database/db.ts';
import { uuidv7 } from '#api/database/ids.ts';
import { migrate } from '#api/store/operations/migrate.ts';
import { untilJobRan } from '../../tests/faults/jobs.ts';
import { answersAreOf, otherAnswersOf } from '../../tests/faults/killed-api.ts';
import { addImporter, firstName, type Importer, importNames } from '../../tests/faults/killed-imports.ts';
import { startPaying } from '../../tests/faults/payments/paying.ts';
import {
  addPayers,
  countPaid,
  providerSettings,
  startProvider,
  waitForUpgrade,
} from '../../tests/faults/payments/payments-harness.ts';
import { failedExpectations, type Outcome } from '../../tests/faults/report.ts';
import { addSavers, countSaved, startSaving } from '../../tests/faults/savers.ts';
import type { TestCluster } from '../../tests/faults/test-cluster.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { canWakeUp, type DatabaseCluster, startDatabaseCluster } from './database-cluster.ts';
import { clusterFaults, frozen } from './faults.ts';
import { startProbing } from './probing.ts';

const people = { savers: 8, importers: 12 };
const unlimited = 1_000_000;
/** Longer than any failover takes. */
const giveUpMs = 180_000;
const upgradeMs = 120_000;

/** How often each of how many kinds of failover happens, how many saves there are at least, and how many people can pay. */
export type FailoverSize = { rounds: number; kinds: number; saves: number; payers: number };

/** The machines of the database fail one after another while cards are saved and imported and plans are paid for. */
export async function failMachines(
  { folder, startNode }: TestCluster,
  failovers: FailoverSize,
): Promise<Outcome> {
  const cluster = await startDatabaseCluster(join(resolve(folder), 'failover'));
  const settings = { url: cluster.url, poolMax: 4, acquireTimeoutMs: 20_000, statementTimeoutMs: 30_000 };
  const db = openDatabase(settings, () => undefined);
  try {
    await migrate(db);
    return await underLoad(cluster, db, startNode, failovers);
  } finally {
    await db.$client.end();
    await cluster.close();
  }
}

async function underLoad(
  cluster: DatabaseCluster,
  db: Database,
  startNode: TestCluster['startNode'],
  failovers: FailoverSize,
): Promise<Outcome> {
  const port = await freePort();
  const simulator = await startProvider(port);
  const node = await startNode({
    DATABASE_URL: cluster.url,
    PORT: String(port),
    ...providerSettings(simulator),
  });
  const shop = { node, simulator };
  const payers = await addPayers(db, failovers.payers);
  const savers = await addSavers(db, people.savers);
  const importers = await Promise.all(
    Array.from({ length: people.importers }, () => addImporter(db, unlimited)),
  );
  const saving = startSaving(node.origin, savers, Number.POSITIVE_INFINITY, { pauseMs: 40, giveUpMs });
  const importing = startImporting(node.origin, importers);
  const paying = startPaying(shop, async () => payers.pop(), { pauseMs: 500 });
  await untilSaved(saving);
  const probing = startProbing(node.origin, saving.lastMs);

  const gaps = new Map<string, number[]>();
  const canFreeze = await canWakeUp();
  if (!canFreeze) console.log(`  ${frozen}: not run, it needs Patroni 4`);
  const kinds = Object.entries(clusterFaults)
    .filter(([kind]) => canFreeze || kind !== frozen)
    .slice(0, failovers.kinds);
  for (let round = 0; round < failovers.rounds; round += 1) {
    for (const [kind, fail] of kinds) {
      saving.takeLongestGapMs();
      await fail(cluster);
      await untilSaved(saving);
      const gapMs = saving.takeLongestGapMs();
      gaps.set(kind, [...(gaps.get(kind) ?? []), gapMs]);
      console.log(`  ${kind}: ${seconds(gapMs)} without a save`);
    }
  }
  while (saving.count() < failovers.saves) await wait(100);
  const work = [saving, importing, paying];
  for (const { enough } of work) enough();
  await Promise.all(work.map(({ done }) => done));
  for (const payer of paying.payers) await waitForUpgrade(shop, payer, upgradeMs);
  const [saved, imported, paid] = [
    await countSaved(db, saving.acknowledged),
    await countSaved(db, importing.acknowledged),
    await countPaid(db, shop, paying.payers),
  ];
  const jobsMs = await untilJobRan(db);
  const probed = await probing.stop();
  await simulator.close();
  const exitCode = await node.leave();
  const sum = (key: keyof typeof saved) => saved[key] + imported[key] + paid[key];
  return {
    acknowledged: sum('acknowledged'),
    stored: sum('stored'),
    lost: sum('lost'),
    twice: sum('twice'),
    told: [
      `${failovers.rounds * kinds.length} faults of ${kinds.length} kinds`,
      `${saved.acknowledged} saves, ${imported.acknowledged} cards of imports, ${paid.acknowledged} payments`,
      ...[...gaps].map(([kind, ms]) => `${kind}: at most ${seconds(Math.max(...ms))} without a save`),
      `saves: ${otherAnswersOf(saving).join(', ')}`,
      `/readyz responded ${probed.slow} of ${probed.all} times after more than a second, and reported ${probed.outages} outages, at most ${probed.latestMs} ms after the last save`,
      `a job ran ${jobsMs} ms after it was added`,
    ],
    wrong: failedExpectations({
      'saves are refused with 503 and Retry-After only': answersAreOf(saving, ['503 with Retry-After']),
      '/readyz responds within a second': probed.slow === 0,
      '/readyz reports every outage within two seconds': probed.latestMs <= 2000,
      'the server exits with 0': exitCode === 0,
    }),
  };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Resolves after the next acknowledged save. */
async function untilSaved(saving: ReturnType<typeof startSaving>): Promise<void> {
  const beganMs = Date.now();
  while (saving.lastMs() <= beganMs) await wait(20);
}

/** Imports 25 cards a second, in turn, within the limit of each user; an import without success is repeated with its key. */
function startImporting(origin: string, importers: Importer[]) {
  const acknowledged = new Map(importers.map(({ userId }) => [userId, [firstName]]));
  let isEnough = false;
  const work = async () => {
    for (let turn = 0; !isEnough; turn += 1) {
      const importer = importers[turn % importers.length];
      if (!importer) throw new Error('An importer is needed');
      const [key, names] = [uuidv7(), Array.from({ length: 25 }, () => uuidv7())];
      while ((await importNames(origin, importer, names, key)) !== 201) await wait(1000);
      acknowledged.get(importer.userId)?.push(...names);
      await wait(1000);
    }
  };
  return {
    acknowledged,
    enough: () => {
      isEnough = true;
    },
    done: work(),
  };
}
