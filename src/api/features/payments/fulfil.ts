import type { ProviderPayment } from '#domain/payment/provider-payment.ts';
import type { Needs } from '../../services.ts';
import type { PaymentRow } from '../../store/payments/payments.ts';
import type { RecordResult } from '../../store/payments/record-payment.ts';

export type FulfilDeps = Needs<'provider' | 'payments' | 'log.error' | 'log.warn'>;

/**
 * Reads a payment from the provider and applies it: the plan starts, stays or ends, and redundant payments are refunded.
 * The webhook, the success page and the reconciler all call it; calling it again changes nothing.
 */
export async function fulfil(deps: FulfilDeps, intentId: string): Promise<RecordResult> {
  return applyPayment(deps, await deps.provider.read(intentId));
}

/** The same for a payment that has just been read from the provider. */
export async function applyPayment(deps: FulfilDeps, seen: ProviderPayment): Promise<RecordResult> {
  const result = await deps.payments.record(seen);
  logAlarm(deps, seen, result);
  for (const payment of result.refundsOwed) {
    // A refund that fails now stays owed, and the reconciler retries it.
    await refundPayment(deps, payment).catch((error: unknown) =>
      deps.log.warn({ err: error, payment: payment.id }, 'refund postponed'),
    );
  }
  return result;
}

/** Refunds a payment and records it. The idempotency key makes repeated calls one refund. */
export async function refundPayment(deps: FulfilDeps, payment: PaymentRow): Promise<void> {
  const { provider, payments } = deps;
  if (!payment.providerIntentId) return;
  const since = await payments.markRefundOwed(payment.id);
  const isAccepted = await provider.refund(
    payment.providerIntentId,
    `refund-${payment.id}-${since.getTime()}`,
  );
  if (!isAccepted) await payments.clearRefundOwed(payment.id);
  const seen = await provider.read(payment.providerIntentId);
  logAlarm(deps, seen, await payments.record(seen));
}

/** Logs an error when money was received and nobody got a plan for it, or when a refund failed; an operator must act. */
function logAlarm({ log }: FulfilDeps, { intentId }: ProviderPayment, result: RecordResult): void {
  const alarm = result.hasRefundFailed ? 'refund failed' : result.outcome;
  if (alarm !== 'recorded' && alarm !== 'ignored') log.error({ intent: intentId, alarm }, 'payment alarm');
}
