import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import { paymentEvents, permutationsOf } from '#simulator/event-orders.ts';
import type { SimEvent } from '#simulator/provider-state.ts';
import { failedExpectations, type Size } from '../report.ts';
import type { TestCluster } from '../test-cluster.ts';
import {
  addPayers,
  callSimulator,
  closePaymentsHarness,
  openPaymentsHarness,
  payAndCloseBrowser,
  roleOf,
} from './payments-harness.ts';

const expected = 'free: dispute_lost dispute_opened purchase refund';
const timeoutMs = 30_000;

/** A payment, a partial refund, a dispute and its loss: the five events are delivered three times each, in every order, over HTTP. The result must always be the same. */
export async function shuffledEvents(cluster: TestCluster, { kills }: Size) {
  const payments = await openPaymentsHarness(cluster);
  const orders = permutationsOf([0, 1, 2, 3, 4]).slice(0, kills * 6);
  const payers = await addPayers(cluster.db, orders.length);
  const ends = new Map<string, number>();
  let refused = 0;
  for (const [index, order] of orders.entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('Each order needs a payer');
    payments.simulator.webhooks.hold();
    await payAndCloseBrowser(payments, payer);
    const intent = [...payments.simulator.world.intents.values()].at(-1);
    await callSimulator(payments, '/v1/refunds', { payment_intent: intent?.id ?? '', amount: '900' });
    const { id } = await callSimulator(payments, `/sim/payment_intents/${intent?.id ?? ''}/dispute`);
    await callSimulator(payments, `/sim/disputes/${id}/close`, { outcome: 'lost' });
    const place = ({ type }: SimEvent) => order.indexOf(paymentEvents.indexOf(type));
    const inOrder = (events: SimEvent[]) =>
      events.filter(({ type }) => paymentEvents.includes(type)).sort((a, b) => place(a) - place(b));
    const statuses = await payments.simulator.webhooks.release({ times: 3, order: inOrder });
    refused += statuses.filter((status) => status !== 200).length;
  }
  for (const payer of payers) {
    const end = async () => `${await roleOf(payments, payer)}: ${await kindsOf(cluster.db, payer.accountId)}`;
    const givenUpMs = Date.now() + timeoutMs;
    while ((await end()) !== expected && Date.now() < givenUpMs) await wait(100);
    const reached = await end();
    ends.set(reached, (ends.get(reached) ?? 0) + 1);
  }
  await closePaymentsHarness(payments);
  const same = ends.get(expected) ?? 0;
  const told = [...[...ends].map(([end, times]) => `${times} × ${end}`), `${refused} deliveries refused`];
  const wrong = failedExpectations({ 'every delivery is accepted': refused === 0 });
  return { acknowledged: orders.length, stored: same, lost: orders.length - same, twice: 0, told, wrong };
}

/** The ledger entries of the account's payment, in alphabetical order. */
export async function kindsOf(db: Database, accountId: string): Promise<string> {
  const payments = await paymentStore(db, testBooks).list(accountId);
  const kinds = payments.flatMap(({ entries }) => entries.map(({ kind }) => kind));
  return kinds.sort().join(' ');
}
