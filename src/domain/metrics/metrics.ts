import { type LedgerEntry, lostCents, returnedCents } from '../payment/entitlement.ts';
import type { PaidPlan } from '../plan/plans.ts';
import type { UsageEventKind } from './usage-events.ts';

/**
 * What the server counts by itself. paid and refunded have the plan as value, paidIn and refundedIn the country of the
 * invoice, planChosen the plan, linkOpened the kind of the link. approved: a card of a proof, once.
 */
export const serverMetricKinds = [
  'registered',
  'cardSaved',
  'cardsImported',
  'planChosen',
  'linkOpened',
  'approved',
  'paid',
  'paidIn',
  'refunded',
  'refundedIn',
] as const;

export type MetricKind = UsageEventKind | (typeof serverMetricKinds)[number];

/** A number to add to one day: how many, and how much money. */
export type Metric = { kind: MetricKind; value: string; total: number; cents: number };

export function metric(kind: MetricKind, value = '', total = 1, cents = 0): Metric {
  return { kind, value, total, cents };
}

/** The country of an invoice without any evidence. */
export const unknownCountry = '';

type PaymentTotals = { isPaid: boolean; paidCents: number; returnedCents: number };

/** The money of one payment: received, and returned by refunds that did not fail and disputes that were lost for good. */
export function paymentTotals(entries: readonly LedgerEntry[]): PaymentTotals {
  const purchase = entries.find(({ kind }) => kind === 'purchase');
  if (!purchase) return { isPaid: false, paidCents: 0, returnedCents: 0 };
  const paidCents = purchase.amountCents ?? 0;
  const back = returnedCents(entries) + lostCents(entries, paidCents);
  return { isPaid: true, paidCents, returnedCents: Math.min(back, paidCents) };
}

/** What entries that were added to a payment change. A refund that failed after all takes its money off the day it failed. */
export function moneyMetrics(
  before: readonly LedgerEntry[],
  after: readonly LedgerEntry[],
  { plan, country }: { plan: PaidPlan; country: string | null },
): Metric[] {
  const [old, now] = [paymentTotals(before), paymentTotals(after)];
  const place = country ?? unknownCountry;
  const paid = [Number(now.isPaid) - Number(old.isPaid), now.paidCents - old.paidCents] as const;
  const refunded = [
    Number(now.returnedCents > 0) - Number(old.returnedCents > 0),
    now.returnedCents - old.returnedCents,
  ] as const;
  return [
    metric('paid', plan, ...paid),
    metric('paidIn', place, ...paid),
    metric('refunded', plan, ...refunded),
    metric('refundedIn', place, ...refunded),
  ].filter(({ total, cents }) => total !== 0 || cents !== 0);
}
