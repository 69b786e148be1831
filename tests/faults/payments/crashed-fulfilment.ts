import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/job-queue.ts';
import { failedExpectations, type Size } from '../report.ts';
import type { TestCluster } from '../test-cluster.ts';
import {
  addPayers,
  closePaymentsHarness,
  countPaid,
  openPaymentsHarness,
  payAndCloseBrowser,
  reconciler,
  waitForUpgrade,
} from './payments-harness.ts';

const atOnce = 4;
const maxUpgradeMs = 60_000;
/** The reconciler processes an event of a crashed process in its next minute. */
const timeoutMs = 130_000;
/** Until then the reconciler does not touch a received event. */
const eventMs = 10_500;

/** The API is killed at the moment of payment; the provider redelivers its events, as it does for days. */
export async function crashedFulfilment(cluster: TestCluster, size: Size) {
  const kills = Math.ceil(size.kills / 4);
  const payments = await openPaymentsHarness(cluster, { retryMs: Array<number>(100).fill(500) });
  const payers = await addPayers(cluster.db, kills * atOnce);
  let slowestMs = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const group = payers.slice(killed * atOnce, (killed + 1) * atOnce);
    const paying = Promise.all(group.map((payer) => payAndCloseBrowser(payments, payer)));
    // A moment between the arrival of the first event and the end of the last.
    await Promise.race([paying, wait(1000)]);
    await wait(killed * 3);
    await payments.node.kill();
    await payments.node.restart();
    await paying;
    if (!size.waitsForJobs) await wait(eventMs).then(() => runJobNow(cluster.db, reconciler));
    const waits = await Promise.all(group.map((payer) => waitForUpgrade(payments, payer, timeoutMs)));
    slowestMs = Math.max(slowestMs, ...waits);
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closePaymentsHarness(payments);
  return { ...counted, told: [`${kills} kills`, `plan at most ${slowestMs} ms after it was back`] };
}

/** The browser is closed after the payment: the provider's event alone activates the plan. */
export async function closedBrowser(cluster: TestCluster) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 20);
  const times: number[] = [];
  for (const payer of payers) {
    await payAndCloseBrowser(payments, payer);
    times.push(await waitForUpgrade(payments, payer, maxUpgradeMs));
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closePaymentsHarness(payments);
  const slowestMs = Math.max(...times);
  return {
    ...counted,
    told: [`plan active at most ${slowestMs} ms after paying`],
    wrong: failedExpectations({ 'plan active within 60 s': slowestMs < maxUpgradeMs }),
  };
}
