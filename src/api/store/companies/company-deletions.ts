import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import { accounts, companies } from '../schema.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';
import { lockForOwner } from './members.ts';

/** Companies deleted in one run of the job. */
const batchSize = 1000;

/** Deletions that owners request: scheduled at once, run after the grace period. */
export function companyDeletions(db: Database) {
  const set = (by: MemberActor, deletesAt: Date | null): Promise<void> =>
    db.transaction(async (tx) => {
      await lockForOwner(tx, by);
      await tx.update(companies).set({ deletesAt }).where(eq(companies.accountId, by.companyId));
      await appendCompanyLog(tx, by, deletesAt ? 'deletion_requested' : 'deletion_cancelled');
    });
  return {
    schedule: (by: MemberActor, deletesAt: Date) => set(by, deletesAt),
    cancel: (by: MemberActor) => set(by, null),

    /** Deletes the companies that are due with all their cards; payments stay, without them. Returns how many. */
    runDue: async (now: Date): Promise<number> => {
      const isDue = and(isNotNull(companies.deletesAt), lte(companies.deletesAt, now));
      const due = await db.select({ id: companies.accountId }).from(companies).where(isDue).limit(batchSize);
      let deleted = 0;
      for (const { id } of due)
        deleted += await db.transaction(async (tx) => {
          // The deletion may have been cancelled meanwhile.
          const still = await tx
            .select({ id: companies.accountId })
            .from(companies)
            .where(and(eq(companies.accountId, id), isDue))
            .for('update');
          if (still.length === 0) return 0;
          await tx.delete(accounts).where(eq(accounts.id, id));
          return 1;
        });
      return deleted;
    },
  };
}
