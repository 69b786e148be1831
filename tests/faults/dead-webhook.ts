import { setTimeout as wait } from 'node:timers/promises';
import { agePayments } from '#api/store/testing/age-payments.ts';
import { runJobNow } from '#api/store/testing/run-job-now.ts';
import {
  addPayers,
  closeTill,
  countPaid,
  openPaymentsHarness,
  type PaymentsHarness,
  payAndLeave,
  reconciler,
  roleOf,
  untilUpgraded,
} from './payments-harness.ts';
import { brokenPromises, type Size } from './report.ts';
import type { Saver } from './savers.ts';
import type { TestCluster } from './test-cluster.ts';

const tenMinutesMs = 600_000;
const patienceMs = 120_000;

/** No event arrives, for days: the reconciler, which runs every minute, asks the provider. */
export async function deadWebhook(cluster: TestCluster, size: Size) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 20);
  payments.simulator.webhooks.hold();
  await Promise.all(payers.map((payer) => payAndLeave(payments, payer)));
  const before = await Promise.all(payers.map((payer) => roleOf(payments, payer)));
  const ms = await threeDaysLater(cluster, size, payments, payers);
  const counted = await countPaid(cluster.db, payments, payers);
  await closeTill(payments);
  const unheard = before.filter((role) => role === 'free').length;
  return {
    ...counted,
    told: [`${unheard} unheard for three days, then all within ${ms} ms`],
    wrong: brokenPromises({ 'no event arrives': unheard === payers.length }),
  };
}

/** The provider's clock ten minutes ahead, and ten behind: its signatures are refused, and the reconciler covers. */
export async function wrongClocks(cluster: TestCluster, size: Size) {
  const sum = { acknowledged: 0, stored: 0, lost: 0, twice: 0 };
  const told: string[] = [];
  const wrong: string[] = [];
  for (const offsetMs of [tenMinutesMs, -tenMinutesMs]) {
    const payments = await openPaymentsHarness(cluster, {
      retryMs: [],
      providerNow: () => new Date(Date.now() + offsetMs),
    });
    const payers = await addPayers(cluster.db, 10);
    await Promise.all(payers.map((payer) => payAndLeave(payments, payer)));
    await payments.simulator.webhooks.delivered();
    await wait(500);
    const before = await Promise.all(payers.map((payer) => roleOf(payments, payer)));
    const ms = await threeDaysLater(cluster, size, payments, payers);
    const counted = await countPaid(cluster.db, payments, payers);
    for (const key of ['acknowledged', 'stored', 'lost', 'twice'] as const) sum[key] += counted[key];
    const refused = before.filter((role) => role === 'free').length;
    told.push(`${offsetMs / 60_000} min: ${refused} events refused, plans after ${ms} ms`);
    wrong.push(...brokenPromises({ 'events of another time are refused': refused === payers.length }));
    await closeTill(payments);
  }
  return { ...sum, told, wrong };
}

async function threeDaysLater(
  cluster: TestCluster,
  size: Size,
  payments: PaymentsHarness,
  payers: Saver[],
): Promise<number> {
  await agePayments(cluster.db, '3 days');
  if (!size.waitsForJobs) await runJobNow(cluster.db, reconciler);
  const times = await Promise.all(payers.map((payer) => untilUpgraded(payments, payer, patienceMs)));
  return Math.max(...times);
}
