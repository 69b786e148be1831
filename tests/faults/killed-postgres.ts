import { setTimeout as wait } from 'node:timers/promises';
import { answersAreOf, otherAnswersOf } from './killed-api.ts';
import { brokenPromises, type Size } from './report.ts';
import { addSavers, countSaved, startSaving } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const promisedMs = 5000;

/** PostgreSQL ended with -9, again and again, while cards are being saved; the API goes on and finds it again. */
export async function killedPostgres(cluster: TestCluster, { saves, kills }: Size) {
  const node = await cluster.startNode();
  const savers = await addSavers(cluster.db, 8);
  const saving = startSaving(node.origin, savers, saves);
  let [killed, slowestMs] = [0, 0];
  const progress = { isOver: false };
  const killing = (async () => {
    while (killed < kills) {
      await saving.untilShare((killed + 1) / (kills + 1));
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
  const told = [
    `${killed} kills`,
    `saving again at most ${slowestMs} ms after it was back`,
    ...otherAnswersOf(saving),
  ];
  const wrong = brokenPromises({
    'saving again within 5 s': slowestMs <= promisedMs,
    '503 with Retry-After, and nothing else': answersAreOf(saving, ['503 with Retry-After']),
  });
  return { ...(await countSaved(cluster.db, saving.acknowledged)), told, wrong };
}
