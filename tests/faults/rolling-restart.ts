import { freePort } from '../../tools/dev/free-port.ts';
import { startBalancer } from './balancer.ts';
import { otherAnswersOf } from './killed-api.ts';
import { startPaying } from './payments/paying.ts';
import { addPayers, countPaid, providerSettings, startProvider } from './payments/payments-harness.ts';
import { startReading } from './readers.ts';
import type { Size } from './report.ts';
import { addSavers, countSaved, startSaving } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

/** Two nodes behind a balancer are restarted in turn during saves, reads and payments: no request fails. */
export async function rollingRestart({ db, startNode }: TestCluster, { kills }: Size) {
  const port = await freePort();
  const simulator = await startProvider(port);
  const settings = providerSettings(simulator);
  const nodes = [await startNode(settings), await startNode(settings)];
  const origins = nodes.map(({ origin }) => origin);
  const balancer = await startBalancer(port, origins);
  const shop = { node: balancer, simulator };
  const savers = await addSavers(db, 8);
  const saving = startSaving(balancer.origin, savers, Number.POSITIVE_INFINITY);
  const reading = startReading(balancer.origin, savers);
  const paying = startPaying(shop, async () => (await addPayers(db, 1))[0]);
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
  const work = [saving, reading, paying];
  for (const { enough } of work) enough();
  await Promise.all(work.map(({ done }) => done));
  const [saved, paid] = [await countSaved(db, saving.acknowledged), await countPaid(db, shop, paying.payers)];
  await balancer.stop();
  await simulator.close();
  const wrong = work.flatMap(otherAnswersOf);
  return {
    acknowledged: saved.acknowledged + paid.acknowledged,
    stored: saved.stored + paid.stored,
    lost: saved.lost + paid.lost,
    twice: saved.twice + paid.twice,
    told: [
      `${restarts} restarts, the slowest in ${slowestMs} ms`,
      `${saved.acknowledged} cards saved, ${reading.count()} lists read, ${paid.acknowledged} plans paid for`,
      `other answers: ${[...wrong, ...balancer.failures].join(', ') || 'none'}`,
    ],
    wrong,
  };
}
