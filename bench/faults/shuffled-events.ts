import type { SimEvent } from '#sim/world.ts';
import { addPayers, closeTill, openTill, payAndLeave, pull, roleOf } from './payers.ts';
import type { Size } from './report.ts';
import type { Scene } from './scene.ts';

const types = [
  'payment_intent.created',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];

/** Paid, refunded in part, disputed and lost: the five events three times each, in every order, over the wire. Each must end free. */
export async function shuffledEvents(scene: Scene, { kills }: Size) {
  const till = await openTill(scene);
  const orders = ordersOf([0, 1, 2, 3, 4]).slice(0, kills * 6);
  const payers = await addPayers(scene.db, orders.length);
  const ends = new Map<string, number>();
  let refused = 0;
  for (const [index, order] of orders.entries()) {
    const payer = payers[index];
    if (!payer) throw new Error('A payer an order was wanted');
    till.simulator.webhooks.hold();
    await payAndLeave(till, payer);
    const intent = [...till.simulator.world.intents.values()].at(-1);
    await pull(till, '/v1/refunds', { payment_intent: intent?.id ?? '', amount: '900' });
    const { id } = await pull(till, `/sim/payment_intents/${intent?.id ?? ''}/dispute`);
    await pull(till, `/sim/disputes/${id}/close`, { outcome: 'lost' });
    const place = ({ type }: SimEvent) => order.indexOf(types.indexOf(type));
    const inOrder = (events: SimEvent[]) =>
      events.filter(({ type }) => types.includes(type)).sort((a, b) => place(a) - place(b));
    const statuses = await till.simulator.webhooks.release({ times: 3, order: inOrder });
    refused += statuses.filter((status) => status !== 200).length;
  }
  for (const payer of payers) {
    const role = await roleOf(till, payer);
    ends.set(role, (ends.get(role) ?? 0) + 1);
  }
  await closeTill(till);
  const same = ends.get('free') ?? 0;
  const told = [...[...ends].map(([role, times]) => `${times} × ${role}`), `${refused} deliveries refused`];
  return { acknowledged: orders.length, stored: same, lost: orders.length - same, twice: 0, told };
}

function ordersOf(items: number[]): number[][] {
  if (items.length < 2) return [items];
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}
