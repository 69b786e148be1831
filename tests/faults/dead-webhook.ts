import { setTimeout as wait } from 'node:timers/promises';
import { agePayments } from '#api/store/testing/age-payments.ts';
import { runJobNow } from '#api/store/testing/run-job-now.ts';
import {
  addPayers,
  closeTill,
  countPaid,
  openTill,
  payAndLeave,
  reconciler,
  roleOf,
  type Till,
  untilUpgraded,
} from './payments-harness.ts';
import { brokenPromises, type Size } from './report.ts';
import type { Saver } from './savers.ts';
import type { Scene } from './test-cluster.ts';

const tenMinutesMs = 600_000;
const patienceMs = 120_000;

/** No event arrives, for days: the reconciler, which runs every minute, asks the provider. */
export async function deadWebhook(scene: Scene, size: Size) {
  const till = await openTill(scene);
  const payers = await addPayers(scene.db, 20);
  till.simulator.webhooks.hold();
  await Promise.all(payers.map((payer) => payAndLeave(till, payer)));
  const before = await Promise.all(payers.map((payer) => roleOf(till, payer)));
  const ms = await threeDaysLater(scene, size, till, payers);
  const counted = await countPaid(scene.db, till, payers);
  await closeTill(till);
  const unheard = before.filter((role) => role === 'free').length;
  return {
    ...counted,
    told: [`${unheard} unheard for three days, then all within ${ms} ms`],
    wrong: brokenPromises({ 'no event arrives': unheard === payers.length }),
  };
}

/** The provider's clock ten minutes ahead, and ten behind: its signatures are refused, and the reconciler covers. */
export async function wrongClocks(scene: Scene, size: Size) {
  const sum = { acknowledged: 0, stored: 0, lost: 0, twice: 0 };
  const told: string[] = [];
  const wrong: string[] = [];
  for (const offsetMs of [tenMinutesMs, -tenMinutesMs]) {
    const till = await openTill(scene, { retryMs: [], providerNow: () => new Date(Date.now() + offsetMs) });
    const payers = await addPayers(scene.db, 10);
    await Promise.all(payers.map((payer) => payAndLeave(till, payer)));
    await till.simulator.webhooks.delivered();
    await wait(500);
    const before = await Promise.all(payers.map((payer) => roleOf(till, payer)));
    const ms = await threeDaysLater(scene, size, till, payers);
    const counted = await countPaid(scene.db, till, payers);
    for (const key of ['acknowledged', 'stored', 'lost', 'twice'] as const) sum[key] += counted[key];
    const refused = before.filter((role) => role === 'free').length;
    told.push(`${offsetMs / 60_000} min: ${refused} events refused, plans after ${ms} ms`);
    wrong.push(...brokenPromises({ 'events of another time are refused': refused === payers.length }));
    await closeTill(till);
  }
  return { ...sum, told, wrong };
}

async function threeDaysLater(scene: Scene, size: Size, till: Till, payers: Saver[]): Promise<number> {
  await agePayments(scene.db, '3 days');
  if (!size.waitsForJobs) await runJobNow(scene.db, reconciler);
  const times = await Promise.all(payers.map((payer) => untilUpgraded(till, payer, patienceMs)));
  return Math.max(...times);
}
