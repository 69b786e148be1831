import { eq, sql } from 'drizzle-orm';
import type { BillingDetails } from '#domain/invoice/invoice.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { billingDetails } from '../schema.ts';
import { billingDetailsOf } from './invoices.ts';

/** The company that an account's invoices are made out to. */
export function billingStore(db: Database) {
  return {
    find: (accountId: string) => billingDetailsOf(db, accountId),

    /** Replaces the company; null removes it. Invoices that exist stay as they are. */
    set: (accountId: string, details: BillingDetails | null) => setBillingDetails(db, accountId, details),
  };
}

/** Also as part of a transaction. */
export async function setBillingDetails(
  tx: Pick<Transaction, 'insert' | 'delete'>,
  accountId: string,
  details: BillingDetails | null,
): Promise<void> {
  if (!details) {
    await tx.delete(billingDetails).where(eq(billingDetails.accountId, accountId));
    return;
  }
  await tx
    .insert(billingDetails)
    .values({ accountId, ...details })
    .onConflictDoUpdate({ target: billingDetails.accountId, set: { ...details, updatedAt: sql`now()` } });
}
