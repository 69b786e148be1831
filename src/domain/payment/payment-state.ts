import { dayMs } from '../days.ts';
import { type LedgerEntry, settlementOf } from './entitlement.ts';

/** A succeeded payment may later be refunded or disputed. */
export const paymentStates = [
  'open',
  'processing',
  'succeeded',
  'refunding',
  'refunded',
  'disputed',
  'canceled',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Of the money-back guarantee. */
export const refundDays = 30;

type StoredPayment = {
  state: 'open' | 'succeeded' | 'canceled';
  /** The status last reported by the provider. */
  providerStatus: string | null;
  refundOwedSince: Date | null;
  entries: readonly LedgerEntry[];
};

/** The state of a payment, from its row and its ledger entries. */
export function paymentState({
  state,
  providerStatus,
  refundOwedSince,
  entries,
}: StoredPayment): PaymentState {
  if (state === 'canceled') return 'canceled';
  if (state === 'open') return providerStatus === 'processing' ? 'processing' : 'open';
  switch (settlementOf(entries)) {
    case 'returned':
      return 'refunded';
    case 'disputed':
    case 'lost':
      return 'disputed';
    case 'kept':
    case 'none':
      return refundOwedSince ? 'refunding' : 'succeeded';
  }
}

/** Until when the payer may withdraw from the contract and is refunded; null if they may not, or no longer. */
export function refundableUntil(payment: StoredPayment, now: Date): Date | null {
  const purchase = payment.entries.find(({ kind }) => kind === 'purchase');
  if (!purchase || paymentState(payment) !== 'succeeded') return null;
  const until = withdrawalDeadline(purchase.createdAt);
  return now <= until ? until : null;
}

/** Until when the payer may withdraw from a contract that was made then. */
export function withdrawalDeadline(boughtAt: Date): Date {
  return new Date(boughtAt.getTime() + refundDays * dayMs);
}
