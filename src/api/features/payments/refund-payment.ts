import { Refusal } from '#contract/errors.ts';
import { paymentState, refundableUntil } from '#domain/payment/payment-state.ts';
import type { PaymentWithEntries } from '../../store/payments/payments.ts';
import { type FulfilDeps, fulfil, refundPayment } from './fulfil.ts';

/** An account, and who has paid for it or for a company; null where payments for other accounts do not matter. */
type Payer = { accountId: string; payerId: string | null };

function isPaymentOf(payment: PaymentWithEntries, { accountId, payerId }: Payer): boolean {
  return payment.accountId === accountId || (payerId !== null && payment.userId === payerId);
}

/** Withdraws from the contract at the payer's request, within 30 days: the plan ends at once and the money goes back. A repeated request is the same withdrawal. */
export async function withdraw(
  deps: FulfilDeps,
  { accountId, payerId, id }: Payer & { id: string },
  now: Date,
): Promise<PaymentWithEntries> {
  const found = await deps.payments.find(id);
  // Whoever paid for a company may withdraw, and so may its owners.
  if (!found?.accountId || !isPaymentOf(found, { accountId, payerId }))
    throw new Refusal('PAYMENT_NOT_FOUND');
  const payment = await latest(deps, found);
  const state = paymentState(payment);
  if (state === 'refunded') return payment;
  if (state === 'succeeded' && !refundableUntil(payment, now)) throw new Refusal('REFUND_TOO_LATE');
  if (state !== 'succeeded' && state !== 'refunding') throw new Refusal('NOT_REFUNDABLE');
  await deps.payments.withdraw(payment, payment.accountId ?? accountId, now);
  // It is marked as owed: if the provider is unavailable, the reconciler retries.
  await refundPayment(deps, payment).catch((error: unknown) =>
    deps.log.warn({ err: error, payment: id }, 'refund postponed'),
  );
  return findAgain(deps, id);
}

/** Refunds a payment at the operator's request, at any time. */
export async function refundForOperator(deps: FulfilDeps, reference: string): Promise<PaymentWithEntries> {
  const payment = await deps.payments.find(reference);
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND');
  const state = paymentState(payment);
  if (state === 'refunded') return payment;
  if (state !== 'succeeded' && state !== 'refunding') throw new Refusal('NOT_REFUNDABLE');
  await refundPayment(deps, payment);
  return findAgain(deps, payment.id);
}

/**
 * Refunds a payment of an account at the request of support, at any time. `log` records who asked and why, before the
 * money goes back; a payment that is refunded already is left as it is.
 */
export async function refundForSupport(
  deps: FulfilDeps,
  payer: Payer,
  id: string,
  log: () => Promise<void>,
): Promise<void> {
  const payment = await deps.payments.find(id);
  if (!payment || !isPaymentOf(payment, payer)) throw new Refusal('PAYMENT_NOT_FOUND');
  const state = paymentState(payment);
  if (state === 'refunded') return;
  if (state !== 'succeeded' && state !== 'refunding') throw new Refusal('NOT_REFUNDABLE');
  await log();
  await refundPayment(deps, payment);
}

/** The payment as the provider has it now: it may be disputed already. As it was known if the provider is unavailable. */
async function latest(deps: FulfilDeps, known: PaymentWithEntries): Promise<PaymentWithEntries> {
  const { id, state, providerIntentId } = known;
  if (state !== 'succeeded' || !providerIntentId) return known;
  await fulfil(deps, providerIntentId).catch((error: unknown) =>
    deps.log.warn({ err: error, payment: id }, 'payment not read again'),
  );
  return findAgain(deps, id);
}

async function findAgain({ payments }: FulfilDeps, id: string): Promise<PaymentWithEntries> {
  const payment = await payments.find(id);
  if (!payment) throw new Refusal('PAYMENT_NOT_FOUND');
  return payment;
}
