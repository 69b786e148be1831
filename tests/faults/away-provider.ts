import {
  addPayers,
  begin,
  closeTill,
  countPaid,
  giveCard,
  openPaymentsHarness,
  untilUpgraded,
} from './payments-harness.ts';
import { brokenPromises } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const promisedMs = 10_000;

/** The provider says nothing, fails, or loses its answers: whoever wants to pay hears 503 in time, and the next try is the same payment. */
export async function awayProvider(cluster: TestCluster) {
  const payments = await openPaymentsHarness(cluster);
  const payers = await addPayers(cluster.db, 3);
  const told: string[] = [];
  const wrong: string[] = [];
  for (const [index, kind] of (['hang', 'fail', 'cut-after'] as const).entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('Three payers were wanted');
    // The SDK tries again by itself, and once more where a connection was closed.
    payments.simulator.plan({ kind, times: 4, path: /^POST/ });
    const away = await begin(payments, payer);
    payments.simulator.clearFaults();
    const back = await begin(payments, payer);
    if (back.clientSecret) await giveCard(payments, back.clientSecret);
    await untilUpgraded(payments, payer, 60_000);
    const mine = [...payments.simulator.world.intents.values()].filter(
      ({ metadata }) => metadata.userId === payer.userId,
    );
    told.push(`${kind}: ${away.status} after ${away.ms} ms, then ${back.status}, ${mine.length} intent`);
    wrong.push(
      ...brokenPromises({
        [`${kind}: 503 with Retry-After within 10 s`]:
          away.status === '503 with Retry-After' && away.ms <= promisedMs,
        [`${kind}: the next try is the same payment`]: back.status === '200' && mine.length === 1,
      }),
    );
  }
  const counted = await countPaid(cluster.db, payments, payers);
  await closeTill(payments);
  return { ...counted, told, wrong };
}
