import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import { untilJobRan } from './jobs.ts';
import { answersAreOf, otherAnswersOf } from './killed-api.ts';
import { failedExpectations, type Size } from './report.ts';
import { addSavers, countSaved, startSaving } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const maxRecoveryMs = 5000;

/** PostgreSQL is killed with SIGKILL repeatedly during saves; the API keeps running and reconnects. */
export async function killedPostgres(cluster: TestCluster, { saves, kills }: Size) {
  const node = await cluster.startNode();
  const savers = await addSavers(cluster.db, 8);
  const saving = startSaving(node.origin, savers, saves);
  let [killed, slowestMs] = [0, 0];
  const progress = { isOver: false };
  const killing = (async () => {
    while (killed < kills) {
      await saving.untilShare((killed + 1) / (kills + 1));
      // So that a job is running, or about to.
      await runJobNow(cluster.db, 'send-mail').catch(() => undefined);
      await cluster.killPostgres();
      killed += 1;
      await wait(200);
      await cluster.restartPostgres();
      const backMs = Date.now();
      while (!progress.isOver && saving.lastMs() < backMs) await wait(5);
      slowestMs = Math.max(slowestMs, Date.now() - backMs);
    }
  })();
  await saving.done.finally(() => {
    progress.isOver = true;
  });
  await killing;
  const jobMs = await untilJobRan(cluster.db);
  const exitCode = await node.leave();
  const told = [
    `${killed} kills`,
    `saving again at most ${slowestMs} ms after it was back`,
    `a job ran ${jobMs} ms after it was added`,
    ...otherAnswersOf(saving),
  ];
  const wrong = failedExpectations({
    'the server exits with 0': exitCode === 0,
    'saving again within 5 s': slowestMs <= maxRecoveryMs,
    '503 with Retry-After, and nothing else': answersAreOf(saving, ['503 with Retry-After']),
  });
  return { ...(await countSaved(cluster.db, saving.acknowledged)), told, wrong };
}
