import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#api/database/db.ts';
import { paymentStore } from '#api/store/payments/payments.ts';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import { type RunningSimulator, startSimulator } from '#simulator/start-simulator.ts';
import { payAtSimulator } from '../../../tools/dev/demo/demo-client.ts';
import { freePort } from '../../../tools/dev/free-port.ts';
import { addPerson, type Counted, type Saver } from '../savers.ts';
import type { ApiNode, TestCluster } from '../test-cluster.ts';

/** The job that queries the provider for open payments. */
export const reconciler = 'reconcile-payments';

/** A node or balancer, and a payment provider. */
export type PaymentSetup = { node: Pick<ApiNode, 'origin'>; simulator: RunningSimulator };

/** A payment setup with one node. */
export type PaymentsHarness = PaymentSetup & { node: ApiNode };

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

/** A provider that sends its events to this port. */
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

export async function closePaymentsHarness({ node, simulator }: PaymentsHarness): Promise<void> {
  await node.kill();
  await simulator.close();
}

export function addPayers(db: Database, count: number): Promise<Saver[]> {
  return Promise.all(Array.from({ length: count }, () => addPerson(db, {})));
}

/** Requests a payment for premium; returns the status and, on success, the client secret. */
export async function requestPayment({ node }: PaymentSetup, { cookie }: Saver) {
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

/** Pays for premium like a browser that is closed right afterwards: requests a payment until it succeeds, then submits the card. */
export async function payAndCloseBrowser(payments: PaymentsHarness, payer: Saver): Promise<void> {
  for (;;) {
    const { clientSecret } = await requestPayment(payments, payer);
    if (clientSecret) return submitCard(payments, clientSecret);
    await wait(100);
  }
}

export function submitCard({ simulator }: PaymentSetup, clientSecret: string): Promise<void> {
  return payAtSimulator(simulator.origin, keys.publishableKey)(clientSecret);
}

/** Calls a test control of the simulator, or the provider's API without the product. */
export async function callSimulator(
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

export async function roleOf({ node }: PaymentSetup, { cookie }: Saver): Promise<string> {
  const answer = await fetch(`${node.origin}/api/auth/user`, { headers: { cookie } }).catch(() => null);
  return answer?.ok ? ((await answer.json()) as { role: string }).role : 'unknown';
}

/** Milliseconds until the user has the plan, or until the timeout. */
export async function waitForUpgrade(
  payments: PaymentSetup,
  payer: Saver,
  timeoutMs: number,
): Promise<number> {
  const beganMs = Date.now();
  while (Date.now() - beganMs < timeoutMs && (await roleOf(payments, payer)) !== 'premium') await wait(50);
  return Date.now() - beganMs;
}

/** Compares the provider's payments with the users' plans: a payment without a plan is lost, a second purchase is a duplicate. */
export async function countPaid(db: Database, payments: PaymentSetup, payers: Saver[]): Promise<Counted> {
  const counted = { acknowledged: 0, stored: 0, lost: 0, twice: 0 };
  for (const payer of payers) {
    const { intents } = payments.simulator.world;
    const paid = [...intents.values()].filter(
      ({ metadata, status }) => metadata.userId === payer.userId && status === 'succeeded',
    ).length;
    const stored = await paymentStore(db, testBooks).list(payer.accountId);
    const purchases = stored.flatMap(({ entries }) => entries.filter(({ kind }) => kind === 'purchase'));
    const isUpgraded = (await roleOf(payments, payer)) === 'premium';
    counted.acknowledged += paid;
    counted.stored += isUpgraded ? 1 : 0;
    if (paid > 0 && !isUpgraded) counted.lost += 1;
    counted.twice += Math.max(paid - 1, 0) + Math.max(purchases.length - paid, 0);
  }
  return counted;
}
