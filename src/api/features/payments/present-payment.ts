import type { Payment } from '#contract/payment-schema.ts';
import { paymentState, refundableUntil } from '#domain/payment/payment-state.ts';
import type { PaymentWithEntries } from '../../store/payments/payments.ts';

/** A payment as the API returns it. */
export function presentPayment(payment: PaymentWithEntries, now: Date): Payment {
  const { id, plan, amountCents, currency, providerIntentId, createdAt } = payment;
  return {
    id,
    plan,
    amountCents,
    currency,
    state: paymentState(payment),
    createdAt: createdAt.toISOString(),
    refundableUntil: refundableUntil(payment, now)?.toISOString() ?? null,
    providerId: providerIntentId,
    invoices: payment.invoices,
  };
}
