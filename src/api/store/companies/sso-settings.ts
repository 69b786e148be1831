import { randomBytes } from 'node:crypto';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { mailDomainsMax, ssoOnlyRefusal } from '#domain/company/single-sign-on.ts';
import { type Database, type Transaction, violatedUnique } from '../../database/db.ts';
import { appendAudit } from '../audit-log.ts';
import { companies, ssoConnections, ssoDomains } from '../schema.ts';
import { type Admin, lockAccount } from '../users/account-lock.ts';
import { type ActingMember, appendCompanyLog } from './company-log.ts';
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
  const isDomain = (accountId: string, domain: string) =>
    and(eq(ssoDomains.accountId, accountId), eq(ssoDomains.domain, domain));

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
     * company.
     */
    setConnection: (by: ActingMember, wanted: ConnectionChange | null): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId: accountId } = by;
        const isOfCompany = eq(ssoConnections.accountId, accountId);
        if (!wanted) {
          await tx.delete(ssoConnections).where(isOfCompany);
          await setSsoOnly(tx, accountId, false);
          await appendCompanyLog(tx, by, 'sso_removed');
          return;
        }
        const [before] = await tx.select().from(ssoConnections).where(isOfCompany);
        const { issuer, clientId } = wanted;
        const clientSecret = wanted.clientSecret ?? before?.clientSecret;
        if (!clientSecret) throw new Refusal('SSO_SECRET_NEEDED');
        const isSame = before?.issuer === issuer && before.clientId === clientId;
        const row = {
          issuer,
          clientId,
          clientSecret,
          testedAt: isSame ? before.testedAt : null,
          changedAt: sql`now()`,
        };
        await tx
          .insert(ssoConnections)
          .values({ accountId, ...row })
          .onConflictDoUpdate({ target: ssoConnections.accountId, set: row });
        if (!isSame) await setSsoOnly(tx, accountId, false);
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

    setOnly: (by: ActingMember, isOnly: boolean, hasSecondFactor: boolean): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId } = by;
        if (isOnly) {
          const [connection] = await tx
            .select({ testedAt: ssoConnections.testedAt })
            .from(ssoConnections)
            .where(eq(ssoConnections.accountId, companyId));
          const [proved] = await tx
            .select({ total: count() })
            .from(ssoDomains)
            .where(and(eq(ssoDomains.accountId, companyId), isNotNull(ssoDomains.provedAt)));
          const refusal = ssoOnlyRefusal({
            isTested: Boolean(connection?.testedAt),
            hasProvedDomain: (proved?.total ?? 0) > 0,
            hasSecondFactor,
          });
          if (refusal) throw new Refusal(refusal);
        }
        await setSsoOnly(tx, companyId, isOnly);
        await appendCompanyLog(tx, by, isOnly ? 'sso_only_on' : 'sso_only_off');
      }),

    addDomain: (by: ActingMember, domain: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { companyId: accountId } = by;
        if (await insertDomain(tx, accountId, domain))
          await appendCompanyLog(tx, by, 'domain_added', { name: domain });
      }),

    removeDomain: (by: ActingMember, domain: string): Promise<void> =>
      db.transaction(async (tx) => {
        await lockForOwner(tx, by);
        const { rowCount } = await tx.delete(ssoDomains).where(isDomain(by.companyId, domain));
        if (!rowCount) throw new Refusal('DOMAIN_NOT_FOUND');
        await appendCompanyLog(tx, by, 'domain_removed', { name: domain });
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
    proveByDns: (by: ActingMember, domain: string): Promise<void> =>
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
          const { rowCount } = await tx.delete(ssoDomains).where(isDomain(companyId, domain));
          if (!rowCount) throw new Refusal('DOMAIN_NOT_FOUND');
          await appendCompanyLog(tx, by, 'domain_removed', { name: domain });
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
  by: ActingMember,
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
