import { startBalancer } from './balancer.ts';
import { otherAnswersOf } from './killed-api.ts';
import { startReading } from './readers.ts';
import type { Size } from './report.ts';
import { addSavers, countSaved, startSaving } from './savers.ts';
import type { Scene } from './scene.ts';

/** Two nodes behind a balancer, told to leave and begun again in turn while cards are saved and read: nobody hears of it. */
export async function rollingRestart({ db, startNode }: Scene, { kills }: Size) {
  const nodes = [await startNode(), await startNode()];
  const balancer = await startBalancer(nodes.map(({ origin }) => origin));
  const savers = await addSavers(db, 8);
  const saving = startSaving(balancer.origin, savers, Number.POSITIVE_INFINITY);
  const reading = startReading(balancer.origin, savers);
  let [restarts, slowestMs] = [0, 0];
  while (restarts < kills) {
    for (const { origin, leave, restart } of nodes) {
      const beganMs = Date.now();
      await leave();
      await restart();
      await balancer.untilReady(origin);
      slowestMs = Math.max(slowestMs, Date.now() - beganMs);
      restarts += 1;
    }
  }
  saving.enough();
  reading.enough();
  await Promise.all([saving.done, reading.done]);
  await balancer.stop();
  const wrong = [...otherAnswersOf(saving), ...otherAnswersOf(reading)];
  return {
    ...(await countSaved(db, saving.acknowledged)),
    told: [
      `${restarts} restarts, the slowest in ${slowestMs} ms`,
      `${reading.count()} lists read meanwhile`,
      `other answers: ${wrong.join(', ') || 'none'}`,
    ],
    wrong,
  };
}
