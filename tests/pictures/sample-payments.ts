import type { Payment } from '#contract/payment-schema.ts';
import { anInvoice } from '#domain/invoice/testing/sample-invoices.ts';
import { id } from './stubs.ts';

/** A time some days from now; refund texts are relative to today. */
function inDays(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
}

function payment(number: number, facts: Partial<Payment>): Payment {
  return {
    id: id(900 + number),
    plan: 'premium',
    amountCents: 1900,
    currency: 'usd',
    state: 'succeeded',
    createdAt: inDays(-300),
    refundableUntil: null,
    providerId: 'pi_3Qk2Lm',
    invoices: [anInvoice({ totalCents: facts.amountCents ?? 1900, plan: facts.plan ?? 'premium' })],
    ...facts,
  };
}

const refundable = payment(1, {
  plan: 'corporate',
  amountCents: 9000,
  createdAt: inDays(-12),
  refundableUntil: inDays(18),
});
const old = payment(2, {});

export const twoPayments: readonly Payment[] = [refundable, old];

/** One payment per state. */
export const allPayments: readonly Payment[] = [
  payment(3, { state: 'processing', createdAt: inDays(-1) }),
  refundable,
  payment(4, { state: 'refunding', createdAt: inDays(-20) }),
  payment(5, { state: 'refunded', createdAt: inDays(-220) }),
  payment(6, { state: 'disputed', createdAt: inDays(-260) }),
  old,
];
