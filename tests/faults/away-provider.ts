import {
  addPayers,
  begin,
  closeTill,
  countPaid,
  giveCard,
  openTill,
  untilUpgraded,
} from './payments-harness.ts';
import { brokenPromises } from './report.ts';
import type { Scene } from './test-cluster.ts';

const promisedMs = 10_000;

/** The provider says nothing, fails, or loses its answers: whoever wants to pay hears 503 in time, and the next try is the same payment. */
export async function awayProvider(scene: Scene) {
  const till = await openTill(scene);
  const payers = await addPayers(scene.db, 3);
  const told: string[] = [];
  const wrong: string[] = [];
  for (const [index, kind] of (['hang', 'fail', 'cut-after'] as const).entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('Three payers were wanted');
    // The SDK tries again by itself, and once more where a connection was closed.
    till.simulator.plan({ kind, times: 4, path: /^POST/ });
    const away = await begin(till, payer);
    till.simulator.clearMischief();
    const back = await begin(till, payer);
    if (back.clientSecret) await giveCard(till, back.clientSecret);
    await untilUpgraded(till, payer, 60_000);
    const mine = [...till.simulator.world.intents.values()].filter(
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
  const counted = await countPaid(scene.db, till, payers);
  await closeTill(till);
  return { ...counted, told, wrong };
}
