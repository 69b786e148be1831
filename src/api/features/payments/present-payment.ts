import { type Payment, paymentState, refundableUntil } from '#domain/payments.ts';
import type { PaymentWithEntries } from '../../store/payments.ts';

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
  };
}
