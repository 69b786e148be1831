import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/run-job-now.ts';
import {
  addPayers,
  closeTill,
  openPaymentsHarness,
  payAndLeave,
  pull,
  reconciler,
  roleOf,
  untilUpgraded,
} from './payments-harness.ts';
import type { Size } from './report.ts';
import { kindsOf } from './shuffled-events.ts';
import type { TestCluster } from './test-cluster.ts';

const expected = 'free: purchase refund';
/** The reconciler looks every minute, at what is a minute old. */
const patienceMs = 150_000;
const twoMinutesMs = 120_000;

/** Money given back in the provider's dashboard, of which no event ever arrives: the reconciler finds it in the provider's list. */
export async function lostRefunds(cluster: TestCluster, { waitsForJobs }: Size) {
  // What is not to be waited for happened two minutes ago.
  const providerNow = () => new Date(Date.now() - (waitsForJobs ? 0 : twoMinutesMs));
  const payments = await openPaymentsHarness(cluster, { providerNow });
  const payers = await addPayers(cluster.db, 20);
  for (const payer of payers) {
    await payAndLeave(payments, payer);
    await untilUpgraded(payments, payer, patienceMs);
  }
  const { webhooks, world } = payments.simulator;
  await webhooks.delivered();
  webhooks.hold();
  for (const { id } of world.intents.values()) await pull(payments, '/v1/refunds', { payment_intent: id });
  webhooks.lose();
  const beganMs = Date.now();
  if (!waitsForJobs) await runJobNow(cluster.db, reconciler);
  const ends = async () =>
    Promise.all(
      payers.map(
        async (payer) => `${await roleOf(payments, payer)}: ${await kindsOf(cluster.db, payer.userId)}`,
      ),
    );
  const ended = async () => (await ends()).filter((end) => end === expected).length;
  while ((await ended()) < payers.length && Date.now() - beganMs < patienceMs) await wait(200);
  const ms = Date.now() - beganMs;
  const same = await ended();
  await closeTill(payments);
  const [acknowledged, lost] = [world.refunds.size, payers.length - same];
  return { acknowledged, stored: same, lost, twice: 0, told: [`all written down within ${ms} ms`] };
}
