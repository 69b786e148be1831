import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LedgerEntry } from '../payment/entitlement.ts';
import { moneyMetrics, paymentTotals } from './metrics.ts';

const entry = (kind: LedgerEntry['kind'], providerId: string, amountCents: number | null): LedgerEntry => ({
  kind,
  providerId,
  amountCents,
  paymentId: 'payment',
  role: 'premium',
  cardLimit: null,
  createdAt: new Date(0),
  occurredAt: null,
});

const purchase = entry('purchase', 'intent', 1900);
const at = { plan: 'premium', country: 'SK' } as const;

test('a purchase is one payment of its plan and its country', () => {
  expect(moneyMetrics([], [purchase], at)).toEqual([
    { kind: 'paid', value: 'premium', total: 1, cents: 1900 },
    { kind: 'paidIn', value: 'SK', total: 1, cents: 1900 },
  ]);
});

test('two partial refunds are one refunded payment with the money of both', () => {
  const first = [purchase, entry('refund', 'a', 500)];
  expect(moneyMetrics([purchase], first, at)[0]).toMatchObject({ kind: 'refunded', total: 1, cents: 500 });
  const second = [...first, entry('refund', 'b', 1400)];
  expect(moneyMetrics(first, second, at)[0]).toMatchObject({ kind: 'refunded', total: 0, cents: 1400 });
});

test('a refund that fails after all takes its money back', () => {
  const refunded = [purchase, entry('refund', 'a', 1900)];
  const failed = [...refunded, entry('refund_failed', 'a', 1900)];
  expect(moneyMetrics(refunded, failed, at)[0]).toMatchObject({ kind: 'refunded', total: -1, cents: -1900 });
});

test('a lost dispute returns the money until it is won', () => {
  const lost = [purchase, entry('dispute_opened', 'd', null), entry('dispute_lost', 'd', 1900)];
  expect(paymentTotals(lost).returnedCents).toBe(1900);
  expect(paymentTotals([...lost, entry('dispute_won', 'd', null)]).returnedCents).toBe(0);
});

test('however entries arrive, the metrics add up to what the ledger says, in 500 histories', () => {
  const ids = fc.constantFrom('a', 'b', 'c');
  const cents = fc.integer({ min: 1, max: 1900 });
  const later = fc.oneof(
    fc.tuple(fc.constantFrom('refund' as const, 'refund_failed' as const), ids, cents),
    fc.tuple(fc.constantFrom('dispute_opened' as const, 'dispute_won' as const), ids, fc.constant(null)),
    fc.tuple(fc.constant('dispute_lost' as const), ids, fc.option(cents)),
  );
  fc.assert(
    fc.property(fc.array(fc.array(later, { maxLength: 3 }), { maxLength: 6 }), (reports) => {
      let known: LedgerEntry[] = [];
      const sums = { paid: [0, 0], refunded: [0, 0], paidIn: [0, 0], refundedIn: [0, 0] };
      for (const report of [[['purchase', 'intent', 1900] as const], ...reports]) {
        const next = [...known, ...report.map(([kind, id, amount]) => entry(kind, id, amount))];
        for (const { kind, total, cents } of moneyMetrics(known, next, at)) {
          const sum = sums[kind as keyof typeof sums];
          sum[0] = (sum[0] ?? 0) + total;
          sum[1] = (sum[1] ?? 0) + cents;
        }
        known = next;
      }
      const { paidCents, returnedCents } = paymentTotals(known);
      expect(sums.paid).toEqual([1, paidCents]);
      expect(sums.refunded).toEqual([returnedCents > 0 ? 1 : 0, returnedCents]);
      expect([sums.paidIn, sums.refundedIn]).toEqual([sums.paid, sums.refunded]);
    }),
    { numRuns: 500 },
  );
});
