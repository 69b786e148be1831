import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { ssoRequests } from '../schema.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';
import { lockForOwner } from './members.ts';

/** Those whom the provider of a company has confirmed and nobody has invited, the earliest first. */
export function joinRequestsOf(db: Pick<Database, 'select'>, accountId: string) {
  const { id, email, askedAt } = ssoRequests;
  return db
    .select({ id, email, askedAt })
    .from(ssoRequests)
    .where(and(eq(ssoRequests.accountId, accountId), isNull(ssoRequests.refusedAt)))
    .orderBy(asc(id));
}

/** Takes somebody who waits off the list, and returns their address. */
export async function takeJoinRequest(tx: Transaction, companyId: string, id: string): Promise<string> {
  const [taken] = await tx
    .delete(ssoRequests)
    .where(and(eq(ssoRequests.accountId, companyId), eq(ssoRequests.id, id), isNull(ssoRequests.refusedAt)))
    .returning({ email: ssoRequests.email });
  if (!taken) throw new Refusal('MEMBER_NOT_FOUND');
  return taken.email;
}

/** Whoever is invited need not wait. */
export async function clearJoinRequests(
  tx: Transaction,
  companyId: string,
  emailKeys: string[],
): Promise<void> {
  await tx
    .delete(ssoRequests)
    .where(and(eq(ssoRequests.accountId, companyId), inArray(ssoRequests.emailKey, emailKeys)));
}

/** People who wait for an owner of a company. */
export function joinRequests(db: Database) {
  return {
    /** The refusal is remembered as long as the request. */
    refuse: (by: MemberActor, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId } = by;
        const [refused] = await tx
          .update(ssoRequests)
          .set({ refusedAt: sql`now()`, askedAt: sql`now()` })
          .where(
            and(eq(ssoRequests.accountId, companyId), eq(ssoRequests.id, id), isNull(ssoRequests.refusedAt)),
          )
          .returning({ email: ssoRequests.email });
        if (!refused) throw new Refusal('MEMBER_NOT_FOUND');
        await appendCompanyLog(tx, by, 'person_refused', { email: refused.email });
      }),
  };
}
