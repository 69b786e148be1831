import { expect, test } from 'vitest';
import type { Payment } from '#contract/payment-schema.ts';
import { paymentStatus } from './payment-status.ts';

const now = new Date('2026-11-15T12:00:00Z');

function aPayment(parts: Partial<Payment>): Payment {
  return {
    id: '0192f0c1-6f1e-7b2c-9d3e-4f5a6b7c8d9e',
    plan: 'premium',
    amountCents: 1900,
    currency: 'usd',
    state: 'succeeded',
    createdAt: '2026-11-02T12:00:00.000Z',
    refundableUntil: '2026-12-02T12:00:00.000Z',
    providerId: 'pi_1',
    invoices: [],
    ...parts,
  };
}

test('a refundable payment has the remaining days, rounded up', () => {
  expect(paymentStatus(aPayment({}), now)).toEqual({
    kind: 'refundable',
    until: new Date('2026-12-02T12:00:00Z'),
    daysLeft: 17,
    shareLeft: 17 / 30,
  });
  const lastHour = new Date('2026-12-02T11:30:00Z');
  expect(paymentStatus(aPayment({}), lastHour)).toMatchObject({ kind: 'refundable', daysLeft: 1 });
});

test('a payment older than thirty days is not refundable, even if the page was loaded earlier', () => {
  expect(paymentStatus(aPayment({ refundableUntil: null }), now)).toEqual({ kind: 'ended' });
  expect(paymentStatus(aPayment({}), new Date('2026-12-02T12:00:00Z'))).toEqual({ kind: 'ended' });
});

test.each(['processing', 'refunding', 'refunded', 'disputed'] as const)(
  'a %s payment has that status',
  (state) => {
    expect(paymentStatus(aPayment({ state }), now)).toEqual({ kind: state });
  },
);

test.each(['open', 'canceled'] as const)('an unpaid payment (%s) has no row', (state) => {
  expect(paymentStatus(aPayment({ state }), now)).toBeNull();
});
