import type { CallResult } from '#contract/endpoints.ts';
import { paymentState, refundableUntil } from '#domain/payment/payment-state.ts';
import type { PaymentWithEntries } from '../../store/payments/payments.ts';

/** A payment as the API returns it. */
export function serializePayment(payment: PaymentWithEntries, now: Date): CallResult<'withdraw'> {
  const { id, plan, amountCents, currency, providerIntentId, createdAt } = payment;
  return {
    id,
    plan,
    amountCents,
    currency,
    state: paymentState(payment),
    createdAt,
    refundableUntil: refundableUntil(payment, now),
    providerId: providerIntentId,
    invoices: payment.invoices,
  };
}
