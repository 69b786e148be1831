import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '#api/database/db.ts';
import { createDatabase } from '#api/store/testing/databases.ts';
import { longestTableWaitMs, olderCards, tableFiles } from '#api/store/testing/schema-changes.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { startPostgres } from '../../tools/dev/postgres.ts';
import { seedDatabase } from '../../tools/dev/seed-database.ts';
import { startBalancer } from '../faults/balancer.ts';
import { otherAnswersOf } from '../faults/killed-api.ts';
import { startReading } from '../faults/readers.ts';
import { failedExpectations, reportFault } from '../faults/report.ts';
import { addSavers, countSaved, startSaving } from '../faults/savers.ts';
import { type ApiNode, startNodeProcess } from '../faults/test-cluster.ts';
import { copyRelease, migrateRelease, sampleMigrations, serverOf } from './releases.ts';

/**
 * npm run drill -- upgrade – rolls out the next release and goes back, node by node, as docs/deploy.md says, while users save
 * and read. The next release is this build with migrations of every kind that expands the schema. `-- --short`, as in CI, has
 * 5,000 cards instead of 100,000. `--from folder` upgrades from the build of an earlier release to this one. `--planted lock`
 * adds a migration of tests/upgrade/planted, which must fail the drill.
 */

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    from: { type: 'string' },
    planted: { type: 'string' },
  },
});
const size = values.short ? { users: 250, cards: 5000 } : { users: 2500, cards: 100_000 };
/** So many saves and lists before the next step: users meet every mixture of releases. */
const workOfStep = values.short ? 20 : 60;
/** A user's time between two requests. Without it the users of the drill take the processor that a node needs to start. */
const pauseMs = 250;
const stepMs = 120_000;
/** A statement that waits longer for the lock of a table is a user who waits. */
const mostWaitMs = 2000;
/** A save that is refused for so long ends the drill. */
const giveUpMs = 15_000;
const role = 'vizitka_app';
const rolePassword = 'local';

const folder = `.data/upgrade-${process.pid}`;
const beganMs = Date.now();
let hasPassed = false;
try {
  hasPassed = await drill();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('upgrade: FAILED');
}
await rm(folder, { recursive: true, force: true, maxRetries: 5 });
// Explicit exit code: the embedded server's exit hook would end the process with 0.
process.exit(hasPassed ? 0 : 1);

async function drill(): Promise<boolean> {
  const old = values.from ?? 'dist';
  const next = join(folder, 'next');
  await mkdir(folder, { recursive: true });
  await copyRelease('dist', next, [
    ...(values.from ? [] : await sampleMigrations()),
    ...(values.planted ? [`tests/upgrade/planted/${values.planted}.sql`] : []),
  ]);
  const postgres = await startPostgres(join(folder, 'database'), { fresh: true });
  await createDatabase(postgres.url('postgres'), 'vizitka');
  const ownerUrl = postgres.url('vizitka');
  const owner = { DATABASE_URL: ownerUrl, DATABASE_APP_ROLE: role, DATABASE_APP_PASSWORD: rolePassword };
  const db = openDatabase(
    { url: ownerUrl, poolMax: 4, acquireTimeoutMs: 30_000, statementTimeoutMs: 120_000 },
    () => undefined,
  );
  const nodes: ApiNode[] = [];
  try {
    console.log(await migrateRelease(old, owner));
    await seedDatabase(db, size);
    const settings = { DATABASE_URL: asRole(ownerUrl) };
    const start = () => startNodeProcess(folder, settings, serverOf(old));
    nodes.push(...(await Promise.all([start(), start()])));
    return await rollOutAndBack({
      db,
      nodes,
      old,
      next,
      migrate: (release) => migrateRelease(release, owner),
    });
  } finally {
    for (const { kill } of nodes) await kill();
    await db.$client.end();
    await postgres.stop();
  }
}

type Drill = {
  db: Database;
  nodes: ApiNode[];
  old: string;
  next: string;
  migrate: (release: string) => Promise<string>;
};

async function rollOutAndBack({ db, nodes, old, next, migrate }: Drill): Promise<boolean> {
  const balancer = await startBalancer(
    await freePort(),
    nodes.map(({ origin }) => origin),
  );
  const startedAt = new Date();
  const [cards, files] = [await olderCards(db, startedAt), await tableFiles(db)];
  const savers = await addSavers(db, 8);
  const saving = startSaving(balancer.origin, savers, Number.POSITIVE_INFINITY, { pauseMs, giveUpMs });
  const reading = startReading(balancer.origin, savers, pauseMs);
  const locks = watchLocks(db);

  let slowestMs = 0;
  const answers = () => [saving, reading].flatMap(otherAnswersOf);
  const work = async (step: string) => {
    const [saves, lists, sinceMs] = [saving.count(), reading.count(), Date.now()];
    while (saving.count() < saves + workOfStep || reading.count() < lists + workOfStep) {
      if (Date.now() > sinceMs + stepMs)
        throw new Error(`${step}: users cannot work: ${answers().join(', ')}`);
      await wait(20);
    }
    const gap = saving.takeLongestGapMs();
    console.log(
      `${step}; ${saving.count() - saves} saves in ${Date.now() - sinceMs} ms, longest pause ${gap} ms`,
    );
  };
  const release = async (name: string, program: string) => {
    console.log(await migrate(program));
    await work(`${name}: migrated`);
    for (const [index, { origin, leave, restart }] of nodes.entries()) {
      const leftMs = Date.now();
      await leave();
      await restart(serverOf(program));
      await balancer.untilReady(origin);
      slowestMs = Math.max(slowestMs, Date.now() - leftMs);
      await work(`${name}: ${index + 1} of ${nodes.length} nodes`);
    }
  };
  const rolling = async () => {
    await work('before');
    await release('upgrade', next);
    await release('back', old);
  };
  // A save that is never acknowledged ends the drill.
  await Promise.race([rolling(), saving.done]);
  saving.enough();
  reading.enough();
  await Promise.all([saving.done, reading.done]);
  await balancer.stop();
  const longestWaitMs = await locks.stop();

  const counted = await countSaved(db, saving.acknowledged);
  const [cardsAfter, filesAfter] = [await olderCards(db, startedAt), await tableFiles(db)];
  const rewritten = [...files].flatMap(([name, file]) => (filesAfter.get(name) === file ? [] : [name]));
  const refused = [saving, reading].flatMap(({ otherAnswers }) => [...otherAnswers.values()]);
  const outcome = {
    ...counted,
    told: [
      `${cards.count} cards of before, ${cardsAfter.count} after`,
      `refused ${refused.reduce((sum, times) => sum + times, 0)}`,
      `${reading.count()} lists read`,
      `the slowest of ${nodes.length * 2} replaced nodes in ${slowestMs} ms`,
      `longest wait for the lock of a table ${longestWaitMs} ms`,
    ],
    wrong: [
      ...answers(),
      ...balancer.failures,
      ...rewritten.map((name) => `the table ${name} was written again`),
      ...failedExpectations({
        'the cards of before are unchanged': cards.checksum === cardsAfter.checksum,
        [`nobody waits for the lock of a table for more than ${mostWaitMs} ms`]: longestWaitMs <= mostWaitMs,
      }),
    ],
  };
  return reportFault('upgrade and back', outcome, (Date.now() - beganMs) / 1000);
}

/** Watches how long statements of the nodes wait for the lock of a table. */
function watchLocks(db: Database): { stop: () => Promise<number> } {
  const stopping = new AbortController();
  const watched = (async () => {
    let longestMs = 0;
    while (!stopping.signal.aborted) {
      longestMs = Math.max(longestMs, await longestTableWaitMs(db, role));
      await wait(50);
    }
    return longestMs;
  })();
  // A drill that failed closes the database and does not ask.
  watched.catch(() => undefined);
  return {
    stop: () => {
      stopping.abort();
      return watched;
    },
  };
}

function asRole(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = rolePassword;
  return url.href;
}
