import type { FastifyBaseLogger } from 'fastify';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import type { ProviderPayment } from '../../payments/provider-payment.ts';
import type { PaymentRow, PaymentStore } from '../../store/payments/payments.ts';
import type { Recorded } from '../../store/payments/record-payment.ts';

export type FulfilDeps = {
  provider: PaymentProvider;
  payments: PaymentStore;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
};

/**
 * Asks the provider how a payment stands and acts on its word: the plan begins, stays or ends, and money taken for
 * nothing goes back. Webhook, success page and reconciler all come here; once or many times makes no difference.
 */
export async function fulfil(deps: FulfilDeps, intentId: string): Promise<Recorded> {
  return applyOutcome(deps, await deps.provider.read(intentId));
}

/** The same, where the provider has just been asked. */
export async function applyOutcome(deps: FulfilDeps, seen: ProviderPayment): Promise<Recorded> {
  const recorded = await deps.payments.record(seen);
  raiseAlarm(deps, seen, recorded);
  for (const payment of recorded.owed) {
    // What cannot be sent back now is owed still, and the reconciler tries again.
    await refundPayment(deps, payment).catch((error: unknown) =>
      deps.log.warn({ err: error, payment: payment.id }, 'refund postponed'),
    );
  }
  return recorded;
}

/** Sends the money of a payment back, once however often it is asked for, and writes down that it went. */
export async function refundPayment(deps: FulfilDeps, payment: PaymentRow): Promise<void> {
  const { provider, payments } = deps;
  if (!payment.providerIntentId) return;
  const since = await payments.oweRefund(payment.id);
  const isOnItsWay = await provider.refund(
    payment.providerIntentId,
    `refund-${payment.id}-${since.getTime()}`,
  );
  if (!isOnItsWay) await payments.oweNothing(payment.id);
  const seen = await provider.read(payment.providerIntentId);
  raiseAlarm(deps, seen, await payments.record(seen));
}

/** Money that nobody gets anything for is for a person to look into. */
function raiseAlarm({ log }: FulfilDeps, { intentId }: ProviderPayment, recorded: Recorded): void {
  const { outcome, hasRefundFailed } = recorded;
  const alarm = hasRefundFailed ? 'refund failed' : outcome;
  if (alarm !== 'recorded' && alarm !== 'ignored') log.error({ intent: intentId, alarm }, 'payment alarm');
}
