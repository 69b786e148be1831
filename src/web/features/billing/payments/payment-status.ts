import { type Payment, refundDays } from '#domain/payments.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a payment's row tells: how long the guarantee still runs, when it ended, or where else the payment stands. */
export type PaymentStatus =
  | { kind: 'refundable'; until: Date; daysLeft: number }
  | { kind: 'ended'; on: Date }
  | { kind: 'processing' | 'succeeded' | 'refunding' | 'refunded' | 'disputed' };

/** Null for what was never paid: it is nobody's payment. */
export function paymentStatus(payment: Payment, now: Date): PaymentStatus | null {
  if (payment.state === 'open' || payment.state === 'canceled') return null;
  if (payment.state !== 'succeeded') return { kind: payment.state };
  const until = payment.refundableUntil === null ? null : new Date(payment.refundableUntil);
  if (until && until > now) {
    return { kind: 'refundable', until, daysLeft: Math.ceil((until.getTime() - now.getTime()) / dayMs) };
  }
  const end = new Date(Date.parse(payment.createdAt) + refundDays * dayMs);
  return end <= now ? { kind: 'ended', on: end } : { kind: 'succeeded' };
}
