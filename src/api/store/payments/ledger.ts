import { eq, inArray, sql } from 'drizzle-orm';
import { entitlementOf, type LedgerEntry } from '#domain/payment/entitlement.ts';
import type { NewPaymentEntry } from '#domain/payment/record-rules.ts';
import type { Role } from '#domain/plan/plans.ts';
import type { Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { accounts, ledgerEntries } from '../schema.ts';

/**
 * The ledger of what accounts are entitled to. Entries are only added. A transaction locks the account's row before it adds
 * one, so entries have the order in which they were added, and the role and the limit follow from all of them.
 */

export type NewGrant = { accountId: string; role: Role; cardLimit: number; grantedBy: string | null };

export type AddedEntry = Pick<LedgerEntry, 'kind' | 'amountCents' | 'providerId' | 'createdAt'>;

/** Locks the account's row until the transaction ends; false if there is no such account. */
export async function lockAccountRow(tx: Transaction, accountId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update');
  return locked.length === 1;
}

/** Adds the role and the limit that an admin sets; they replace earlier purchases. `grantedBy` is null for the operator and the product itself. */
export async function addGrant(tx: Transaction, grant: NewGrant): Promise<void> {
  await lockAccountRow(tx, grant.accountId);
  await tx.insert(ledgerEntries).values({ id: uuidv7(), kind: 'grant', createdAt: clockTime, ...grant });
}

/** Adds entries about a payment and returns the new ones; an entry that exists is skipped. */
export async function addPaymentEntries(
  tx: Transaction,
  { paymentId, accountId }: { paymentId: string; accountId: string | null },
  entries: NewPaymentEntry[],
): Promise<AddedEntry[]> {
  if (entries.length === 0) return [];
  return tx
    .insert(ledgerEntries)
    .values(entries.map((entry) => ({ id: uuidv7(), accountId, paymentId, createdAt: clockTime, ...entry })))
    .onConflictDoNothing()
    .returning(addedColumns);
}

/**
 * Sets the role and the limit that follow from an account's entries. The admin flag does not depend on any purchase.
 * Returns whether a plan has ended.
 */
export async function applyEntitlement(tx: Transaction, accountId: string): Promise<boolean> {
  await lockAccountRow(tx, accountId);
  const { role, cardLimit } = entitlementOf(await entriesOf(tx, accountId));
  const [before] = await tx.select({ role: accounts.role }).from(accounts).where(eq(accounts.id, accountId));
  await tx.update(accounts).set({ role, cardLimit }).where(eq(accounts.id, accountId));
  return role === 'free' && before !== undefined && before.role !== 'free';
}

export function entriesOf(tx: Pick<Transaction, 'select'>, accountId: string): Promise<LedgerEntry[]> {
  return tx.select(entryColumns).from(ledgerEntries).where(eq(ledgerEntries.accountId, accountId));
}

/** The entries about one or more payments. */
export function entriesAbout(tx: Pick<Transaction, 'select'>, paymentIds: string[]): Promise<LedgerEntry[]> {
  return tx.select(entryColumns).from(ledgerEntries).where(inArray(ledgerEntries.paymentId, paymentIds));
}

const addedColumns = {
  kind: ledgerEntries.kind,
  amountCents: ledgerEntries.amountCents,
  providerId: ledgerEntries.providerId,
  createdAt: ledgerEntries.createdAt,
};

const entryColumns = {
  kind: ledgerEntries.kind,
  paymentId: ledgerEntries.paymentId,
  providerId: ledgerEntries.providerId,
  role: ledgerEntries.role,
  cardLimit: ledgerEntries.cardLimit,
  amountCents: ledgerEntries.amountCents,
  createdAt: ledgerEntries.createdAt,
  occurredAt: ledgerEntries.occurredAt,
};

// Not now(), which is the start of the transaction: it may have waited for the lock since.
const clockTime = sql`clock_timestamp()`;
