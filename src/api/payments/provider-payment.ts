import type Stripe from 'stripe';

/** Everything the provider says about one payment at one moment. */
export type ProviderPayment = {
  intentId: string;
  /** What lets a browser pay it; never stored, never logged. */
  clientSecret: string;
  status: string;
  receivedCents: number;
  currency: string;
  metadata: Record<string, string>;
  paidAt: Date | null;
  refunds: { id: string; amountCents: number; state: 'pending' | 'done' | 'failed'; at: Date }[];
  disputes: { id: string; state: 'open' | 'won' | 'lost'; at: Date }[];
};

/** The provider's objects in the product's words. */
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
    refunds: refunds.map(({ id, amount, status, created }) => ({
      id,
      amountCents: amount,
      state: refundState(status),
      at: at(created),
    })),
    disputes: disputes.map(({ id, status, created }) => ({
      id,
      state: disputeState(status),
      at: at(created),
    })),
  };
}

function refundState(status: string | null): 'pending' | 'done' | 'failed' {
  if (status === 'succeeded') return 'done';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}

/** A warning that was closed and a dispute that was prevented cost nothing, so they are as good as won. */
function disputeState(status: string): 'open' | 'won' | 'lost' {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}

function at(seconds: number): Date {
  return new Date(seconds * 1000);
}
