import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPatch, newCard } from '#domain/card/card.ts';
import { uuidv7 } from './database/ids.ts';
import { createLog } from './http/log.ts';
import { type JobRunner, startTaskRunner } from './jobs/job-runner.ts';
import { withHandler } from './jobs/task.ts';
import { printTask } from './jobs/tasks.ts';
import { serverPrinter } from './printing/print-pool.ts';
import { snapshotPrinter } from './snapshots/print-snapshot.ts';
import { logoKey } from './storage/object-keys.ts';
import { openObjectStore } from './storage/open-object-store.ts';
import { countJobs } from './store/jobs/job-counts.ts';
import { insertSnapshots, snapshotStore } from './store/proofs/snapshots.ts';
import { createJobQueue, takeJobs } from './store/testing/job-queue.ts';
import { type ApiUnderTest, startApi } from './testing/api-under-test.ts';
import { clippedByUnion } from './testing/hostile-files.ts';

/** How many cards somebody else prints meanwhile, and how many times a round is measured. */
const isFull = Boolean(process.env.FULL_RUNS);
const [hostileCards, proofs, rounds] = isFull ? [100, 15, 5] : [10, 3, 4];

let api: ApiUnderTest;
let runner: JobRunner;
beforeAll(async () => {
  api = await startApi();
  await createJobQueue(api.db);
});
afterAll(async () => {
  await runner.stop();
  await api.close();
});

const card = applyPatch(newCard, { content: { companyName: 'Atelier Lumen', fullName: 'Anna Kováčová' } });

/** Freezes cards of an account; returns their ids. */
const freeze = (accountId: string, logoId: string | null, count: number) => {
  const rows = Array.from({ length: count }, () => ({
    id: uuidv7(),
    card,
    logoId,
    darkLogoId: null,
    pictureId: null,
  }));
  return api.db.transaction((tx) => insertSnapshots(tx, accountId, rows, { profile: {}, now: new Date() }));
};

test('the file of a proof is ready within twice the usual time while another account prints drawings that are made to cost much', async () => {
  const objects = await openObjectStore(api.config.storage, api.config.publicOrigin);
  const snapshots = snapshotStore(api.db);
  const handler = withHandler(printTask, snapshotPrinter({ snapshots, objects, printer: serverPrinter }));
  runner = startTaskRunner(api.config.database.url, handler, createLog('silent'));
  const [hostile, other] = [await api.addUser(), await api.addUser()];
  const logoId = uuidv7();
  // The most that is accepted.
  await objects.write(logoKey(logoId), clippedByUnion(80), 'image/svg+xml');
  await api.db.execute(sql`INSERT INTO uploads (account_id, id, state, content_type, byte_size)
    VALUES (${hostile.accountId}, ${logoId}, 'accepted', 'image/svg+xml', 1)`);

  /** The median time until the file of one card is made. */
  const proofMs = async () => {
    const times: number[] = [];
    for (let at = 0; at < proofs; at += 1) {
      const startMs = performance.now();
      const [id = ''] = await freeze(other.accountId, null, 1);
      const file = async () => (await snapshots.find({ accountId: other.accountId, id }))?.file;
      await expect.poll(file, { interval: 5, timeout: 60_000 }).toBeTruthy();
      times.push(performance.now() - startMs);
    }
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  };
  const waiting = async () => (await countJobs(api.db)).reduce((sum, jobs) => sum + jobs.waiting, 0);

  // The threads start and open the press.
  await freeze(hostile.accountId, null, 1);
  await proofMs();
  const ratios: number[] = [];
  while (ratios.length < rounds && (isFull || !ratios.some((ratio) => ratio <= 2))) {
    const quiet = await proofMs();
    await freeze(hostile.accountId, logoId, hostileCards);
    const busy = await proofMs();
    // The others were waiting all the time.
    expect(await waiting()).toBeGreaterThan(0);
    ratios.push(busy / quiet);
    await takeJobs(api.db, printTask.name);
    await expect.poll(() => countJobs(api.db), { timeout: 60_000 }).toEqual([]);
  }
  if (isFull) console.log('ratios', ratios.map((ratio) => ratio.toFixed(2)).join(', '));
  expect(Math.min(...ratios)).toBeLessThanOrEqual(2);
}, 600_000);
