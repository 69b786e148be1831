import { setTimeout as wait } from 'node:timers/promises';
import { runJobNow } from '#api/store/testing/run-job-now.ts';
import {
  addPayers,
  closeTill,
  countPaid,
  openPaymentsHarness,
  payAndLeave,
  reconciler,
  untilUpgraded,
} from './payments-harness.ts';
import { brokenPromises, type Size } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const atOnce = 4;
const promisedMs = 60_000;
/** An event kept by a process that died then is acted on by the reconciler, in its next minute. */
const patienceMs = 130_000;
/** Until then the reconciler leaves an event to whoever received it. */
const eventMs = 10_500;

/** The API's process ended with -9 the moment people pay; the provider tells again, as it does for days. */
export async function crashedFulfilment(cluster: TestCluster, size: Size) {
  const kills = Math.ceil(size.kills / 4);
  const payments = await openPaymentsHarness(cluster, { retryMs: Array<number>(100).fill(500) });
  const payers = await addPayers(cluster.db, kills * atOnce);
  let slowestMs = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const group = payers.slice(killed * atOnce, (killed + 1) * atOnce);
    const paying = Promise.all(group.map((payer) => payAndLeave(payments, payer)));
    // Anywhere between the first event's arrival and the last one's end.
    await Promise.race([paying, wait(1000)]);
    await wait(killed * 3);
    await payments.node.kill();
    await payments.node.restart();
    await paying;
    if (!size.waitsForJobs) await wait(eventMs).then(() => runJobNow(cluster.db, reconciler));
    const waits = await Promise.all(group.map((payer) => untilUpgraded(payments, payer, patienceMs)));
    slowestMs = Math.max(slowestMs, ...waits);
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closeTill(payments);
  return { ...counted, told: [`${kills} kills`, `plan at most ${slowestMs} ms after it was back`] };
}

/** Nobody comes back from paying: the provider's event alone begins the plan. */
export async function closedBrowser(cluster: TestCluster) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 20);
  const times: number[] = [];
  for (const payer of payers) {
    await payAndLeave(payments, payer);
    times.push(await untilUpgraded(payments, payer, promisedMs));
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closeTill(payments);
  const slowestMs = Math.max(...times);
  return {
    ...counted,
    told: [`plan active at most ${slowestMs} ms after paying`],
    wrong: brokenPromises({ 'plan active within 60 s': slowestMs < promisedMs }),
  };
}
