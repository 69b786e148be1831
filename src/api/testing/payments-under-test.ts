import { setTimeout as wait } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import { testBooks } from '#domain/invoice/testing/test-seller.ts';
import { type PaidPlan, priceCents, type Role } from '#domain/plan/plans.ts';
import { openSimulator, type Simulator } from '#simulator/simulator.ts';
import { createLog } from '../http/log.ts';
import { openPaymentProvider, type PaymentProvider } from '../payments/payment-provider.ts';
import { paymentStore } from '../store/payments/payments.ts';
import { webhookInbox } from '../store/payments/webhook-inbox.ts';
import { type ApiUnderTest, startApi, unlimited } from './api-under-test.ts';
import type { Caller } from './caller.ts';

export const paymentKeys = {
  secretKey: 'sk_test_payments',
  publishableKey: 'pk_test_payments',
  webhookSecret: 'whsec_payments',
};

export type PaymentsUnderTest = ApiUnderTest & {
  simulator: Simulator;
  provider: PaymentProvider;
  /** Creates a payment intent, as the pricing page does. */
  begin: (caller: Caller, plan?: PaidPlan) => Promise<StartedPayment>;
  /** Confirms a payment with a card, as the checkout does; returns its status. */
  pay: (payment: StartedPayment, card?: string) => Promise<string>;
  /** Calls the simulator with the secret key, for example to open a dispute. */
  callSimulator: (path: string, fields?: Record<string, string>) => Promise<{ id: string }>;
  /** Resolves when every event is delivered and handled. */
  settled: () => Promise<void>;
};

type StartedPayment = { intentId: string; clientSecret: string };

type Options = {
  now?: () => Date;
  providerNow?: () => Date;
  logStream?: DestinationStream;
  retryMs?: number[];
  environment?: Record<string, string>;
};

/** The API with the simulator as its provider, connected through the official SDK and signed events, without a network. */
export async function startPayments({
  now = () => new Date(),
  providerNow = now,
  logStream,
  retryMs = [],
  environment = {},
}: Options = {}): Promise<PaymentsUnderTest> {
  const under: { api?: ApiUnderTest } = {};
  const simulator = openSimulator({
    ...paymentKeys,
    retryMs,
    now: providerNow,
    deliver: async (payload, signature) => (await sendEvent(under.api, payload, signature))?.statusCode ?? 0,
  });
  const provider = openPaymentProvider(
    { ...paymentKeys, simulatorOrigin: null },
    { fetch: simulator.fetch, now },
  );
  const api = await startApi({
    limits: unlimited,
    provider,
    now,
    environment,
    ...(logStream && { logStream }),
  });
  under.api = api;

  return {
    ...api,
    simulator,
    provider,
    begin: async (caller, plan = 'premium') => {
      const response = await caller.call('createPaymentIntent', {
        body: {
          plan,
          amount: priceCents(plan) / 100,
        },
      });
      const { clientSecret } = response.json();
      if (!clientSecret) throw new Error(`${response.statusCode}: ${response.body}`);
      return { clientSecret, intentId: clientSecret.split('_secret_')[0] ?? '' };
    },
    pay: (payment, card = '4242424242424242') => payAt(simulator, payment, card),
    callSimulator: async (path, fields = {}) => {
      const response = await simulator.fetch(`http://simulator${path}`, {
        method: 'POST',
        body: new URLSearchParams({ key: paymentKeys.secretKey, ...fields }),
      });
      return (await response.json()) as { id: string };
    },
    settled: async () => {
      const waiting = 'SELECT FROM webhook_events WHERE processed_at IS NULL';
      // An event that is handled may cause others: a refund that was owed.
      do {
        await simulator.webhooks.delivered();
        while ((await api.db.$client.query(waiting)).rowCount) await wait(5);
      } while (simulator.webhooks.isSending());
    },
  };
}

/** What the handlers of events use, without the HTTP server. */
export function eventDeps({ provider, db }: PaymentsUnderTest) {
  return {
    provider,
    payments: paymentStore(db, testBooks),
    inbox: webhookInbox(db),
    count: () => undefined,
    log: createLog('silent'),
  };
}

/** The current role of a user, from the API. */
export async function roleOf(caller: Caller): Promise<Role> {
  return (await caller.call('currentUser')).json().role;
}

/** Sends an event to the webhook, with any signature or none. */
export function sendEvent(api: ApiUnderTest | undefined, payload: string, signature?: string) {
  return api?.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
    payload,
  });
}

async function payAt(
  simulator: Simulator,
  { intentId, clientSecret }: StartedPayment,
  card: string,
): Promise<string> {
  const response = await simulator.fetch(`http://simulator/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: paymentKeys.publishableKey,
      client_secret: clientSecret,
      'payment_method_data[card][number]': card,
    }),
  });
  const body = (await response.json()) as { status?: string; error?: { code?: string } };
  return body.status ?? body.error?.code ?? 'unknown';
}
