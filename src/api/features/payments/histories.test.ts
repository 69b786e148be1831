import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardLimits, type PaidPlan, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import { createLog } from '../../http/log.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import { paymentStore } from '../../store/payments/payments.ts';
import { webhookInbox } from '../../store/payments/webhook-inbox.ts';
import { histories, paidFor, type Step } from '../../testing/payment-histories.ts';
import { type PaymentsUnderTest, startPayments } from '../../testing/payments-under-test.ts';
import { beginPayment } from './begin-payment.ts';
import { fulfil } from './fulfil.ts';
import { type EventDeps, handleEvent } from './receive-events.ts';
import { reconcile } from './reconcile.ts';
import { requestRefund } from './refund-payment.ts';

let api: PaymentsUnderTest;
let deps: EventDeps;
// The provider tells whole seconds: each thing happens in one of its own.
let second = 0;
beforeAll(async () => {
  api = await startPayments({ providerNow: () => new Date(Date.now() + second * 1000) });
  const { provider, db } = api;
  deps = { provider, payments: paymentStore(db), inbox: webhookInbox(db), log: createLog('silent') };
  api.simulator.webhooks.hold();
});
afterAll(() => api.close());

/** Long enough after everything that the reconciler looks at all of it. */
const soon = () => new Date(Date.now() + (second + 120) * 1000);

const world = () => api.simulator.world;

/** Three people, the events on their way to us, and those we have had. */
type Scene = { users: string[]; coming: ProviderEvent[]; had: ProviderEvent[]; heard: number };

async function newScene(): Promise<Scene> {
  for (const kept of [world().intents, world().charges, world().refunds, world().disputes, world().events])
    kept.clear();
  const users = [uuidv7(), uuidv7(), uuidv7()];
  const people = users.map((id) => `('${id}', '${id}', '${id}', '${id}', '${id}', 'none')`);
  await api.db.$client.query(`
    DELETE FROM ledger_entries; DELETE FROM webhook_events; DELETE FROM payments; DELETE FROM users;
    INSERT INTO users (id, username, username_key, email, email_key, password_hash) VALUES ${people.join()}`);
  return { users, coming: [], had: [], heard: 0 };
}

test('after 500 random histories of purchases, declines, refunds, disputes, crashes and redeliveries, ledger, role and provider agree', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const scene = await newScene();
      for (const step of steps) {
        second += 1;
        // Refused is an answer too; what must hold is checked at the end.
        await take(scene, step).catch((error: unknown) => {
          if (!(error instanceof Error) || !/Refusal|Crash/.test(error.name)) throw error;
        });
        listen(scene);
      }
      for (const event of scene.coming) await tell(event);
      await reconcile({ ...deps, now: soon });
      for (const user of scene.users) await expectAgreement(user);
    }),
    { numRuns: 500 },
  );
});

class Crash extends Error {
  override name = 'Crash';
}

/** Our process dies between the provider's word and our commit. */
const crashing = () => ({
  ...deps,
  payments: { ...deps.payments, record: () => Promise.reject(new Crash()) },
});

async function take(scene: Scene, step: Step): Promise<void> {
  switch (step.kind) {
    case 'buy':
      return buy(userAt(scene, step.by), step.plan, step.card);
    case 'upgrade': {
      const open = await deps.payments.openOf(userAt(scene, step.by), step.plan);
      if (open?.providerIntentId) await fulfil(deps, open.providerIntentId);
      return;
    }
    case 'request-refund': {
      const userId = userAt(scene, step.by);
      const payment = pick(await deps.payments.list(userId), step.at);
      if (payment) await requestRefund(deps, { userId, id: payment.id }, new Date());
      return;
    }
    case 'deliver':
    case 'crash':
    case 'redeliver':
    case 'swallow':
      return passOn(scene, step);
    case 'reconcile':
      await reconcile({ ...deps, now: soon });
      return;
    case 'refund':
    case 'part-refund':
    case 'dispute':
    case 'win':
    case 'lose':
      return atTheBank(userAt(scene, step.by), step);
  }
}

async function buy(userId: string, plan: PaidPlan, card: string): Promise<void> {
  const { rows } = await api.db.$client.query<{ role: 'free' }>('SELECT role FROM users WHERE id = $1', [
    userId,
  ]);
  const payer = { id: userId, role: rows[0]?.role ?? 'free' };
  const clientSecret = await beginPayment(deps, payer, { plan, amount: priceCents(plan) / 100 });
  await api.pay({ clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' }, card);
}

/** What happens at the provider behind our back. */
async function atTheBank(userId: string, { kind, at }: { kind: string; at: number }): Promise<void> {
  const intents = [...world().intents.values()].filter(({ metadata }) => metadata.userId === userId);
  const intent = pick(intents, at);
  if (!intent) return;
  if (kind === 'refund') await api.callSimulator('/v1/refunds', { payment_intent: intent.id });
  if (kind === 'part-refund')
    await api.callSimulator('/v1/refunds', { payment_intent: intent.id, amount: '100' });
  if (kind === 'dispute') await api.callSimulator(`/sim/payment_intents/${intent.id}/dispute`);
  const dispute = [...world().disputes.values()].find((each) => each.payment_intent === intent.id);
  if (dispute && dispute.status === 'needs_response' && (kind === 'win' || kind === 'lose'))
    await api.callSimulator(`/sim/disputes/${dispute.id}/close`, {
      outcome: kind === 'win' ? 'won' : 'lost',
    });
}

/** Events are delivered in any order, again, while we crash, or never. */
async function passOn(scene: Scene, { kind, at }: { kind: string; at: number }): Promise<void> {
  if (kind === 'redeliver') {
    const again = pick(scene.had, at);
    if (again) await tell(again);
    return;
  }
  const event = pick(scene.coming, at);
  if (!event) return;
  scene.coming = scene.coming.filter((each) => each !== event);
  scene.had.push(event);
  if (kind === 'deliver') await tell(event);
  if (kind === 'crash' && (await deps.inbox.add(event))) await handleEvent({ ...deps, ...crashing() }, event);
}

async function tell(event: ProviderEvent): Promise<void> {
  if (await deps.inbox.add(event)) await handleEvent(deps, event);
}

const told = /^(payment_intent\.(succeeded|payment_failed|canceled)|charge\.refunded|charge\.dispute\.)/;

/** What the provider has told since, of the kinds that an endpoint asks for. */
function listen(scene: Scene): void {
  const { events } = world();
  for (const { id, type, data } of [...events.values()].slice(scene.heard)) {
    const intentId: unknown = Reflect.get(
      data.object,
      type.startsWith('payment_intent') ? 'id' : 'payment_intent',
    );
    if (told.test(type) && typeof intentId === 'string') scene.coming.push({ id, type, intentId });
  }
  scene.heard = events.size;
}

async function expectAgreement(userId: string): Promise<void> {
  const kept = paidFor(api.simulator, userId);
  const plans = kept.map(({ plan }) => plan);
  const plan = plans.includes('corporate') ? 'corporate' : plans.includes('premium') ? 'premium' : 'free';
  const { rows } = await api.db.$client.query<Record<string, unknown>>(
    `SELECT u.role, u.card_limit AS limit,
       (SELECT count(*)::integer FROM payments p WHERE p.user_id = u.id AND p.refund_owed_since IS NOT NULL) AS owed,
       (SELECT count(*)::integer FROM ledger_entries l WHERE l.user_id = u.id AND kind = 'purchase') AS purchases
     FROM users u WHERE id = $1`,
    [userId],
  );
  const intents = [...world().intents.values()];
  const purchases = intents.filter(
    ({ metadata, status }) => metadata.userId === userId && status === 'succeeded',
  );
  expect(rows).toEqual([
    { role: roleOfPlan[plan], limit: cardLimits[roleOfPlan[plan]], owed: 0, purchases: purchases.length },
  ]);
  // Nobody has paid for the same thing twice, but for money that the bank is deciding about.
  const rank = (each: { plan: PaidPlan }) => (each.plan === 'corporate' ? 2 : 1);
  const redundant = kept.filter(
    (one, index) => !one.isDisputed && kept.slice(0, index).some((earlier) => rank(earlier) >= rank(one)),
  );
  expect(redundant).toEqual([]);
}

function userAt({ users }: Scene, index: number): string {
  return users[index] ?? '';
}

function pick<Item>(items: Item[], at: number): Item | undefined {
  return items[at % Math.max(items.length, 1)];
}
