import { afterAll, beforeEach, expect, test } from 'vitest';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import { createLog } from '../../http/log.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { paymentStore } from '../../store/payments/payments.ts';
import { webhookInbox } from '../../store/payments/webhook-inbox.ts';
import { logLines } from '../../testing/log-lines.ts';
import { eventDeps, roleOf, startPayments } from '../../testing/payments-under-test.ts';
import { storeLostEvents } from './lost-events.ts';
import { reconcile } from './reconcile.ts';

const api = await startPayments();
afterAll(() => api.close());

/** Each test starts without events and faults, even after one that failed. */
beforeEach(async () => {
  api.simulator.webhooks.lose();
  api.simulator.clearFaults();
  api.simulator.world.events.clear();
  await api.db.$client.query('DELETE FROM webhook_events');
});

const minute = 60_000;
const day = 24 * 60 * minute;
const afterMs = (ms: number) => () => new Date(Date.now() + ms);
const soon = afterMs(2 * minute);

const deps = (now = soon) => ({ ...eventDeps(api), now });

/** A user with a paid, active plan. */
async function member() {
  const caller = await api.signedIn();
  const { intentId, ...started } = await api.begin(caller);
  await api.pay({ intentId, ...started });
  await api.settled();
  expect(await roleOf(caller)).toBe('premium');
  return { caller, intentId };
}

/** Runs an action at the provider whose events are never delivered. */
async function withoutEvents<Result>(action: () => Promise<Result>): Promise<Result> {
  api.simulator.webhooks.hold();
  try {
    return await action();
  } finally {
    api.simulator.webhooks.lose();
  }
}

const refund = (intentId: string, fields: Record<string, string> = {}) =>
  api.callSimulator('/v1/refunds', { payment_intent: intentId, ...fields });
const dispute = (intentId: string) => api.callSimulator(`/sim/payment_intents/${intentId}/dispute`);
const close = (id: string, outcome: string) => api.callSimulator(`/sim/disputes/${id}/close`, { outcome });

function lastRefundEvent() {
  const { events } = api.simulator.world;
  const event = [...events.values()].findLast(({ type }) => type === 'charge.refunded');
  if (!event) throw new Error('The provider has no event of a refund');
  return event;
}

const entriesAbout = async (intentId: string) =>
  (await paymentStore(api.db, testBooks).find(intentId))?.entries.map(({ kind }) => kind).sort();
const unfulfilled = () => webhookInbox(api.db).countUnfulfilled();

test('a refund whose event was lost ends the plan once, in one run, but not while the event may still be delivered', async () => {
  const { caller, intentId } = await member();
  await withoutEvents(() => refund(intentId));
  await reconcile(deps(afterMs(0)));
  expect(await roleOf(caller)).toBe('premium');
  await reconcile(deps());
  expect(await roleOf(caller)).toBe('free');
  await reconcile(deps());
  expect(await entriesAbout(intentId)).toEqual(['purchase', 'refund']);
  expect(await unfulfilled()).toBe(0);
});

test('a dispute whose event was lost is recorded, lost or won', async () => {
  const [lost, won] = [await member(), await member()];
  await withoutEvents(async () => {
    await close((await dispute(lost.intentId)).id, 'lost');
    await close((await dispute(won.intentId)).id, 'won');
  });
  await reconcile(deps());
  expect(await roleOf(lost.caller)).toBe('free');
  expect(await roleOf(won.caller)).toBe('premium');
  expect(await entriesAbout(lost.intentId)).toEqual(['dispute_lost', 'dispute_opened', 'purchase']);
  expect(await entriesAbout(won.intentId)).toEqual(['dispute_opened', 'dispute_won', 'purchase']);
});

test('a failed refund whose event was lost restores the plan', async () => {
  const { caller, intentId } = await member();
  const { id } = await withoutEvents(() => refund(intentId));
  await reconcile(deps());
  expect(await roleOf(caller)).toBe('free');
  await withoutEvents(() => api.callSimulator(`/sim/refunds/${id}/fail`));
  await reconcile(deps());
  expect(await roleOf(caller)).toBe('premium');
});

test('concurrent events and reconciler runs record a refund once', async () => {
  const { caller, intentId } = await member();
  const { webhooks } = api.simulator;
  await withoutEvents(() => refund(intentId));
  const event = lastRefundEvent();
  await Promise.all([reconcile(deps()), webhooks.send(event), reconcile(deps()), webhooks.send(event)]);
  await api.settled();
  expect(await webhooks.send(event)).toBe(200);
  expect(await roleOf(caller)).toBe('free');
  expect(await entriesAbout(intentId)).toEqual(['purchase', 'refund']);
});

test('events on the third page of the list are found, and received events are not added twice', async () => {
  const [early, late] = [await member(), await member()];
  await withoutEvents(async () => {
    await refund(early.intentId);
    await refund(late.intentId, { amount: '1' });
    const { type, data } = lastRefundEvent();
    for (let repeated = 0; repeated < 200; repeated += 1) api.simulator.world.emit(type, data.object);
  });
  expect(await storeLostEvents(deps(), 60 * minute)).toBe(202);
  expect(await storeLostEvents(deps(), 60 * minute)).toBe(0);
  const { rowCount } = await api.db.$client.query(
    "SELECT FROM webhook_events WHERE processed_at IS NULL AND payload->>'intentId' = $1",
    [early.intentId],
  );
  expect(rowCount).toBe(1);
});

test('reading an endless list stops after a hundred pages and is logged', async () => {
  const { lines, logStream } = logLines();
  let pages = 0;
  const provider: Pick<PaymentProvider, 'listEvents'> = {
    listEvents: async () => {
      pages += 1;
      return { events: [], next: 'evt_next' };
    },
  };
  await storeLostEvents({ ...deps(), provider, log: createLog('warn', logStream) }, minute);
  expect(pages).toBe(100);
  expect(lines.join()).toContain('too many events: the rest is not checked');
});

test('the minutely run covers the last hour; the hourly run finds older events', async () => {
  const { caller, intentId } = await member();
  await withoutEvents(() => refund(intentId));
  const threeDaysOn = deps(afterMs(3 * day));
  await reconcile(threeDaysOn);
  expect(await roleOf(caller)).toBe('premium');
  expect(await storeLostEvents(threeDaysOn, 30 * day)).toBe(1);
  await reconcile(threeDaysOn);
  expect(await roleOf(caller)).toBe('free');
});

test('when the event list is unavailable, everything else is reconciled', async () => {
  const { caller, intentId } = await member();
  await withoutEvents(() => refund(intentId));
  api.simulator.plan({ kind: 'fail', times: 2, path: /events/ });
  await reconcile(deps());
  expect(await roleOf(caller)).toBe('premium');
  await reconcile(deps());
  expect(await roleOf(caller)).toBe('free');
});
