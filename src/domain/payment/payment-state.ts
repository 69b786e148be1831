import { type LedgerEntry, moneyOf } from './entitlement.ts';

/** Where a payment stands. Its story may go on after it succeeded: refunded, or disputed with the bank. */
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

/** The money-back guarantee. */
const refundDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

type Stored = {
  state: 'open' | 'succeeded' | 'canceled';
  /** The provider's own last word. */
  providerStatus: string | null;
  refundOwedSince: Date | null;
  entries: readonly LedgerEntry[];
};

/** Where a payment stands, from what is stored of it and the ledger's entries about it. */
export function paymentState({ state, providerStatus, refundOwedSince, entries }: Stored): PaymentState {
  if (state === 'canceled') return 'canceled';
  if (state === 'open') return providerStatus === 'processing' ? 'processing' : 'open';
  switch (moneyOf(entries)) {
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

/** Until when the payer may have their money back for the asking; null where there is nothing to ask for, or no longer. */
export function refundableUntil(stored: Stored, now: Date): Date | null {
  const purchase = stored.entries.find(({ kind }) => kind === 'purchase');
  if (!purchase || paymentState(stored) !== 'succeeded') return null;
  const until = new Date(purchase.createdAt.getTime() + refundDays * dayMs);
  return now <= until ? until : null;
}
