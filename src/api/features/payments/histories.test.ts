import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { cardLimits, type PaidPlan, priceCents, roleOfPlan } from '#domain/plan/plans.ts';
import { uuidv7 } from '../../database/ids.ts';
import type { ProviderEvent } from '../../payments/verify-event.ts';
import { type HistoryStep, histories, paidFor } from '../../testing/payment-histories.ts';
import { eventDeps, startPayments } from '../../testing/payments-under-test.ts';
import { randomRuns } from '../../testing/random-runs.ts';
import { beginPayment } from './begin-payment.ts';
import { fulfil } from './fulfil.ts';
import { handleEvent } from './receive-events.ts';
import { reconcile } from './reconcile.ts';
import { withdraw } from './refund-payment.ts';

// The provider's timestamps are whole seconds: each step gets its own second.
let second = 0;
const api = await startPayments({ providerNow: () => new Date(Date.now() + second * 1000) });
const deps = eventDeps(api);
api.simulator.webhooks.hold();
afterAll(() => api.close());

/** Late enough that the reconciler processes all payments. */
const soon = () => new Date(Date.now() + (second + 120) * 1000);

const world = () => api.simulator.world;

/** Three users, the pending events, the delivered events, and the number of events read from the provider. */
type Payer = { id: string; accountId: string };
type Scene = { users: Payer[]; pending: ProviderEvent[]; delivered: ProviderEvent[]; readCount: number };

async function newScene(): Promise<Scene> {
  for (const table of [world().intents, world().charges, world().refunds, world().disputes, world().events])
    table.clear();
  const users = [1, 2, 3].map(() => ({ id: uuidv7(), accountId: uuidv7() }));
  const people = users.map(
    ({ id, accountId }) => `('${id}', '${accountId}', '${id}', '${id}', '${id}', '${id}', '${id}', 'none')`,
  );
  await api.db.$client.query(`
    ALTER TABLE invoices DISABLE TRIGGER invoices_append_only; DELETE FROM invoices; DELETE FROM daily_figures;
    DELETE FROM ledger_entries; DELETE FROM webhook_events; DELETE FROM payments; DELETE FROM users; DELETE FROM accounts;
    INSERT INTO accounts (id) VALUES ${users.map(({ accountId }) => `('${accountId}')`).join()};
    INSERT INTO users (id, account_id, username, username_key, username_skeleton, email, email_key, password_hash)
    VALUES ${people.join()}`);
  return { users, pending: [], delivered: [], readCount: 0 };
}

test('after 500 random histories of purchases, declines, refunds, disputes, crashes and redeliveries, ledger, role, figures and provider agree', {
  timeout: 180_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const scene = await newScene();
      for (const step of steps) {
        second += 1;
        // A step can be refused; the end state is checked below.
        await runStep(scene, step).catch((error: unknown) => {
          if (!(error instanceof Error) || !/Refusal|Crash/.test(error.name)) throw error;
        });
        collectEvents(scene);
      }
      for (const event of scene.pending) await deliver(event);
      await reconcile({ ...deps, now: soon });
      for (const user of scene.users) await expectAgreement(user);
      await expectMetrics();
    }),
    { numRuns: randomRuns(500) },
  );
});

/** The figures of the day against the ledger, by plan and by country, to the cent and the unit. */
async function expectMetrics(): Promise<void> {
  const { rows: expected } = await api.db.$client.query<{ key: string }>(`
    WITH money AS (
      SELECT p.id, p.plan, bought.amount_cents AS cents, bought.created_at,
        least(bought.amount_cents,
          (SELECT coalesce(sum(r.amount_cents), 0) FROM ledger_entries r WHERE r.payment_id = p.id AND r.kind = 'refund'
            AND NOT EXISTS (SELECT FROM ledger_entries f WHERE f.payment_id = p.id AND f.kind = 'refund_failed'
              AND f.provider_id = r.provider_id))
          + (SELECT coalesce(sum(coalesce(d.amount_cents, bought.amount_cents)), 0) FROM ledger_entries d
            WHERE d.payment_id = p.id AND d.kind = 'dispute_lost'
            AND NOT EXISTS (SELECT FROM ledger_entries w WHERE w.payment_id = p.id AND w.kind = 'dispute_won'
              AND w.provider_id = d.provider_id))) AS back,
        (SELECT coalesce(i.content#>>'{countries,company}', i.content#>>'{countries,billing}',
            i.content#>>'{countries,card}', '')
          FROM invoices i WHERE i.payment_id = p.id ORDER BY i.id LIMIT 1) AS country
      FROM payments p JOIN ledger_entries bought ON bought.payment_id = p.id AND bought.kind = 'purchase'
    )
    SELECT 'paid ' || plan || ' ' || count(*) || ' ' || sum(cents) AS key FROM money GROUP BY plan
    UNION ALL SELECT 'paidIn ' || country || ' ' || count(*) || ' ' || sum(cents) FROM money GROUP BY country
    UNION ALL SELECT 'refunded ' || plan || ' ' || count(*) || ' ' || sum(back) FROM money WHERE back > 0 GROUP BY plan
    UNION ALL SELECT 'refundedIn ' || country || ' ' || count(*) || ' ' || sum(back) FROM money WHERE back > 0 GROUP BY country
    ORDER BY 1`);
  const { rows: counted } = await api.db.$client.query<{ key: string }>(`
    SELECT kind || ' ' || value || ' ' || sum(total) || ' ' || sum(cents) AS key FROM daily_figures
    GROUP BY kind, value HAVING sum(total) <> 0 OR sum(cents) <> 0 ORDER BY 1`);
  expect(counted).toEqual(expected);
}

class Crash extends Error {
  override name = 'Crash';
}

/** Simulates a crash between the provider's response and the commit. */
const crashing = () => ({
  ...deps,
  payments: { ...deps.payments, record: () => Promise.reject(new Crash()) },
});

async function runStep(scene: Scene, step: HistoryStep): Promise<void> {
  switch (step.kind) {
    case 'buy':
      return buy(userAt(scene, step.by), step.plan, step.card);
    case 'upgrade': {
      const open = await deps.payments.openOf(userAt(scene, step.by).accountId, step.plan);
      if (open?.providerIntentId) await fulfil(deps, open.providerIntentId);
      return;
    }
    case 'request-refund': {
      const { accountId } = userAt(scene, step.by);
      const payment = pick(await deps.payments.list(accountId), step.at);
      if (payment) await withdraw(deps, { accountId, payerId: null, id: payment.id }, new Date());
      return;
    }
    case 'deliver':
    case 'crash':
    case 'redeliver':
    case 'swallow':
      return deliverPending(scene, step);
    case 'reconcile':
      await reconcile({ ...deps, now: soon });
      return;
    case 'refund':
    case 'part-refund':
    case 'dispute':
    case 'win':
    case 'lose':
      return atTheBank(userAt(scene, step.by).id, step);
  }
}

async function buy(user: Payer, plan: PaidPlan, card: string): Promise<void> {
  const { rows } = await api.db.$client.query<{ role: 'free' }>('SELECT role FROM accounts WHERE id = $1', [
    user.accountId,
  ]);
  const payer = { ...user, role: rows[0]?.role ?? 'free', language: 'en' as const };
  const clientSecret = await beginPayment(deps, payer, { plan, amount: priceCents(plan) / 100 });
  await api.pay({ clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' }, card);
}

/** Actions at the provider that the API does not start. */
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

/** Delivers events in any order, repeatedly, during a crash, or never. */
async function deliverPending(scene: Scene, { kind, at }: { kind: string; at: number }): Promise<void> {
  if (kind === 'redeliver') {
    const again = pick(scene.delivered, at);
    if (again) await deliver(again);
    return;
  }
  const event = pick(scene.pending, at);
  if (!event) return;
  scene.pending = scene.pending.filter((each) => each !== event);
  scene.delivered.push(event);
  if (kind === 'deliver') await deliver(event);
  if (kind === 'crash' && (await deps.inbox.add(event))) await handleEvent({ ...deps, ...crashing() }, event);
}

async function deliver(event: ProviderEvent): Promise<void> {
  if (await deps.inbox.add(event)) await handleEvent(deps, event);
}

const subscribedEvents =
  /^(payment_intent\.(succeeded|payment_failed|canceled)|charge\.refunded|charge\.dispute\.)/;

/** Collects the provider's new events of the subscribed types. */
function collectEvents(scene: Scene): void {
  const { events } = world();
  for (const { id, type, data } of [...events.values()].slice(scene.readCount)) {
    const intentId: unknown = Reflect.get(
      data.object,
      type.startsWith('payment_intent') ? 'id' : 'payment_intent',
    );
    if (subscribedEvents.test(type) && typeof intentId === 'string')
      scene.pending.push({ id, type, intentId });
  }
  scene.readCount = events.size;
}

async function expectAgreement({ id: userId, accountId }: Payer): Promise<void> {
  const paid = paidFor(api.simulator, userId);
  const plans = paid.map(({ plan }) => plan);
  const plan = plans.includes('corporate') ? 'corporate' : plans.includes('premium') ? 'premium' : 'free';
  const { rows } = await api.db.$client.query<Record<string, unknown>>(
    `SELECT a.role, a.card_limit AS limit,
       (SELECT count(*)::integer FROM payments p WHERE p.account_id = a.id AND p.refund_owed_since IS NOT NULL) AS owed,
       (SELECT count(*)::integer FROM ledger_entries l WHERE l.account_id = a.id AND kind = 'purchase') AS purchases,
       (SELECT count(*)::integer FROM invoices i JOIN payments p ON p.id = i.payment_id
        WHERE p.account_id = a.id AND i.kind = 'invoice') AS invoices
     FROM accounts a WHERE id = $1`,
    [accountId],
  );
  const intents = [...world().intents.values()];
  const purchases = intents.filter(
    ({ metadata, status }) => metadata.userId === userId && status === 'succeeded',
  );
  expect(rows).toEqual([
    {
      role: roleOfPlan[plan],
      limit: cardLimits[roleOfPlan[plan]],
      owed: 0,
      purchases: purchases.length,
      invoices: purchases.length,
    },
  ]);
  // No user has paid twice for the same plan, except for disputed payments.
  const rank = (each: { plan: PaidPlan }) => (each.plan === 'corporate' ? 2 : 1);
  const redundant = paid.filter(
    (one, index) => !one.isDisputed && paid.slice(0, index).some((earlier) => rank(earlier) >= rank(one)),
  );
  expect(redundant).toEqual([]);
}

function userAt({ users }: Scene, index: number): Payer {
  const user = users[index];
  if (!user) throw new Error(`There is no user ${index}`);
  return user;
}

function pick<Item>(items: Item[], at: number): Item | undefined {
  return items[at % Math.max(items.length, 1)];
}
