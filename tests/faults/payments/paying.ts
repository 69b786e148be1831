import { setTimeout as wait } from 'node:timers/promises';
import type { Saver } from '../savers.ts';
import { type PaymentSetup, requestPayment, submitCard, waitForUpgrade } from './payments-harness.ts';

const atOnce = 2;
const upgradeTimeoutMs = 60_000;

/** New users pay for premium one after another until it is stopped. */
export function startPaying(
  shop: PaymentSetup,
  nextPayer: () => Promise<Saver | undefined>,
  { pauseMs = 0 } = {},
) {
  const payers: Saver[] = [];
  const otherAnswers = new Map<string, number>();
  const stopping = new AbortController();
  const pay = async () => {
    while (!stopping.signal.aborted) {
      const payer = await nextPayer();
      if (!payer) throw new Error('A payer is needed');
      const { status, clientSecret } = await requestPayment(shop, payer);
      if (clientSecret) {
        payers.push(payer);
        await submitCard(shop, clientSecret);
        await waitForUpgrade(shop, payer, upgradeTimeoutMs);
      } else otherAnswers.set(status, (otherAnswers.get(status) ?? 0) + 1);
      if (pauseMs > 0) await wait(pauseMs);
    }
  };
  return {
    payers,
    otherAnswers,
    enough: () => stopping.abort(),
    done: Promise.all(Array.from({ length: atOnce }, pay)),
  };
}
