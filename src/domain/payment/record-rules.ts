import { type PaidPlan, roleOfPlan } from '../plan/plans.ts';
import { type LedgerEntry, settlementOf } from './entitlement.ts';
import type { ProviderPayment } from './provider-payment.ts';

/** A payment as it was ordered. The user is null after the account was deleted. */
export type OrderedPayment = {
  id: string;
  userId: string | null;
  plan: PaidPlan;
  amountCents: number;
  currency: string;
  state: 'open' | 'succeeded' | 'canceled';
};

/** A ledger entry about a payment, before it is inserted. */
export type NewPaymentEntry = Pick<
  LedgerEntry,
  'kind' | 'role' | 'providerId' | 'amountCents' | 'occurredAt'
>;

/** The result of recording a report. The last three are alarms: money was received and nobody got a plan for it. */
export type RecordOutcome = 'recorded' | 'ignored' | 'unknown' | 'mismatch' | 'nobody';

/** Whether a text has the form of our own payment ids, which are UUIDs. */
export function isPaymentId(text: string): boolean {
  return /^[0-9a-f-]{36}$/.test(text);
}

/** The outcome of a report about a payment that is not stored. One without our metadata is not ours. */
export function unknownPaymentOutcome({ status, metadata }: ProviderPayment): RecordOutcome {
  return status === 'succeeded' && metadata.paymentId ? 'unknown' : 'ignored';
}

/** The outcome of a report about a stored payment: a payment without a user gives nobody a plan. */
export function paymentOutcome({ status }: ProviderPayment, hasUser: boolean): RecordOutcome {
  return hasUser || status !== 'succeeded' ? 'recorded' : 'nobody';
}

/** Whether money was received that does not match the order in amount, currency, plan, payment or user. */
export function isMismatch(seen: ProviderPayment, payment: OrderedPayment): boolean {
  const { status, receivedCents, currency, metadata } = seen;
  if (status !== 'succeeded') return false;
  return (
    receivedCents !== payment.amountCents ||
    currency !== payment.currency ||
    metadata.plan !== payment.plan ||
    metadata.paymentId !== payment.id ||
    (payment.userId !== null && metadata.userId !== payment.userId)
  );
}

type Progress = { providerStatus: string; state?: 'succeeded' | 'canceled' };

/** The columns that a report changes, or null. A report may be old, so a payment that has ended is not opened again. */
export function progressOf(seen: ProviderPayment, payment: OrderedPayment): Progress | null {
  const { status } = seen;
  if (payment.state === 'succeeded') return null;
  if (payment.state === 'canceled' && status !== 'succeeded') return null;
  const isPaid = status === 'succeeded' && !isMismatch(seen, payment);
  if (isPaid || status === 'canceled')
    return { providerStatus: status, state: isPaid ? 'succeeded' : 'canceled' };
  return { providerStatus: status };
}

/** The ledger entries of a paid payment: the purchase, its finished refunds and its disputes. */
export function entriesOfPayment(seen: ProviderPayment, plan: PaidPlan): NewPaymentEntry[] {
  if (seen.status !== 'succeeded') return [];
  const role = roleOfPlan[plan];
  const entry = (
    kind: NewPaymentEntry['kind'],
    providerId: string,
    occurredAt: Date | null,
    amountCents: number | null = null,
  ): NewPaymentEntry => ({ kind, role, providerId, occurredAt, amountCents });
  return [
    entry('purchase', seen.intentId, seen.paidAt, seen.receivedCents),
    ...seen.refunds.flatMap(({ id, amountCents, state, at }) => {
      if (state === 'pending') return [];
      return [entry(state === 'done' ? 'refund' : 'refund_failed', id, at, amountCents)];
    }),
    ...seen.disputes.flatMap(({ id, state, at, amountCents }) => [
      entry('dispute_opened', id, at),
      ...(state === 'won' ? [entry('dispute_won', id, at)] : []),
      ...(state === 'lost' ? [entry('dispute_lost', id, at, amountCents)] : []),
    ]),
  ];
}

/** Whether no refund is owed any more: the money is back, the bank decides about it, or a refund has just failed. */
export function isRefundSettled(entries: readonly LedgerEntry[], hasRefundFailed: boolean): boolean {
  return hasRefundFailed || settlementOf(entries) !== 'kept';
}
