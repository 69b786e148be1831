import { eq, inArray, sql } from 'drizzle-orm';
import { entitlementOf, type LedgerEntry } from '#domain/payment/entitlement.ts';
import type { Role } from '#domain/plan/plans.ts';
import type { Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { ledgerEntries, users } from '../schema.ts';

/**
 * What people are entitled to, as entries that are only ever added. Whoever adds one holds the user first, so that
 * entries stand in the order in which they were made and the user's role and limit follow from all of them.
 */

export type NewGrant = { userId: string; role: Role; cardLimit: number; grantedBy: string | null };

/** A fact about a payment, before it has its place in the ledger. */
export type PaymentFact = Pick<LedgerEntry, 'kind' | 'role' | 'providerId' | 'amountCents' | 'occurredAt'>;

/** What was new of it. */
export type AddedFact = Pick<LedgerEntry, 'kind' | 'amountCents'>;

/** Keeps everybody else from changing this user until the transaction ends; false where there is no such user. */
export async function lockUserRow(tx: Transaction, userId: string): Promise<boolean> {
  const held = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  return held.length === 1;
}

/** What an admin gives, or takes: it holds from now on, whatever was bought before. Null: the operator, or the product itself. */
export async function addGrant(tx: Transaction, grant: NewGrant): Promise<void> {
  await lockUserRow(tx, grant.userId);
  await tx.insert(ledgerEntries).values({ id: uuidv7(), kind: 'grant', createdAt: thisMoment, ...grant });
}

/** What the provider says of a payment, told again, changes nothing; answers what was new. */
export async function addFacts(
  tx: Transaction,
  { paymentId, userId }: { paymentId: string; userId: string | null },
  facts: PaymentFact[],
): Promise<AddedFact[]> {
  if (facts.length === 0) return [];
  return tx
    .insert(ledgerEntries)
    .values(facts.map((fact) => ({ id: uuidv7(), userId, paymentId, createdAt: thisMoment, ...fact })))
    .onConflictDoNothing()
    .returning({ kind: ledgerEntries.kind, amountCents: ledgerEntries.amountCents });
}

/** Gives a user the role and the limit that their entries add up to. Their admin flag is nobody's purchase. */
export async function applyEntitlement(tx: Transaction, userId: string): Promise<void> {
  await lockUserRow(tx, userId);
  const { role, cardLimit } = entitlementOf(await entriesOf(tx, userId));
  await tx.update(users).set({ role, cardLimit }).where(eq(users.id, userId));
}

export function entriesOf(tx: Pick<Transaction, 'select'>, userId: string): Promise<LedgerEntry[]> {
  return tx.select(entryColumns).from(ledgerEntries).where(eq(ledgerEntries.userId, userId));
}

/** The entries about one or more payments. */
export function entriesAbout(tx: Pick<Transaction, 'select'>, paymentIds: string[]): Promise<LedgerEntry[]> {
  return tx.select(entryColumns).from(ledgerEntries).where(inArray(ledgerEntries.paymentId, paymentIds));
}

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

// Not now(), which is when the transaction began: it may have waited for the user since.
const thisMoment = sql`clock_timestamp()`;
