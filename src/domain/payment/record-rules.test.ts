import { expect, test } from 'vitest';
import type { LedgerEntry } from './entitlement.ts';
import type { ProviderPayment } from './provider-payment.ts';
import {
  entriesOfPayment,
  isMismatch,
  isPaymentId,
  isRefundSettled,
  type OrderedPayment,
  paymentOutcome,
  progressOf,
  unknownPaymentOutcome,
} from './record-rules.ts';

const at = new Date('2026-01-01T12:00:00Z');
const id = '0190a0b0-0000-7000-8000-000000000001';

function anOrder(fields: Partial<OrderedPayment> = {}): OrderedPayment {
  return {
    id,
    userId: 'elena',
    plan: 'premium',
    amountCents: 1900,
    currency: 'usd',
    state: 'open',
    ...fields,
  };
}

function aReport(fields: Partial<ProviderPayment> = {}): ProviderPayment {
  return {
    intentId: 'pi_1',
    clientSecret: 'secret',
    status: 'succeeded',
    receivedCents: 1900,
    currency: 'usd',
    metadata: { paymentId: id, userId: 'elena', plan: 'premium' },
    paidAt: at,
    countries: { billing: null, card: null },
    refunds: [],
    disputes: [],
    ...fields,
  };
}

test('only a UUID is a payment id of ours', () => {
  expect(isPaymentId(id)).toBe(true);
  expect(isPaymentId('pi_1')).toBe(false);
});

test('a paid payment that is not stored is an alarm only if it has our metadata', () => {
  expect(unknownPaymentOutcome(aReport())).toBe('unknown');
  expect(unknownPaymentOutcome(aReport({ metadata: {} }))).toBe('ignored');
  expect(unknownPaymentOutcome(aReport({ status: 'canceled' }))).toBe('ignored');
});

test('a paid payment of a deleted user is an alarm', () => {
  expect(paymentOutcome(aReport(), true)).toBe('recorded');
  expect(paymentOutcome(aReport(), false)).toBe('nobody');
  expect(paymentOutcome(aReport({ status: 'canceled' }), false)).toBe('recorded');
});

test.each([
  ['amount', { receivedCents: 1800 }],
  ['currency', { currency: 'eur' }],
  ['plan', { metadata: { paymentId: id, userId: 'elena', plan: 'corporate' } }],
  ['payment', { metadata: { paymentId: 'other', userId: 'elena', plan: 'premium' } }],
  ['user', { metadata: { paymentId: id, userId: 'juraj', plan: 'premium' } }],
])('money with another %s than ordered is a mismatch', (_what, fields) => {
  expect(isMismatch(aReport(), anOrder())).toBe(false);
  expect(isMismatch(aReport(fields), anOrder())).toBe(true);
  expect(isMismatch(aReport({ ...fields, status: 'processing' }), anOrder())).toBe(false);
});

test('a payment whose user was deleted matches the order of any user', () => {
  expect(isMismatch(aReport(), anOrder({ userId: null }))).toBe(false);
});

test.each([
  ['open', 'succeeded', { providerStatus: 'succeeded', state: 'succeeded' }],
  ['open', 'processing', { providerStatus: 'processing' }],
  ['open', 'canceled', { providerStatus: 'canceled', state: 'canceled' }],
  ['canceled', 'succeeded', { providerStatus: 'succeeded', state: 'succeeded' }],
  ['canceled', 'processing', null],
  ['succeeded', 'processing', null],
] as const)('a payment that is %s and reported as %s changes to %o', (state, status, expected) => {
  expect(progressOf(aReport({ status }), anOrder({ state }))).toEqual(expected);
});

test('a mismatch stores the provider’s status and leaves the payment open', () => {
  expect(progressOf(aReport({ receivedCents: 1 }), anOrder())).toEqual({ providerStatus: 'succeeded' });
});

test('a paid payment becomes entries for the purchase, its finished refunds and its disputes', () => {
  const refund = { amountCents: 900, at };
  const seen = aReport({
    refunds: [
      { id: 're_1', state: 'done', ...refund },
      { id: 're_2', state: 'failed', ...refund },
      { id: 're_3', state: 'pending', ...refund },
    ],
    disputes: [
      { id: 'du_1', state: 'open', amountCents: 1900, at },
      { id: 'du_2', state: 'lost', amountCents: 1900, at },
    ],
  });
  const entries = entriesOfPayment(seen, 'corporate');
  expect(entries.map(({ kind, providerId, amountCents }) => [kind, providerId, amountCents])).toEqual([
    ['purchase', 'pi_1', 1900],
    ['refund', 're_1', 900],
    ['refund_failed', 're_2', 900],
    ['dispute_opened', 'du_1', null],
    ['dispute_opened', 'du_2', null],
    ['dispute_lost', 'du_2', 1900],
  ]);
  expect(new Set(entries.map(({ role }) => role))).toEqual(new Set(['enterprise']));
});

test('a payment that is not paid has no entries', () => {
  expect(entriesOfPayment(aReport({ status: 'processing' }), 'premium')).toEqual([]);
});

test('a refund is owed until the money is back or a refund has failed', () => {
  const entry = (kind: LedgerEntry['kind'], providerId: string): LedgerEntry => ({
    kind,
    paymentId: id,
    providerId,
    role: 'premium',
    cardLimit: null,
    amountCents: 1900,
    createdAt: at,
    occurredAt: at,
  });
  const purchase = entry('purchase', 'pi_1');
  expect(isRefundSettled([purchase], false)).toBe(false);
  expect(isRefundSettled([purchase], true)).toBe(true);
  expect(isRefundSettled([purchase, entry('refund', 're_1')], false)).toBe(true);
});
