import { cardLimits, type Role, roles } from '../plan/plans.ts';

/** One fact about what somebody may do: an admin gave it, or money came, went back or was disputed. Facts are added, never changed. */
export type LedgerEntry = {
  kind: LedgerKind;
  /** Null for a grant alone. */
  paymentId: string | null;
  /** The provider's name for the intent, the refund or the dispute. */
  providerId: string | null;
  role: Role;
  /** What a grant allows. */
  cardLimit: number | null;
  amountCents: number | null;
  /** When it entered the ledger, by the database's clock. */
  createdAt: Date;
  /** When it happened, by the provider's. */
  occurredAt: Date | null;
};

export const ledgerKinds = [
  'purchase',
  'refund',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'grant',
] as const;
type LedgerKind = (typeof ledgerKinds)[number];

export type Entitlement = { role: Role; cardLimit: number };

const nothing: Entitlement = { role: 'free', cardLimit: cardLimits.free };

/** What somebody is entitled to: the latest grant, raised by purchases since that still stand. The order of the entries does not matter. */
export function entitlementOf(entries: readonly LedgerEntry[]): Entitlement {
  const grant = latestGrant(entries);
  const base = grant ? { role: grant.role, cardLimit: grant.cardLimit ?? cardLimits.free } : nothing;
  return standingPurchases(entries).reduce(best, base);
}

/** Payments that gave nothing, because one made before them gives as much or more and still stands: their money goes back, unless the bank decides about it or could not take it. */
export function redundantPayments(entries: readonly LedgerEntry[]): string[] {
  const standing = standingPurchases(entries).sort(byTime);
  return standing
    .filter((purchase, index) => standing.slice(0, index).some((earlier) => rank(earlier) >= rank(purchase)))
    .map(({ paymentId }) => paymentId ?? '')
    .filter((id) => {
      const own = entries.filter(({ paymentId }) => paymentId === id);
      return moneyOf(own) === 'kept' && idsOf(own, 'refund_failed').length === 0;
    });
}

/** What became of one payment's money, from the entries about it. */
export function moneyOf(entries: readonly LedgerEntry[]): 'none' | 'kept' | 'returned' | 'disputed' | 'lost' {
  const purchase = entries.find(({ kind }) => kind === 'purchase');
  if (!purchase) return 'none';
  if (returnedCents(entries) >= (purchase.amountCents ?? 0)) return 'returned';
  const disputes = idsOf(entries, 'dispute_opened');
  // A lost dispute can be appealed and won; nobody can un-win one.
  const won = idsOf(entries, 'dispute_won');
  const lost = idsOf(entries, 'dispute_lost').filter((id) => !won.includes(id));
  if (lost.length > 0) return 'lost';
  return disputes.some((id) => !won.includes(id)) ? 'disputed' : 'kept';
}

/** A purchase counts until its money is gone: an open dispute takes nothing away yet, and a part of it returned never does. */
function standingPurchases(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const since = latestGrant(entries)?.createdAt.getTime() ?? -Infinity;
  return entries.filter(({ kind, paymentId, createdAt }) => {
    if (kind !== 'purchase' || createdAt.getTime() < since) return false;
    const money = moneyOf(entries.filter((entry) => entry.paymentId === paymentId));
    return money === 'kept' || money === 'disputed';
  });
}

function latestGrant(entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  return entries
    .filter(({ kind }) => kind === 'grant')
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
}

function best(present: Entitlement, purchase: LedgerEntry): Entitlement {
  const role = rank(purchase) > rank(present) ? purchase.role : present.role;
  const limit = purchase.role === 'admin' ? 0 : cardLimits[purchase.role];
  return { role, cardLimit: Math.max(present.cardLimit, limit) };
}

function rank({ role }: { role: Role }): number {
  return roles.indexOf(role);
}

/** The provider tells whole seconds; within one the payment that was begun first counts as first. */
function byTime(a: LedgerEntry, b: LedgerEntry): number {
  const seconds = (a.occurredAt?.getTime() ?? 0) - (b.occurredAt?.getTime() ?? 0);
  return seconds || ((a.paymentId ?? '') < (b.paymentId ?? '') ? -1 : 1);
}

function returnedCents(entries: readonly LedgerEntry[]): number {
  const failed = idsOf(entries, 'refund_failed');
  const returned = entries.filter(
    ({ kind, providerId }) => kind === 'refund' && !failed.includes(providerId ?? ''),
  );
  return returned.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
}

function idsOf(entries: readonly LedgerEntry[], wanted: LedgerKind): string[] {
  return entries.flatMap(({ kind, providerId }) => (kind === wanted && providerId ? [providerId] : []));
}
