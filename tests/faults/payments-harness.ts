import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { type RunningSimulator, startSimulator } from '#simulator/start-simulator.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { addPerson, type Counted, type Saver } from './savers.ts';
import type { ApiNode, TestCluster } from './test-cluster.ts';

/** The job that asks the provider about open payments. */
export const reconciler = 'reconcile-payments';

/** Where the product answers, and a payment provider of its own. */
export type Shop = { node: Pick<ApiNode, 'origin'>; simulator: RunningSimulator };

/** A shop of one node. */
export type PaymentsHarness = Shop & { node: ApiNode };

type HarnessOptions = { retryMs?: number[]; providerNow?: () => Date };

const keys = { secretKey: 'sk_test_faults', publishableKey: 'pk_test_faults', webhookSecret: 'whsec_faults' };

export async function openPaymentsHarness(
  cluster: TestCluster,
  options: HarnessOptions = {},
): Promise<PaymentsHarness> {
  const port = await freePort();
  const simulator = await startProvider(port, options);
  const node = await cluster.startNode({ PORT: String(port), ...providerSettings(simulator) });
  return { node, simulator };
}

/** A provider that tells of payments at this port. */
export function startProvider(port: number, { retryMs, providerNow }: HarnessOptions = {}) {
  return startSimulator({
    ...keys,
    port: 0,
    webhookUrl: `http://127.0.0.1:${port}/api/payments/webhook`,
    ...(retryMs && { retryMs }),
    ...(providerNow && { now: providerNow }),
  });
}

export function providerSettings({ origin }: RunningSimulator): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_PUBLISHABLE_KEY: keys.publishableKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    PAYMENTS_SIMULATOR_URL: origin,
  };
}

export async function closeTill({ node, simulator }: PaymentsHarness): Promise<void> {
  await node.kill();
  await simulator.close();
}

export function addPayers(db: Database, count: number): Promise<Saver[]> {
  return Promise.all(Array.from({ length: count }, () => addPerson(db, {})));
}

/** Asks to pay for premium; answers the status and, once there is one, what lets a browser pay. */
export async function begin({ node }: Shop, { cookie }: Saver) {
  const beganMs = Date.now();
  const answer = await fetch(`${node.origin}/api/create-payment-intent`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'premium', amount: 19 }),
  }).catch(() => null);
  const body = answer?.ok ? ((await answer.json()) as { clientSecret?: string }) : {};
  const retry = answer?.headers.has('retry-after') ? ' with Retry-After' : '';
  const status = answer ? `${answer.status}${retry}` : 'connection lost';
  return { status, clientSecret: body.clientSecret ?? null, ms: Date.now() - beganMs };
}

/** Pays for premium, as a browser does that is closed right after: asks until it may, then gives the card. */
export async function payAndLeave(payments: PaymentsHarness, payer: Saver): Promise<void> {
  for (;;) {
    const { clientSecret } = await begin(payments, payer);
    if (clientSecret) return giveCard(payments, clientSecret);
    await wait(100);
  }
}

export async function giveCard({ simulator }: Shop, clientSecret: string): Promise<void> {
  const intentId = clientSecret.split('_secret_')[0] ?? '';
  await fetch(`${simulator.origin}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: keys.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[card][number]': '4242424242424242',
    }),
  });
}

/** A lever of the simulator's, or a call that the merchant makes behind the product's back. */
export async function pull(
  { simulator }: PaymentsHarness,
  path: string,
  fields: Record<string, string> = {},
) {
  const answer = await fetch(`${simulator.origin}${path}`, {
    method: 'POST',
    body: new URLSearchParams({ key: keys.secretKey, ...fields }),
  });
  return (await answer.json()) as { id: string };
}

export async function roleOf({ node }: Shop, { cookie }: Saver): Promise<string> {
  const answer = await fetch(`${node.origin}/api/auth/user`, { headers: { cookie } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { role: string }).role : 'unknown';
}

/** Milliseconds until somebody has their plan, or until patience ends. */
export async function untilUpgraded(payments: Shop, payer: Saver, patienceMs: number): Promise<number> {
  const beganMs = Date.now();
  while (Date.now() - beganMs < patienceMs && (await roleOf(payments, payer)) !== 'premium') await wait(50);
  return Date.now() - beganMs;
}

/** Holds what the provider was paid against what people have: paid without a plan is lost, more than one purchase is double. */
export async function countPaid(db: Database, payments: Shop, payers: Saver[]): Promise<Counted> {
  const counted = { acknowledged: 0, stored: 0, lost: 0, twice: 0 };
  for (const payer of payers) {
    const { intents } = payments.simulator.world;
    const paid = [...intents.values()].filter(
      ({ metadata, status }) => metadata.userId === payer.userId && status === 'succeeded',
    ).length;
    const stored = await paymentStore(db).list(payer.userId);
    const purchases = stored.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'purchase'));
    const isUpgraded = (await roleOf(payments, payer)) === 'premium';
    counted.acknowledged += paid;
    counted.stored += isUpgraded ? 1 : 0;
    if (paid > 0 && !isUpgraded) counted.lost += 1;
    counted.twice += Math.max(paid - 1, 0) + Math.max(purchases.length - paid, 0);
  }
  return counted;
}
