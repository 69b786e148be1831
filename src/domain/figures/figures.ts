import { type LedgerEntry, lostCents, returnedCents } from '../payment/entitlement.ts';
import type { PaidPlan } from '../plan/plans.ts';
import type { UseEventKind } from './use-events.ts';

/**
 * What the server counts by itself. paid and refunded have the plan as value, paidIn and refundedIn the country of the
 * invoice, planChosen the plan, linkOpened the kind of the link. approved: a card of a proof, once.
 */
export const serverFigureKinds = [
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

export type FigureKind = UseEventKind | (typeof serverFigureKinds)[number];

/** A number to add to one day: how many, and how much money. */
export type Figure = { kind: FigureKind; value: string; total: number; cents: number };

export function figure(kind: FigureKind, value = '', total = 1, cents = 0): Figure {
  return { kind, value, total, cents };
}

/** The country of an invoice without any evidence. */
export const unknownCountry = '';

type Money = { isPaid: boolean; paidCents: number; returnedCents: number };

/** The money of one payment: received, and returned by refunds that did not fail and disputes that were lost for good. */
export function moneyOf(entries: readonly LedgerEntry[]): Money {
  const purchase = entries.find(({ kind }) => kind === 'purchase');
  if (!purchase) return { isPaid: false, paidCents: 0, returnedCents: 0 };
  const paidCents = purchase.amountCents ?? 0;
  const back = returnedCents(entries) + lostCents(entries, paidCents);
  return { isPaid: true, paidCents, returnedCents: Math.min(back, paidCents) };
}

/** What entries that were added to a payment change. A refund that failed after all takes its money off the day it failed. */
export function moneyFigures(
  before: readonly LedgerEntry[],
  after: readonly LedgerEntry[],
  { plan, country }: { plan: PaidPlan; country: string | null },
): Figure[] {
  const [old, now] = [moneyOf(before), moneyOf(after)];
  const place = country ?? unknownCountry;
  const paid = [Number(now.isPaid) - Number(old.isPaid), now.paidCents - old.paidCents] as const;
  const refunded = [
    Number(now.returnedCents > 0) - Number(old.returnedCents > 0),
    now.returnedCents - old.returnedCents,
  ] as const;
  return [
    figure('paid', plan, ...paid),
    figure('paidIn', place, ...paid),
    figure('refunded', plan, ...refunded),
    figure('refundedIn', place, ...refunded),
  ].filter(({ total, cents }) => total !== 0 || cents !== 0);
}
