import { eq, sql } from 'drizzle-orm';
import type { BillingDetails } from '#domain/invoice/invoice.ts';
import type { Database } from '../../database/db.ts';
import { billingDetails } from '../schema.ts';
import { billingDetailsOf } from './invoices.ts';

export type BillingStore = ReturnType<typeof billingStore>;

/** The company that a user's invoices are made out to. */
export function billingStore(db: Database) {
  return {
    find: (userId: string) => billingDetailsOf(db, userId),

    /** Replaces the company; null removes it. Invoices that exist stay as they are. */
    set: async (userId: string, details: BillingDetails | null): Promise<void> => {
      if (!details) {
        await db.delete(billingDetails).where(eq(billingDetails.userId, userId));
        return;
      }
      await db
        .insert(billingDetails)
        .values({ userId, ...details })
        .onConflictDoUpdate({ target: billingDetails.userId, set: { ...details, updatedAt: sql`now()` } });
    },
  };
}
