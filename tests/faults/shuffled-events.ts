import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { paymentEvents, permutationsOf } from '#simulator/event-orders.ts';
import type { SimEvent } from '#simulator/provider-state.ts';
import { addPayers, closeTill, openPaymentsHarness, payAndLeave, pull, roleOf } from './payments-harness.ts';
import { brokenPromises, type Size } from './report.ts';
import type { TestCluster } from './test-cluster.ts';

const expected = 'free: dispute_lost dispute_opened purchase refund';
const patienceMs = 30_000;

/** Paid, refunded in part, disputed and lost: the five events three times each, in every order, over the wire. Each must end alike. */
export async function shuffledEvents(cluster: TestCluster, { kills }: Size) {
  const payments = await openPaymentsHarness(cluster);
  const orders = permutationsOf([0, 1, 2, 3, 4]).slice(0, kills * 6);
  const payers = await addPayers(cluster.db, orders.length);
  const ends = new Map<string, number>();
  let refused = 0;
  for (const [index, order] of orders.entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('A payer an order was wanted');
    payments.simulator.webhooks.hold();
    await payAndLeave(payments, payer);
    const intent = [...payments.simulator.world.intents.values()].at(-1);
    await pull(payments, '/v1/refunds', { payment_intent: intent?.id ?? '', amount: '900' });
    const { id } = await pull(payments, `/sim/payment_intents/${intent?.id ?? ''}/dispute`);
    await pull(payments, `/sim/disputes/${id}/close`, { outcome: 'lost' });
    const place = ({ type }: SimEvent) => order.indexOf(paymentEvents.indexOf(type));
    const inOrder = (events: SimEvent[]) =>
      events.filter(({ type }) => paymentEvents.includes(type)).sort((a, b) => place(a) - place(b));
    const statuses = await payments.simulator.webhooks.release({ times: 3, order: inOrder });
    refused += statuses.filter((status) => status !== 200).length;
  }
  for (const payer of payers) {
    const end = async () => `${await roleOf(payments, payer)}: ${await kindsOf(cluster.db, payer.userId)}`;
    const givenUpMs = Date.now() + patienceMs;
    while ((await end()) !== expected && Date.now() < givenUpMs) await wait(100);
    const reached = await end();
    ends.set(reached, (ends.get(reached) ?? 0) + 1);
  }
  await closeTill(payments);
  const same = ends.get(expected) ?? 0;
  const told = [...[...ends].map(([end, times]) => `${times} × ${end}`), `${refused} deliveries refused`];
  const wrong = brokenPromises({ 'every delivery is taken': refused === 0 });
  return { acknowledged: orders.length, stored: same, lost: orders.length - same, twice: 0, told, wrong };
}

/** The entries about somebody's one payment, in the order of the alphabet. */
export async function kindsOf(db: Database, userId: string): Promise<string> {
  const payments = await paymentStore(db).list(userId);
  const kinds = payments.flatMap(({ entries }) => entries.map(({ kind }) => kind));
  return kinds.sort().join(' ');
}
