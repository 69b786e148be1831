import type { Database } from '#api/database/db.ts';
import { addPayers, begin, giveCard, type Shop, untilUpgraded } from './payments-harness.ts';
import type { Saver } from './savers.ts';

const atOnce = 2;
const patienceMs = 60_000;

/** One person after the other pays for premium and waits for it, until it is enough. */
export function startPaying(db: Database, shop: Shop) {
  const payers: Saver[] = [];
  const otherAnswers = new Map<string, number>();
  const stopping = new AbortController();
  const pay = async () => {
    while (!stopping.signal.aborted) {
      const [payer] = await addPayers(db, 1);
      if (!payer) throw new Error('A payer was wanted');
      const { status, clientSecret } = await begin(shop, payer);
      if (clientSecret) {
        payers.push(payer);
        await giveCard(shop, clientSecret);
        await untilUpgraded(shop, payer, patienceMs);
      } else otherAnswers.set(status, (otherAnswers.get(status) ?? 0) + 1);
    }
  };
  return {
    payers,
    otherAnswers,
    enough: () => stopping.abort(),
    done: Promise.all(Array.from({ length: atOnce }, pay)),
  };
}
