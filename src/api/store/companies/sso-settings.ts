import { randomBytes } from 'node:crypto';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { isFactorBefore, mailDomainsMax, ssoOnlyRefusal } from '#domain/company/single-sign-on.ts';
import { type Database, type Transaction, violatedUnique } from '../../database/db.ts';
import { appendAudit } from '../audit-log.ts';
import { companies, ssoConnections, ssoDomains, users } from '../schema.ts';
import { type Admin, lockAccount } from '../shared/account-lock.ts';
import { appendCompanyLog, type MemberActor } from '../shared/company-log.ts';
import { endIdentitiesOfCompany, endIdentitiesOfDomain } from '../shared/sso-identities.ts';
import { lockCompany, lockForOwner, membersOf } from './members.ts';

export type SsoConnection = Pick<
  typeof ssoConnections.$inferSelect,
  'accountId' | 'issuer' | 'clientId' | 'clientSecret' | 'changedAt'
>;

/** Without a secret the stored one stays. */
type ConnectionChange = { issuer: string; clientId: string; clientSecret: string | null };

export type SsoSettingsStore = ReturnType<typeof ssoSettingsStore>;

/** The identity provider and the mail domains of companies. */
export function ssoSettingsStore(db: Database) {
  const domainsOf = (accountId: string) => {
    const { domain, token, provedAt, provedBy } = ssoDomains;
    return db
      .select({ domain, token, provedAt, provedBy })
      .from(ssoDomains)
      .where(eq(ssoDomains.accountId, accountId))
      .orderBy(asc(domain));
  };
  const connectionOf = async (accountId: string) => {
    const [found] = await db.select().from(ssoConnections).where(eq(ssoConnections.accountId, accountId));
    return found ?? null;
  };
  return {
    connectionOf,

    find: async (accountId: string) => {
      const [[company], connection, domains] = await Promise.all([
        db
          .select({ isSsoOnly: companies.isSsoOnly })
          .from(companies)
          .where(eq(companies.accountId, accountId)),
        connectionOf(accountId),
        domainsOf(accountId),
      ]);
      return { isOnly: company?.isSsoOnly ?? false, connection, domains };
    },

    provedDomainsOf: async (accountId: string): Promise<string[]> =>
      (await domainsOf(accountId)).flatMap(({ domain, provedAt }) => (provedAt ? [domain] : [])),

    /** The provider of the company that has proved a domain, or null. */
    connectionFor: async (domain: string): Promise<SsoConnection | null> => {
      const { accountId, issuer, clientId, clientSecret, changedAt } = ssoConnections;
      const [found] = await db
        .select({ accountId, issuer, clientId, clientSecret, changedAt })
        .from(ssoConnections)
        .innerJoin(ssoDomains, eq(ssoDomains.accountId, accountId))
        .where(and(eq(ssoDomains.domain, domain), isNotNull(ssoDomains.provedAt)));
      return found ?? null;
    },

    /**
     * Sets the provider, or removes it. Another issuer or client has to be tested again; until then passwords open the
     * company. Everybody is linked anew.
     */
    setConnection: (by: MemberActor, input: ConnectionChange | null): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId: accountId } = by;
        const isOfCompany = eq(ssoConnections.accountId, accountId);
        const [before] = await tx.select().from(ssoConnections).where(isOfCompany);
        const isSame = before?.issuer === input?.issuer && before?.clientId === input?.clientId;
        if (before && !isSame) {
          await openToPasswords(tx, by);
          await endIdentitiesOfCompany(tx, accountId);
        }
        if (!input) {
          await tx.delete(ssoConnections).where(isOfCompany);
          await appendCompanyLog(tx, by, 'sso_removed');
          return;
        }
        const { issuer, clientId } = input;
        const clientSecret = input.clientSecret ?? before?.clientSecret;
        if (!clientSecret) throw new Refusal('SSO_SECRET_NEEDED');
        const row = {
          issuer,
          clientId,
          clientSecret,
          testedAt: isSame ? (before?.testedAt ?? null) : null,
          changedAt: sql`now()`,
        };
        await tx
          .insert(ssoConnections)
          .values({ accountId, ...row })
          .onConflictDoUpdate({ target: ssoConnections.accountId, set: row });
        await appendCompanyLog(tx, by, 'sso_changed', { name: issuer });
      }),

    /** Records that an owner has signed in with the provider, unless it was changed meanwhile. */
    markTested: async ({ accountId, issuer, clientId, clientSecret }: SsoConnection): Promise<void> => {
      await db
        .update(ssoConnections)
        .set({ testedAt: sql`now()` })
        .where(
          and(
            eq(ssoConnections.accountId, accountId),
            eq(ssoConnections.issuer, issuer),
            eq(ssoConnections.clientId, clientId),
            eq(ssoConnections.clientSecret, clientSecret),
          ),
        );
    },

    setOnly: (by: MemberActor, isOnly: boolean, hasSecondFactor: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId } = by;
        if (isOnly) {
          const [connection] = await tx
            .select({ testedAt: ssoConnections.testedAt })
            .from(ssoConnections)
            .where(eq(ssoConnections.accountId, companyId));
          const refusal = ssoOnlyRefusal({
            isTested: Boolean(connection?.testedAt),
            hasProvedDomain: await hasProvedDomain(tx, companyId),
            hasSecondFactor,
          });
          if (refusal) throw new Refusal(refusal);
        }
        if (isOnly) await setSsoOnly(tx, companyId, true);
        else await openToPasswords(tx, by);
        await appendCompanyLog(tx, by, isOnly ? 'sso_only_on' : 'sso_only_off');
      }),

    addDomain: (by: MemberActor, domain: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId: accountId } = by;
        if (await insertDomain(tx, accountId, domain))
          await appendCompanyLog(tx, by, 'domain_added', { name: domain });
      }),

    removeDomain: (by: MemberActor, domain: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        await removeDomain(tx, by, domain);
        const isClosed = and(eq(companies.accountId, by.companyId), companies.isSsoOnly);
        // Nobody could come in any more.
        if ((await tx.$count(companies, isClosed)) > 0 && !(await hasProvedDomain(tx, by.companyId)))
          throw new Refusal('SSO_LAST_DOMAIN');
      }),

    tokenOf: async (accountId: string, domain: string): Promise<string> => {
      const [found] = await db
        .select({ token: ssoDomains.token })
        .from(ssoDomains)
        .where(isDomain(accountId, domain));
      if (!found) throw new Refusal('DOMAIN_NOT_FOUND');
      return found.token;
    },

    /** The DNS has the record of this company. */
    proveByDns: (by: MemberActor, domain: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        await prove(tx, by, domain, 'dns');
      }),

    /** The operator vouches for a domain, or takes it away from a company. */
    setByOperator: (
      admin: Admin,
      companyId: string,
      { domain, isProved, reason }: { domain: string; isProved: boolean; reason: string },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        // The order of locks is that of every other change by an admin: people, then the company.
        const owner = (await membersOf(tx, companyId)).find(({ role }) => role === 'owner');
        if (!owner) throw new Refusal('COMPANY_NOT_FOUND');
        const subject = await lockAccount(tx, admin, owner.userId);
        await lockCompany(tx, companyId);
        const by = { companyId, userId: admin.id, username: 'operator' };
        if (isProved) {
          await insertDomain(tx, companyId, domain);
          await prove(tx, by, domain, 'operator');
        } else {
          await removeDomain(tx, by, domain);
          // The operator's way to open a company whose owners have lost every other.
          if (!(await hasProvedDomain(tx, companyId))) await setSsoOnly(tx, companyId, false);
        }
        await appendAudit(tx, admin.source, {
          action: isProved ? 'domain_proved' : 'domain_removed',
          actor: admin,
          subject,
          after: { name: domain, reason },
        });
      }),
  };
}

const isDomain = (accountId: string, domain: string) =>
  and(eq(ssoDomains.accountId, accountId), eq(ssoDomains.domain, domain));

async function hasProvedDomain(tx: Transaction, accountId: string): Promise<boolean> {
  const isProved = and(eq(ssoDomains.accountId, accountId), isNotNull(ssoDomains.provedAt));
  return (await tx.$count(ssoDomains, isProved)) > 0;
}

/** The company is locked. Whoever was linked by an address of the domain is linked anew, also if it comes back. */
async function removeDomain(tx: Transaction, by: MemberActor, domain: string): Promise<void> {
  await endIdentitiesOfDomain(tx, by.companyId, domain);
  const { rowCount } = await tx.delete(ssoDomains).where(isDomain(by.companyId, domain));
  if (!rowCount) throw new Refusal('DOMAIN_NOT_FOUND');
  await appendCompanyLog(tx, by, 'domain_removed', { name: domain });
}

/**
 * Opens a company to passwords. The owner needs a second factor from before it was closed: whoever has the password of one
 * without a factor could set one up.
 */
async function openToPasswords(tx: Transaction, { companyId, userId }: MemberActor): Promise<void> {
  const [closed] = await tx
    .select({ since: companies.ssoOnlySince, factorSince: users.secondFactorSince })
    .from(companies)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(companies.accountId, companyId), companies.isSsoOnly));
  if (!closed) return;
  if (!closed.since || !isFactorBefore(closed.factorSince, closed.since))
    throw new Refusal('SSO_FACTOR_TOO_NEW');
  await setSsoOnly(tx, companyId, false);
}

/** Returns whether the domain is new. The company is locked. */
async function insertDomain(tx: Transaction, accountId: string, domain: string): Promise<boolean> {
  const { rowCount } = await tx
    .insert(ssoDomains)
    .values({ accountId, domain, token: randomBytes(16).toString('hex') })
    .onConflictDoNothing();
  if ((await tx.$count(ssoDomains, eq(ssoDomains.accountId, accountId))) > mailDomainsMax)
    throw new Refusal('TOO_MANY_DOMAINS');
  return Boolean(rowCount);
}

async function setSsoOnly(tx: Transaction, accountId: string, isSsoOnly: boolean): Promise<void> {
  await tx.update(companies).set({ isSsoOnly }).where(eq(companies.accountId, accountId));
}

/** A unique index refuses the second of two companies, also of two at the same time. */
async function prove(
  tx: Transaction,
  by: MemberActor,
  domain: string,
  provedBy: 'dns' | 'operator',
): Promise<void> {
  const { companyId } = by;
  const waiting = and(eq(ssoDomains.accountId, companyId), eq(ssoDomains.domain, domain));
  try {
    const { rowCount } = await tx
      .update(ssoDomains)
      .set({ provedAt: sql`now()`, provedBy })
      .where(and(waiting, sql`${ssoDomains.provedAt} IS NULL`));
    if (rowCount) await appendCompanyLog(tx, by, 'domain_proved', { name: domain });
  } catch (error) {
    if (violatedUnique(error) === 'sso_domains_proved') throw new Refusal('DOMAIN_TAKEN');
    throw error;
  }
}
