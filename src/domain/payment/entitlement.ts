import { cardLimits, type Role, roles } from '../plan/plans.ts';

/** An entry of the ledger: a grant by an admin, or a purchase, withdrawal, refund or dispute. Entries are added, never changed. */
export type LedgerEntry = {
  kind: LedgerKind;
  /** Null for a grant. */
  paymentId: string | null;
  /** The provider's id of the intent, the refund or the dispute. */
  providerId: string | null;
  role: Role;
  /** Set for a grant only. */
  cardLimit: number | null;
  amountCents: number | null;
  /** When it was added, by the database's clock. */
  createdAt: Date;
  /** When it happened, by the provider's clock. */
  occurredAt: Date | null;
};

export const ledgerKinds = [
  'purchase',
  'withdrawal',
  'refund',
  'refund_failed',
  'dispute_opened',
  'dispute_won',
  'dispute_lost',
  'moved_out',
  'moved_in',
  'grant',
] as const;
type LedgerKind = (typeof ledgerKinds)[number];

export type Entitlement = { role: Role; cardLimit: number };

const freeEntitlement: Entitlement = { role: 'free', cardLimit: cardLimits.free };

/** The role and the limit of a user: the latest grant, raised by later purchases that are still valid. The order of the entries does not matter. */
export function entitlementOf(entries: readonly LedgerEntry[]): Entitlement {
  const grant = latestGrant(entries);
  const base = grant ? { role: grant.role, cardLimit: grant.cardLimit ?? cardLimits.free } : freeEntitlement;
  return validPurchases(entries).reduce(best, base);
}

/** Payments to refund, because an earlier valid purchase gives as much or more. Without those that are disputed or whose refund failed. */
export function redundantPayments(entries: readonly LedgerEntry[]): string[] {
  const valid = validPurchases(entries).sort(byTime);
  return valid
    .filter((purchase, index) => valid.slice(0, index).some((earlier) => rank(earlier) >= rank(purchase)))
    .map(({ paymentId }) => paymentId ?? '')
    .filter((id) => {
      const own = entries.filter(({ paymentId }) => paymentId === id);
      return settlementOf(own) === 'kept' && idsOf(own, 'refund_failed').length === 0;
    });
}

/** Where the money of one payment is, from the entries about it. */
export function settlementOf(
  entries: readonly LedgerEntry[],
): 'none' | 'kept' | 'returned' | 'disputed' | 'lost' {
  // The account that a plan was moved to has no entry of the purchase.
  const purchase = entries.find(({ kind }) => kind === 'purchase') ?? entries.find(isMovedIn);
  if (!purchase) return 'none';
  if (returnedCents(entries) >= (purchase.amountCents ?? 0)) return 'returned';
  const disputes = idsOf(entries, 'dispute_opened');
  // A lost dispute can be appealed and won. A won dispute stays won.
  const won = idsOf(entries, 'dispute_won');
  const lost = idsOf(entries, 'dispute_lost').filter((id) => !won.includes(id));
  if (lost.length > 0) return 'lost';
  return disputes.some((id) => !won.includes(id)) ? 'disputed' : 'kept';
}

/**
 * The entries that give an account Corporate: with them the plan can be moved to a company. A purchase has the money that
 * was not returned.
 */
export function corporateEntries(entries: readonly LedgerEntry[]): {
  purchases: (LedgerEntry & { paymentId: string })[];
  grant: LedgerEntry | null;
} {
  const grant = latestGrant(entries);
  const purchases = validPurchases(entries).flatMap((purchase) => {
    const { paymentId, amountCents, role } = purchase;
    if (role !== 'enterprise' || !paymentId) return [];
    const own = entries.filter((entry) => entry.paymentId === paymentId);
    return [{ ...purchase, paymentId, amountCents: (amountCents ?? 0) - returnedCents(own) }];
  });
  return { purchases, grant: grant?.role === 'enterprise' ? grant : null };
}

const isMovedIn = ({ kind }: LedgerEntry) => kind === 'moved_in';

/**
 * Purchases since the latest grant, including those moved in, without those moved out, withdrawn, refunded or lost. Open disputes and partial
 * refunds do not end one.
 */
function validPurchases(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const since = latestGrant(entries)?.createdAt.getTime() ?? -Infinity;
  return entries.filter(({ kind, paymentId, createdAt }) => {
    if ((kind !== 'purchase' && kind !== 'moved_in') || createdAt.getTime() < since) return false;
    const own = entries.filter((entry) => entry.paymentId === paymentId);
    const money = settlementOf(own);
    if (own.some((entry) => entry.kind === 'withdrawal' || entry.kind === 'moved_out')) return false;
    return money === 'kept' || money === 'disputed';
  });
}

function latestGrant(entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  return entries
    .filter(({ kind }) => kind === 'grant')
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
}

function best(current: Entitlement, purchase: LedgerEntry): Entitlement {
  const role = rank(purchase) > rank(current) ? purchase.role : current.role;
  const limit = purchase.role === 'admin' ? 0 : cardLimits[purchase.role];
  return { role, cardLimit: Math.max(current.cardLimit, limit) };
}

function rank({ role }: { role: Role }): number {
  return roles.indexOf(role);
}

/** The provider's times are whole seconds; within one second the payment with the lower id is first. */
function byTime(a: LedgerEntry, b: LedgerEntry): number {
  const seconds = (a.occurredAt?.getTime() ?? 0) - (b.occurredAt?.getTime() ?? 0);
  return seconds || ((a.paymentId ?? '') < (b.paymentId ?? '') ? -1 : 1);
}

/** Total of successful refunds. */
export function returnedCents(entries: readonly LedgerEntry[]): number {
  const failed = idsOf(entries, 'refund_failed');
  const returned = entries.filter(
    ({ kind, providerId }) => kind === 'refund' && !failed.includes(providerId ?? ''),
  );
  return returned.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
}

/** The money that lost disputes took, at most what was paid for each; a dispute that was won after all takes none. */
export function lostCents(entries: readonly LedgerEntry[], paidCents: number): number {
  const won = idsOf(entries, 'dispute_won');
  return entries
    .filter(({ kind, providerId }) => kind === 'dispute_lost' && !won.includes(providerId ?? ''))
    .reduce((sum, { amountCents }) => sum + (amountCents ?? paidCents), 0);
}

function idsOf(entries: readonly LedgerEntry[], wanted: LedgerKind): string[] {
  return entries.flatMap(({ kind, providerId }) => (kind === wanted && providerId ? [providerId] : []));
}
