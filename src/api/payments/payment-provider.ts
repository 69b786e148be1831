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
  /** The provider gives it back with everything it tells about the intent. */
  metadata: { paymentId: string; userId: string; plan: string };
};

/** The payment provider, as the product uses it. While it cannot be asked, everything is refused as unavailable. */
export type PaymentProvider = {
  /** Sent again under the same key, it is the same intent. */
  createIntent: (intent: NewIntent, key: string) => Promise<ProviderPayment>;
  read: (intentId: string) => Promise<ProviderPayment>;
  /** Nobody can pay it any more; false where somebody has, or is just doing so. */
  cancelIntent: (intentId: string) => Promise<boolean>;
  /** Sends back what is left of a payment; false where the provider cannot, because the bank is deciding about it. */
  refund: (intentId: string, key: string) => Promise<boolean>;
  readEvent: (body: Buffer, signature: string | undefined) => ProviderEvent;
  /** What it would have told about money that went back, whether or not anybody heard. */
  listEvents: (search: EventSearch) => Promise<EventPage>;
};

type Options = { fetch?: typeof fetch; now?: () => Date };

/** Two tries, with half a second or so between them, end before anybody has waited ten seconds. */
const tryMs = 4000;
const patienceMs = 9500;
const retryAfterSeconds = 5;

export function openPaymentProvider(
  settings: PaymentSettings | null,
  { fetch, now = () => new Date() }: Options = {},
): PaymentProvider {
  if (!settings) return noProvider;
  const stripe = new Stripe(settings.secretKey, {
    timeout: tryMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(settings.simulatorOrigin && addressOf(settings.simulatorOrigin)),
  });
  const expand = ['latest_charge.refunds'];

  const present = async (intent: Stripe.PaymentIntent): Promise<ProviderPayment> => {
    const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
    const disputes = charge?.disputed
      ? await stripe.disputes.list({ payment_intent: intent.id, limit: 100 })
      : null;
    // More than a handful of refunds are not told with the charge.
    const refunds = charge?.refunds?.has_more
      ? await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
      : charge?.refunds;
    return toProviderPayment(intent, refunds?.data ?? [], disputes?.data ?? []);
  };

  return {
    createIntent: ({ amountCents, currency, metadata }, key) =>
      inTime(async () => {
        const asked = {
          amount: amountCents,
          currency,
          metadata,
          automatic_payment_methods: { enabled: true },
        };
        return present(await stripe.paymentIntents.create(asked, { idempotencyKey: key }));
      }),
    read: (intentId) =>
      inTime(async () => present(await stripe.paymentIntents.retrieve(intentId, { expand }))),
    cancelIntent: (intentId) =>
      inTime(() => orFalse(stripe.paymentIntents.cancel(intentId), ['payment_intent_unexpected_state'])),
    refund: (intentId, key) =>
      inTime(async () => {
        const asked = { payment_intent: intentId, reason: 'requested_by_customer' } as const;
        const refunding = stripe.refunds.create(asked, { idempotencyKey: key }).catch((error: unknown) => {
          // Somebody did it before us; what counts is that it is done.
          if (codeOf(error) !== 'charge_already_refunded') throw error;
        });
        return orFalse(refunding, ['charge_disputed']);
      }),
    readEvent: (body, signature) => verifyEvent(body, signature, settings.webhookSecret, now()),
    listEvents: (search) => inTime(() => listEvents(stripe, search)),
  };
}

const unavailable = () => new Refusal('UNAVAILABLE', { retryAfterSeconds });
const refuse = async (): Promise<never> => {
  throw unavailable();
};

/** An installation without payments. */
const noProvider: PaymentProvider = {
  createIntent: refuse,
  read: refuse,
  cancelIntent: refuse,
  refund: refuse,
  readEvent: () => {
    throw new Refusal('BAD_SIGNATURE');
  },
  listEvents: async () => ({ events: [], next: null }),
};

function addressOf(origin: string) {
  const { hostname, port, protocol } = new URL(origin);
  return { host: hostname, port, protocol: protocol === 'https:' ? 'https' : 'http' } as const;
}

/** Whoever waits for the provider waits a bounded time, and hears that it is the provider's fault, not theirs. */
async function inTime<Result>(ask: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const tooLate = wait(patienceMs, undefined, { signal: over.signal }).then(refuse);
  try {
    return await Promise.race([ask(), tooLate]);
  } catch (error) {
    throw isUnavailable(error) ? unavailable() : error;
  } finally {
    tooLate.catch(() => undefined);
    over.abort();
  }
}

/** Not now: no connection, a fault of the provider's own, one request too many, or one already being worked on. */
function isUnavailable(error: unknown): boolean {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
  const kinds = [StripeConnectionError, StripeAPIError, StripeRateLimitError];
  return kinds.some((kind) => error instanceof kind) || codeOf(error) === 'idempotency_key_in_use';
}

async function orFalse(asking: Promise<unknown>, codes: string[]): Promise<boolean> {
  try {
    await asking;
    return true;
  } catch (error) {
    if (codes.includes(codeOf(error))) return false;
    throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Stripe.errors.StripeError ? (error.code ?? '') : '';
}
