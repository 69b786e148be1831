import { setTimeout as wait } from 'node:timers/promises';
import { agePayments } from '#api/store/testing/age-payments.ts';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import { failedExpectations, type Size } from '../report.ts';
import type { Saver } from '../savers.ts';
import type { TestCluster } from '../test-cluster.ts';
import {
  addPayers,
  closePaymentsHarness,
  countPaid,
  openPaymentsHarness,
  type PaymentsHarness,
  payAndCloseBrowser,
  reconciler,
  roleOf,
  waitForUpgrade,
} from './payments-harness.ts';

const tenMinutesMs = 600_000;
const timeoutMs = 120_000;

/** No event arrives for days: the reconciler, which runs every minute, queries the provider. */
export async function deadWebhook(cluster: TestCluster, size: Size) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 20);
  payments.simulator.webhooks.hold();
  await Promise.all(payers.map((payer) => payAndCloseBrowser(payments, payer)));
  const before = await Promise.all(payers.map((payer) => roleOf(payments, payer)));
  const ms = await threeDaysLater(cluster, size, payments, payers);
  const counted = await countPaid(cluster.db, payments, payers);
  await closePaymentsHarness(payments);
  const notUpgraded = before.filter((role) => role === 'free').length;
  return {
    ...counted,
    told: [`${notUpgraded} notUpgraded for three days, then all within ${ms} ms`],
    wrong: failedExpectations({ 'no event arrives': notUpgraded === payers.length }),
  };
}

/** The provider's clock is ten minutes ahead or behind: its signatures are refused, and the reconciler activates the plans. */
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
    await Promise.all(payers.map((payer) => payAndCloseBrowser(payments, payer)));
    await payments.simulator.webhooks.delivered();
    await wait(500);
    const before = await Promise.all(payers.map((payer) => roleOf(payments, payer)));
    const ms = await threeDaysLater(cluster, size, payments, payers);
    const counted = await countPaid(cluster.db, payments, payers);
    for (const key of ['acknowledged', 'stored', 'lost', 'twice'] as const) sum[key] += counted[key];
    const refused = before.filter((role) => role === 'free').length;
    told.push(`${offsetMs / 60_000} min: ${refused} events refused, plans after ${ms} ms`);
    wrong.push(
      ...failedExpectations({ 'events with a wrong timestamp are refused': refused === payers.length }),
    );
    await closePaymentsHarness(payments);
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
  const times = await Promise.all(payers.map((payer) => waitForUpgrade(payments, payer, timeoutMs)));
  return Math.max(...times);
}
