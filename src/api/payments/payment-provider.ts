import { setTimeout as wait } from 'node:timers/promises';
import Stripe from 'stripe';
import { Refusal } from '#contract/errors.ts';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { PaymentSettings } from '../config/payment-settings.ts';
import { type EventPage, type EventSearch, listEvents } from './list-events.ts';
import { toProviderPayment } from './provider-payment.ts';
import { type ProviderEvent, verifyEvent } from './verify-event.ts';

type NewIntent = {
  amountCents: number;
  currency: string;
  /** The provider returns it with the intent. */
  metadata: { paymentId: string; userId: string; plan: string };
};

/** The payment provider. Calls fail with UNAVAILABLE while it cannot be reached. */
export type PaymentProvider = {
  /** `key` is an idempotency key. */
  createIntent: (intent: NewIntent, key: string) => Promise<ProviderPayment>;
  read: (intentId: string) => Promise<ProviderPayment>;
  /** False if the intent is paid or being paid. */
  cancelIntent: (intentId: string) => Promise<boolean>;
  /** Refunds the rest of a payment; false if it is disputed. `key` is an idempotency key. */
  refund: (intentId: string, key: string) => Promise<boolean>;
  readEvent: (body: Buffer, signature: string | undefined) => ProviderEvent;
  /** The events of refunds and disputes, delivered or not. */
  listEvents: (search: EventSearch) => Promise<EventPage>;
};

type Options = { fetch?: typeof fetch; now?: () => Date };

/** Two attempts with a pause of about half a second take less than ten seconds. */
const attemptMs = 4000;
const timeoutMs = 9500;
const retryAfterSeconds = 5;

export function openPaymentProvider(
  settings: PaymentSettings | null,
  { fetch, now = () => new Date() }: Options = {},
): PaymentProvider {
  if (!settings) return noProvider;
  const stripe = new Stripe(settings.secretKey, {
    timeout: attemptMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(settings.simulatorOrigin && addressOf(settings.simulatorOrigin)),
  });
  const expand = ['latest_charge.refunds'];

  const loadPayment = async (intent: Stripe.PaymentIntent): Promise<ProviderPayment> => {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const disputes = charge?.disputed
      ? await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })
      : null;
    // The charge includes only the first page of refunds.
    const refunds = charge?.refunds?.has_more
      ? await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
      : charge?.refunds;
    return toProviderPayment(intent, refunds?.data ?? [], disputes?.data ?? []);
  };

  return {
    createIntent: ({ amountCents, currency, metadata }, key) =>
      withTimeout(async () => {
        const params = {
          amount: amountCents,
          currency,
          metadata,
          automatic_payment_methods: { enabled: true },
        };
        return loadPayment(await stripe.paymentIntents.create(params, { idempotencyKey: key }));
      }),
    read: (intentId) =>
      withTimeout(async () => loadPayment(await stripe.paymentIntents.retrieve(intentId, { expand }))),
    cancelIntent: (intentId) =>
      withTimeout(() => falseOn(stripe.paymentIntents.cancel(intentId), ['payment_intent_unexpected_state'])),
    refund: (intentId, key) =>
      withTimeout(async () => {
        const params = { payment_intent: intentId, reason: 'requested_by_customer' } as const;
        const refunding = stripe.refunds.create(params, { idempotencyKey: key }).catch((error: unknown) => {
          // Already refunded, for example by the operator.
          if (codeOf(error) !== 'charge_already_refunded') throw error;
        });
        return falseOn(refunding, ['charge_disputed']);
      }),
    readEvent: (body, signature) => verifyEvent(body, signature, settings.webhookSecret, now()),
    listEvents: (search) => withTimeout(() => listEvents(stripe, search)),
  };
}

/** Whether an error says that the secret key is wrong, revoked or lacks a right. */
export function isKeyRefused(error: unknown): boolean {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
}

const unavailable = () => new Refusal('UNAVAILABLE', { retryAfterSeconds });
const rejectUnavailable = async (): Promise<never> => {
  throw unavailable();
};

/** Used without payment settings. */
const noProvider: PaymentProvider = {
  createIntent: rejectUnavailable,
  read: rejectUnavailable,
  cancelIntent: rejectUnavailable,
  refund: rejectUnavailable,
  readEvent: () => {
    throw new Refusal('BAD_SIGNATURE');
  },
  listEvents: async () => ({ events: [], next: null }),
};

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
}

/** Limits the time of a call and maps errors of the provider to UNAVAILABLE. */
async function withTimeout<Result>(call: () => Promise<Result>): Promise<Result> {
  const done = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: done.signal }).then(rejectUnavailable);
  try {
    return await Promise.race([call(), timeout]);
  } catch (error) {
    throw isUnavailable(error) ? unavailable() : error;
  } finally {
    timeout.catch(() => undefined);
    done.abort();
  }
}

/** Temporary errors: no connection, an error of the provider, a rate limit, or the same request in progress. */
function isUnavailable(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
  return kinds.some((kind) => error instanceof kind) || codeOf(error) === 'idempotency_key_in_use';
}

async function falseOn(call: Promise<unknown>, codes: string[]): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (codes.includes(codeOf(error))) return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? '') : '';
}
