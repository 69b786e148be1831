import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Database } from '../../database/db.ts';
import { accounts, companies, companyMembers, users } from '../schema.ts';

/** The account that a person used last, on any device. */
export function lastAccountStore(db: Database) {
  return {
    /** Remembers a company of the person, or with null their own account. */
    set: async (userId: string, companyId: string | null): Promise<void> => {
      const isMember = sql`EXISTS (SELECT FROM ${companyMembers}
        WHERE ${companyMembers.userId} = ${userId}::uuid AND ${companyMembers.accountId} = ${companyId}::uuid)`;
      const { rowCount } = await db
        .update(users)
        .set({ lastAccountId: companyId ?? sql`${users.accountId}` })
        .where(and(eq(users.id, userId), companyId === null ? undefined : isMember));
      if (rowCount === 0) throw new Refusal('NOT_A_MEMBER');
    },

    /**
     * The company that a sign-in with a password opens, or null for the person's own account. Without a choice it is the
     * company joined last, if the person has neither a plan nor a card of their own.
     */
    companyAtSignIn: async (userId: string): Promise<string | null> => {
      const isChosen = sql`${users.lastAccountId} = ${companyMembers.accountId}`;
      const hasNothing = sql`${users.lastAccountId} IS NULL AND ${accounts.role} = 'free' AND ${accounts.cardCount} = 0`;
      const [company] = await db
        .select({ id: companyMembers.accountId })
        .from(users)
        .innerJoin(accounts, eq(accounts.id, users.accountId))
        .innerJoin(companyMembers, eq(companyMembers.userId, users.id))
        .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
        .where(
          and(eq(users.id, userId), eq(companies.isSsoOnly, false), sql`(${isChosen} OR (${hasNothing}))`),
        )
        .orderBy(sql`${companyMembers.since} DESC`)
        .limit(1);
      return company?.id ?? null;
    },
  };
}
