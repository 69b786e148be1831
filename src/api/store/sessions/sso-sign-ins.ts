import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { isReservedUsername } from '#domain/account/username-skeleton.ts';
import { usernameProblem } from '#domain/account/usernames.ts';
import { type CompanyRole, membersMax } from '#domain/company/company.ts';
import { joinRequestsMax, mailDomainOf } from '#domain/company/single-sign-on.ts';
import { metric } from '#domain/metrics/metrics.ts';
import type { Entitlement } from '#domain/payment/entitlement.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { addMember, lockCompany, membersOf } from '../companies/members.ts';
import {
  companies,
  companyInvitations,
  companyMembers,
  ssoConnections,
  ssoDomains,
  ssoFlows,
  ssoIdentities,
  ssoRequests,
  users,
} from '../schema.ts';
import { appendCompanyLog } from '../shared/company-log.ts';
import { link, livingIdentities } from '../shared/sso-identities.ts';
import { addMetrics } from '../shared/usage-metrics.ts';
import { insertUser } from '../users/users.ts';

type SsoFlow = typeof ssoFlows.$inferSelect;

/** Whom the provider of a company has confirmed. */
type Confirmed = {
  companyId: string;
  issuer: string;
  clientId: string;
  subject: string;
  /** A verified address of a domain of the company. */
  email: string;
  /** Who is signed in as themselves, and was when the sign-in began. */
  signedInUserId: string | null;
  now: Date;
};

/** What a new account needs. Its password hash takes time, and is made for new people only. */
type NewPerson = {
  hashNewPassword: () => Promise<string>;
  timeZone: string;
  /** The plan of new people where plans are not sold. */
  givenPlan: Entitlement | null;
};

/** Sign-ins through the providers of companies. */
export function ssoSignIns(db: Database) {
  return {
    begin: async (flow: SsoFlow): Promise<void> => {
      await db.insert(ssoFlows).values(flow);
    },

    /** The sign-in of a cookie, once, or null. */
    take: async (tokenHash: Buffer, now: Date): Promise<SsoFlow | null> => {
      const [flow] = await db.delete(ssoFlows).where(eq(ssoFlows.tokenHash, tokenHash)).returning();
      return flow && flow.expiresAt > now ? flow : null;
    },

    /**
     * The account of a confirmed person, who is a member of the company then. An account that exists already is linked
     * only to whoever is signed in to it; a new person gets a new one. Who is neither a member nor invited waits for an
     * owner. Changes of one company run one after the other, so two first sign-ins make one account.
     */
    accountOf: async (confirmed: Confirmed, newPerson: NewPerson) => {
      const found = await db.transaction(async (tx) => {
        await lockCompany(tx, confirmed.companyId);
        await refuseOutdated(tx, confirmed);
        const userId = (await linkedUser(tx, confirmed)) ?? (await linkUser(tx, confirmed, newPerson));
        return userId && accountWith(tx, userId);
      });
      if (!found) throw new Refusal('SSO_WAITING');
      return found;
    },

    /** Adds to the log of each company that lets in only single sign-on that an owner came in by password. */
    logWayBack: (userId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const owned = await tx
          .select({ companyId: companies.accountId, username: users.username })
          .from(companyMembers)
          .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
          .innerJoin(users, eq(users.id, companyMembers.userId))
          .where(
            and(eq(companyMembers.userId, userId), eq(companyMembers.role, 'owner'), companies.isSsoOnly),
          );
        for (const { companyId, username } of owned)
          await appendCompanyLog(tx, { companyId, userId, username }, 'sso_way_back');
      }),
  };
}

/** The company may have changed its provider, or given up the domain, while the provider was asked. */
async function refuseOutdated(tx: Transaction, { companyId, issuer, clientId, email }: Confirmed) {
  const isOfCompany = eq(ssoConnections.accountId, companyId);
  const isSame = and(isOfCompany, eq(ssoConnections.issuer, issuer), eq(ssoConnections.clientId, clientId));
  if ((await tx.$count(ssoConnections, isSame)) === 0) throw new Refusal('SSO_EXPIRED');
  const { accountId, domain, provedAt } = ssoDomains;
  const isProved = and(eq(accountId, companyId), eq(domain, mailDomainOf(email)), isNotNull(provedAt));
  if ((await tx.$count(ssoDomains, isProved)) === 0) throw new Refusal('SSO_EMAIL_REFUSED');
}

async function accountWith(tx: Transaction, userId: string) {
  const [account] = await tx
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      hasSecondFactor: users.hasSecondFactor,
      isAdmin: users.isAdmin,
      isBlocked: sql<boolean>`${users.blockedAt} IS NOT NULL`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!account) throw new Refusal('SSO_EXPIRED');
  // Who looks after a provider must not become an admin of this site.
  if (account.isAdmin) throw new Refusal('SSO_FOR_ADMIN');
  if (account.isBlocked) throw new Refusal('ACCOUNT_BLOCKED');
  return account;
}

/** The member of an identity that is alive. */
async function linkedUser(
  tx: Transaction,
  { companyId, issuer, subject }: Confirmed,
): Promise<string | null> {
  const { accountId, issuer: itsIssuer, subject: itsSubject } = ssoIdentities;
  const isIt = and(eq(accountId, companyId), eq(itsIssuer, issuer), eq(itsSubject, subject));
  const [identity] = await livingIdentities(tx).where(isIt);
  return identity?.userId ?? null;
}

/** Links an identity that is new to the account of the person, or to a new one; null if an owner has to admit them. */
async function linkUser(tx: Transaction, confirmed: Confirmed, newPerson: NewPerson): Promise<string | null> {
  const { companyId, issuer, subject, email, signedInUserId } = confirmed;
  const members = await membersOf(tx, companyId);
  // The address stays until the identity is stored: a change of it ends identities.
  const [existing] = await tx
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.emailKey, email.toLowerCase()))
    .for('share');
  if (existing?.isAdmin) throw new Refusal('SSO_FOR_ADMIN');
  if (existing && existing.id !== signedInUserId) throw new Refusal('SSO_ACCOUNT_EXISTS');
  const isMember = members.some((member) => member.userId === existing?.id);
  if (!isMember && !(await takeInvitation(tx, confirmed))) {
    await askToJoin(tx, confirmed);
    return null;
  }
  const userId = existing?.id ?? (await addPerson(tx, email, newPerson));
  if (!isMember) await join(tx, companyId, userId, members.length);
  await link(tx, { companyId, issuer, subject, userId });
  return userId;
}

/** An owner sees who waits. Whom they have refused, and who is one too many, asks them outside. */
async function askToJoin(tx: Transaction, { companyId, email }: Confirmed): Promise<void> {
  const { accountId, emailKey, refusedAt } = ssoRequests;
  const [known] = await tx
    .select({ refusedAt })
    .from(ssoRequests)
    .where(and(eq(accountId, companyId), eq(emailKey, email.toLowerCase())));
  if (known?.refusedAt) throw new Refusal('SSO_NOT_ADMITTED');
  if (known) return;
  const waiting = await tx.$count(ssoRequests, and(eq(accountId, companyId), isNull(refusedAt)));
  if (waiting >= joinRequestsMax) throw new Refusal('SSO_NOT_ADMITTED');
  await tx
    .insert(ssoRequests)
    .values({ id: uuidv7(), accountId: companyId, email, emailKey: email.toLowerCase() });
}

const joinedRole: CompanyRole = 'manager';

async function join(tx: Transaction, companyId: string, userId: string, members: number): Promise<void> {
  if (members >= membersMax) throw new Refusal('COMPANY_FULL');
  await addMember(tx, companyId, userId, joinedRole);
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  const by = { companyId, userId, username: user?.username ?? '' };
  await appendCompanyLog(tx, by, 'member_joined', { role: joinedRole });
}

/** Uses an invitation of the address up, and what the person has asked before. */
async function takeInvitation(tx: Transaction, { companyId, email, now }: Confirmed): Promise<boolean> {
  const { accountId, emailKey, expiresAt } = companyInvitations;
  const key = email.toLowerCase();
  const { rowCount } = await tx
    .delete(companyInvitations)
    .where(and(eq(accountId, companyId), eq(emailKey, key), gt(expiresAt, now)));
  if (!rowCount) return false;
  await tx
    .delete(ssoRequests)
    .where(and(eq(ssoRequests.accountId, companyId), eq(ssoRequests.emailKey, key)));
  return true;
}

/** A new account with the address and a name made of it. */
async function addPerson(
  tx: Transaction,
  email: string,
  { hashNewPassword, timeZone, givenPlan }: NewPerson,
): Promise<string> {
  const id = uuidv7();
  const passwordHash = await hashNewPassword();
  for (const username of usernamesFor(email, id)) {
    const user = { ...givenPlan, id, username, email, passwordHash, emailVerifiedAt: new Date() };
    try {
      await insertUser(tx, user, async (inner) => {
        await addMetrics(inner, [metric('registered')], { timeZone });
      });
      return id;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Reserved for somebody who has just changed their address.
      if (error.code === 'EMAIL_TAKEN') throw new Refusal('SSO_ACCOUNT_EXISTS');
    }
  }
  throw new Refusal('USERNAME_TAKEN');
}

/** Names to try: the first part of the address, then with a part of the id, which nobody else has. */
function usernamesFor(email: string, id: string): string[] {
  const name = email.slice(0, email.lastIndexOf('@')).slice(0, 40);
  return [name, `${name}-${id.slice(-4)}`, `${name}-${id.slice(-8)}`, `member-${id.slice(-12)}`].filter(
    (username) => usernameProblem(username) === null && !isReservedUsername(username),
  );
}
