import type Stripe from 'stripe';
import type { ProviderPayment } from '#domain/payment/provider-payment.ts';

/** Maps Stripe's objects to our own type. */
export function toProviderPayment(
  intent: Stripe.PaymentIntent,
  refunds: Stripe.Refund[],
  disputes: Stripe.Dispute[],
): ProviderPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: intent.status,
    receivedCents: intent.amount_received,
    currency: intent.currency,
    metadata: intent.metadata,
    paidAt: charge?.paid ? at(charge.created) : null,
    countries: {
      billing: charge?.billing_details.address?.country ?? null,
      card: charge?.payment_method_details?.card?.country ?? null,
    },
    refunds: refunds.map(({ id, amount, status, created }) => ({
      id,
      amountCents: amount,
      state: refundState(status),
      at: at(created),
    })),
    disputes: disputes.map(({ id, amount, status, created }) => ({
      id,
      amountCents: amount,
      state: disputeState(status),
      at: at(created),
    })),
  };
}

function refundState(status: string | null): 'pending' | 'done' | 'failed' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** A closed warning and a prevented dispute cost nothing, so they count as won. */
function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}
