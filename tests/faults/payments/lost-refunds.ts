import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import type { Size } from '../report.ts';
import type { TestCluster } from '../test-cluster.ts';
import {
  addPayers,
  callSimulator,
  closePaymentsHarness,
  openPaymentsHarness,
  payAndCloseBrowser,
  reconciler,
  roleOf,
  waitForUpgrade,
} from './payments-harness.ts';
import { kindsOf } from './shuffled-events.ts';

const expected = 'free: purchase refund';
/** The reconciler runs every minute and reads payments that are at least a minute old. */
const timeoutMs = 150_000;
const twoMinutesMs = 120_000;

/** Refunds in the provider's dashboard whose events never arrive: the reconciler finds them in the provider's list. */
export async function lostRefunds(cluster: TestCluster, { waitsForJobs }: Size) {
  // Without waiting for jobs, the refunds are dated two minutes ago.
  const providerNow = () => new Date(Date.now() - (waitsForJobs ? 0 : twoMinutesMs));
  const payments = await openPaymentsHarness(cluster, { providerNow });
  const payers = await addPayers(cluster.db, 20);
  for (const payer of payers) {
    await payAndCloseBrowser(payments, payer);
    await waitForUpgrade(payments, payer, timeoutMs);
  }
  const { webhooks, world } = payments.simulator;
  await webhooks.delivered();
  webhooks.hold();
  for (const { id } of world.intents.values())
    await callSimulator(payments, '/v1/refunds', { payment_intent: id });
  webhooks.lose();
  const beganMs = Date.now();
  if (!waitsForJobs) await runJobNow(cluster.db, reconciler);
  const ends = async () =>
    Promise.all(
      payers.map(
        async (payer) => `${await roleOf(payments, payer)}: ${await kindsOf(cluster.db, payer.accountId)}`,
      ),
    );
  const ended = async () => (await ends()).filter((end) => end === expected).length;
  while ((await ended()) < payers.length && Date.now() - beganMs < timeoutMs) await wait(200);
  const ms = Date.now() - beganMs;
  const same = await ended();
  await closePaymentsHarness(payments);
  const [acknowledged, lost] = [world.refunds.size, payers.length - same];
  return { acknowledged, stored: same, lost, twice: 0, told: [`all written down within ${ms} ms`] };
}
