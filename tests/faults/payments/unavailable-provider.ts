import { failedExpectations } from '../report.ts';
import type { TestCluster } from '../test-cluster.ts';
import {
  addPayers,
  closePaymentsHarness,
  countPaid,
  openPaymentsHarness,
  requestPayment,
  submitCard,
  waitForUpgrade,
} from './payments-harness.ts';

const maxResponseMs = 10_000;

/** The provider does not respond, fails, or drops its responses: a payment request gets 503 in time, and the retry is the same payment. */
export async function unavailableProvider(cluster: TestCluster) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 3);
  const told: string[] = [];
  const wrong: string[] = [];
  for (const [index, kind] of (['hang', 'fail', 'cut-after'] as const).entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('Three payers are needed');
    // The SDK retries, and once more after a closed connection.
    payments.simulator.plan({ kind, times: 4, path: /^POST/ });
    const away = await requestPayment(payments, payer);
    payments.simulator.clearFaults();
    const back = await requestPayment(payments, payer);
    if (back.clientSecret) await submitCard(payments, back.clientSecret);
    await waitForUpgrade(payments, payer, 60_000);
    const mine = [...payments.simulator.world.intents.values()].filter(
      ({ metadata }) => metadata.userId === payer.userId,
    );
    told.push(`${kind}: ${away.status} after ${away.ms} ms, then ${back.status}, ${mine.length} intent`);
    wrong.push(
      ...failedExpectations({
        [`${kind}: 503 with Retry-After within 10 s`]:
          away.status === '503 with Retry-After' && away.ms <= maxResponseMs,
        [`${kind}: the retry is the same payment`]: back.status === '200' && mine.length === 1,
      }),
    );
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closePaymentsHarness(payments);
  return { ...counted, told, wrong };
}
