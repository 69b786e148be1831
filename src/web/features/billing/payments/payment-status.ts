import type { Payment } from '#contract/payment-schema.ts';
import { dayMs } from '#domain/days.ts';

/** The status of a payment's row: refundable with the remaining time, or another state. */
export type PaymentStatus =
  | { kind: 'refundable'; until: Date; daysLeft: number; shareLeft: number }
  | { kind: 'ended' | 'processing' | 'refunding' | 'refunded' | 'disputed' };

/** Null for a payment that was never completed. */
export function paymentStatus(
  { state, createdAt, refundableUntil }: Payment,
  now: Date,
): PaymentStatus | null {
  if (state === 'open' || state === 'canceled') return null;
  if (state !== 'succeeded') return { kind: state };
  const leftMs = refundableUntil === null ? 0 : Date.parse(refundableUntil) - now.getTime();
  if (refundableUntil === null || leftMs <= 0) return { kind: 'ended' };
  return {
    kind: 'refundable',
    until: new Date(refundableUntil),
    daysLeft: Math.ceil(leftMs / dayMs),
    shareLeft: Math.min(leftMs / (Date.parse(refundableUntil) - Date.parse(createdAt)), 1),
  };
}
