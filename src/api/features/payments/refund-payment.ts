import { Refusal } from '#contract/errors.ts';
import { paymentState, refundableUntil } from '#domain/payment/payment-state.ts';
import type { PaymentWithEntries } from '../../store/payments/payments.ts';
import { type FulfilDeps, refundPayment } from './fulfil.ts';

/** The payer's own wish, within the guarantee. Wished for again, it is the same refund. */
export async function requestRefund(
  deps: FulfilDeps,
  { userId, id }: { userId: string; id: string },
  now: Date,
): Promise<PaymentWithEntries> {
  const payment = await deps.payments.find(id);
  if (payment?.userId !== userId) throw new Refusal('PAYMENT_NOT_FOUND');
  const state = paymentState(payment);
  if (state === 'refunded') return payment;
  if (state === 'succeeded' && !refundableUntil(payment, now)) throw new Refusal('REFUND_TOO_LATE');
  if (state !== 'succeeded' && state !== 'refunding') throw new Refusal('NOT_REFUNDABLE');
  await deps.payments.oweRefund(id);
  // It is owed from here on: while the provider is away, the reconciler sees to it.
  await refundPayment(deps, payment).catch((error: unknown) =>
    deps.log.warn({ err: error, payment: id }, 'refund postponed'),
  );
  return reread(deps, id);
}

/** The operator's wish, at any time. */
export async function refundForOperator(deps: FulfilDeps, reference: string): Promise<PaymentWithEntries> {
  const payment = await deps.payments.find(reference);
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND');
  const state = paymentState(payment);
  if (state === 'refunded') return payment;
  if (state !== 'succeeded' && state !== 'refunding') throw new Refusal('NOT_REFUNDABLE');
  await refundPayment(deps, payment);
  return reread(deps, payment.id);
}

async function reread({ payments }: FulfilDeps, id: string): Promise<PaymentWithEntries> {
  const payment = await payments.find(id);
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND');
  return payment;
}
