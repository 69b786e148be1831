import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/run-job-now.ts';
import {
  addPayers,
  closeTill,
  openTill,
  payAndLeave,
  pull,
  reconciler,
  roleOf,
  untilUpgraded,
} from './payments-harness.ts';
import type { Size } from './report.ts';
import { kindsOf } from './shuffled-events.ts';
import type { Scene } from './test-cluster.ts';

const expected = 'free: purchase refund';
/** The reconciler looks every minute, at what is a minute old. */
const patienceMs = 150_000;
const twoMinutesMs = 120_000;

/** Money given back in the provider's dashboard, of which no event ever arrives: the reconciler finds it in the provider's list. */
export async function lostRefunds(scene: Scene, { waitsForJobs }: Size) {
  // What is not to be waited for happened two minutes ago.
  const providerNow = () => new Date(Date.now() - (waitsForJobs ? 0 : twoMinutesMs));
  const till = await openTill(scene, { providerNow });
  const payers = await addPayers(scene.db, 20);
  for (const payer of payers) {
    await payAndLeave(till, payer);
    await untilUpgraded(till, payer, patienceMs);
  }
  const { webhooks, world } = till.simulator;
  await webhooks.delivered();
  webhooks.hold();
  for (const { id } of world.intents.values()) await pull(till, '/v1/refunds', { payment_intent: id });
  webhooks.lose();
  const beganMs = Date.now();
  if (!waitsForJobs) await runJobNow(scene.db, reconciler);
  const ends = async () =>
    Promise.all(
      payers.map(async (payer) => `${await roleOf(till, payer)}: ${await kindsOf(scene.db, payer.userId)}`),
    );
  const ended = async () => (await ends()).filter((end) => end === expected).length;
  while ((await ended()) < payers.length && Date.now() - beganMs < patienceMs) await wait(200);
  const ms = Date.now() - beganMs;
  const same = await ended();
  await closeTill(till);
  const [acknowledged, lost] = [world.refunds.size, payers.length - same];
  return { acknowledged, stored: same, lost, twice: 0, told: [`all written down within ${ms} ms`] };
}
