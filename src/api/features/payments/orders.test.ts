import { afterAll, expect, test } from 'vitest';
import { paymentEvents, permutationsOf } from '#simulator/event-orders.ts';
import type { SimEvent } from '#simulator/provider-state.ts';
import { uuidv7 } from '../../database/ids.ts';
import { userStore } from '../../store/users/users.ts';
import { eventDeps, startPayments } from '../../testing/payments-under-test.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { beginPayment } from './begin-payment.ts';
import { handleEvent } from './receive-events.ts';

/**
 * Passes events in every order, three times each, to the event handler; the short form takes each fifth order. The provider
 * is the simulator behind the SDK.
 */

const api = await startPayments();
const deps = eventDeps(api);
api.simulator.webhooks.hold();
afterAll(() => api.close());

type Ending = { refundCents: number; dispute: 'won' | 'lost' };

/** A payment with a partial refund and a closed dispute at the provider, and its five events. */
async function aWholeStory({ refundCents, dispute }: Ending) {
  const user = uuidv7();
  const email = `${user}@cards.example`;
  const accountId = await userStore(api.db).insert({
    id: user,
    username: `user-${user}`,
    email,
    passwordHash: 'none',
  });
  const clientSecret = await beginPayment(
    deps,
    { id: user, accountId, role: 'free', language: 'en' },
    { plan: 'premium', amount: 19 },
  );
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  await api.pay({ intentId, clientSecret });
  await api.callSimulator('/v1/refunds', { payment_intent: intentId, amount: String(refundCents) });
  const { id } = await api.callSimulator(`/sim/payment_intents/${intentId}/dispute`);
  await api.callSimulator(`/sim/disputes/${id}/close`, { outcome: dispute });
  const isItsOwn = ({ data }: SimEvent) =>
    [Reflect.get(data.object, 'id'), Reflect.get(data.object, 'payment_intent')].includes(intentId);
  const own = [...api.simulator.world.events.values()].filter(isItsOwn);
  return { user, intentId, events: paymentEvents.map((wanted) => own.find(({ type }) => type === wanted)) };
}

/** Delivers an event twice with the same id and once with another id. */
async function deliverThrice({ id, type }: SimEvent, intentId: string): Promise<void> {
  for (const name of [id, id, `${id}-again`]) {
    const event = { id: name, type, intentId };
    if (await deps.inbox.add(event)) await handleEvent(deps, event);
  }
}

async function stateOf(user: string) {
  const { rows } = await api.db.$client.query<object>(
    `SELECT a.role, a.card_limit, p.state, p.refund_owed_since,
       ARRAY(SELECT kind FROM ledger_entries WHERE payment_id = p.id ORDER BY kind) AS entries
     FROM payments p JOIN accounts a ON a.id = p.account_id WHERE p.user_id = $1`,
    [user],
  );
  return rows;
}

const expected = (role: string, cardLimit: number, dispute: string) => [
  {
    role,
    card_limit: cardLimit,
    state: 'succeeded',
    refund_owed_since: null,
    entries: ['dispute_opened', `dispute_${dispute}`, 'purchase', 'refund'].sort(),
  },
];

test.each([
  ['refunded in part, then lost to a dispute', { refundCents: 900, dispute: 'lost' }, 'free', 1],
  ['refunded in part, its dispute won', { refundCents: 900, dispute: 'won' }, 'premium', 50],
] as const)(
  'a payment %s ends in the same state in any order of its five events, each delivered three times',
  async (_what, ending, role, cardLimit) => {
    const all = permutationsOf([0, 1, 2, 3, 4]);
    expect(all).toHaveLength(120);
    const every = randomRuns(1, 5);
    const orders = all.filter((_, place) => place % every === 0);
    const endIn = async (order: number[]) => {
      const { user, intentId, events } = await aWholeStory(ending);
      for (const at of order) {
        const event = events[at];
        if (!event) throw new Error(`The provider sent no ${paymentEvents[at] ?? ''}`);
        await deliverThrice(event, intentId);
      }
      expect([order, await stateOf(user)]).toEqual([order, expected(role, cardLimit, ending.dispute)]);
    };
    // Some at once: each is a person of its own, and the database has connections to spare.
    while (orders.length > 0) await Promise.all(orders.splice(-10).map(endIn));
  },
);

test('a refunded payment ends in the same state when its events are delivered concurrently and repeatedly', async () => {
  const { user, intentId, events } = await aWholeStory({ refundCents: 1900, dispute: 'won' });
  const deliveries = [...events, ...events, ...events, ...events, ...events].filter(
    (event) => event !== undefined,
  );
  expect(deliveries).toHaveLength(25);
  await Promise.all(deliveries.map((event) => deliverThrice(event, intentId)));
  expect(await stateOf(user)).toEqual(expected('free', 1, 'won'));
});
