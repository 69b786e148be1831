import { and, asc, eq, exists, gte, isNotNull, lte, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import {
  companies,
  companyMembers,
  pendingSignIns,
  sessions,
  ssoDomains,
  ssoIdentities,
  users,
} from '../schema.ts';

/**
 * The life of an identity: it belongs to one membership, one proof of the domain of the account's address, and one
 * provider (docs/single-sign-on.md). What ends one of them ends it, with what the provider has opened.
 */

/** The domain of the address that an account has now. */
const domainOfUser = sql`substring(${users.emailKey} from '[^@]*$')`;

/** The identities that are alive. The release before did not end those of who has left and of a domain that was removed. */
export function livingIdentities(tx: Pick<Transaction, 'select'>) {
  const { accountId, issuer, userId, createdAt } = ssoIdentities;
  return tx
    .select({ companyId: accountId, company: companies.name, issuer, since: createdAt, userId })
    .from(ssoIdentities)
    .innerJoin(companies, eq(companies.accountId, accountId))
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(
      companyMembers,
      and(
        eq(companyMembers.accountId, accountId),
        eq(companyMembers.userId, userId),
        lte(companyMembers.since, createdAt),
      ),
    )
    .innerJoin(
      ssoDomains,
      and(
        eq(ssoDomains.accountId, accountId),
        eq(ssoDomains.domain, domainOfUser),
        lte(ssoDomains.provedAt, createdAt),
      ),
    )
    .$dynamic();
}

/** Ends identities, with the sessions and the pending sign-ins that their providers have opened. */
async function endWhere(tx: Transaction, isEnded: SQL | undefined): Promise<void> {
  const ended = await tx
    .delete(ssoIdentities)
    .where(isEnded)
    .returning({ companyId: ssoIdentities.accountId, userId: ssoIdentities.userId });
  for (const { companyId, userId } of ended) await endSignIns(tx, companyId, userId);
}

async function endSignIns(tx: Transaction, companyId: string, userId: string): Promise<void> {
  await tx
    .delete(pendingSignIns)
    .where(and(eq(pendingSignIns.ssoAccountId, companyId), eq(pendingSignIns.userId, userId)));
  await tx.delete(sessions).where(and(eq(sessions.ssoAccountId, companyId), eq(sessions.actorId, userId)));
}

/** A membership has ended. */
export const endIdentitiesOfMember = (tx: Transaction, companyId: string, userId: string): Promise<void> =>
  endWhere(tx, and(eq(ssoIdentities.accountId, companyId), eq(ssoIdentities.userId, userId)));

/** A company has another provider, or none. */
export const endIdentitiesOfCompany = (tx: Transaction, companyId: string): Promise<void> =>
  endWhere(tx, eq(ssoIdentities.accountId, companyId));

/** A company has given up a domain: the accounts with an address of it. */
export async function endIdentitiesOfDomain(
  tx: Transaction,
  companyId: string,
  domain: string,
): Promise<void> {
  const ofDomain = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, ssoIdentities.userId), eq(domainOfUser, domain)));
  await endWhere(tx, and(eq(ssoIdentities.accountId, companyId), exists(ofDomain)));
}

/** The address of an account has changed: the identities of companies that have not proved its domain. */
export async function endIdentitiesElsewhere(tx: Transaction, userId: string): Promise<void> {
  const proved = tx
    .select({ id: ssoDomains.accountId })
    .from(ssoDomains)
    .innerJoin(users, and(eq(users.id, userId), eq(ssoDomains.domain, domainOfUser)))
    .where(isNotNull(ssoDomains.provedAt));
  await endWhere(tx, and(eq(ssoIdentities.userId, userId), notInArray(ssoIdentities.accountId, proved)));
}

/** Somebody else may have linked these. */
export const endIdentitiesSince = (tx: Transaction, userId: string, since: Date): Promise<void> =>
  endWhere(tx, and(eq(ssoIdentities.userId, userId), gte(ssoIdentities.createdAt, since)));

type NewIdentity = { companyId: string; issuer: string; subject: string; userId: string };

/** Links a person to who they are at the provider; one identity of a company is one person, and one person has one. */
export async function link(
  tx: Transaction,
  { companyId, issuer, subject, userId }: NewIdentity,
): Promise<void> {
  const isSame = and(eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject));
  await endWhere(
    tx,
    and(eq(ssoIdentities.accountId, companyId), or(isSame, eq(ssoIdentities.userId, userId))),
  );
  await tx.insert(ssoIdentities).values({ accountId: companyId, issuer, subject, userId });
}

/** The links of a person to the providers of their companies. */
export function ssoIdentityStore(db: Database) {
  return {
    /** Those that sign the person in, by company. */
    list: async (userId: string) => {
      const found = await livingIdentities(db)
        .where(eq(ssoIdentities.userId, userId))
        .orderBy(asc(companies.name), asc(companies.accountId));
      return found.map(({ userId: _, ...identity }) => identity);
    },

    /** Ends the link to a company, with the sessions that its provider has opened. */
    remove: (user: { id: string; username: string }, companyId: string, source: AuditSource): Promise<void> =>
      db.transaction(async (tx) => {
        const [found] = await livingIdentities(tx).where(
          and(eq(ssoIdentities.accountId, companyId), eq(ssoIdentities.userId, user.id)),
        );
        if (!found) throw new Refusal('IDENTITY_NOT_FOUND');
        await endIdentitiesOfMember(tx, companyId, user.id);
        const subject = { id: user.id, username: user.username };
        const after = { name: found.company };
        await appendAudit(tx, source, { action: 'identity_removed', actor: subject, subject, after });
      }),
  };
}
