import { and, eq, gt, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { isReservedUsername } from '#domain/account/username-skeleton.ts';
import { usernameProblem } from '#domain/account/usernames.ts';
import { type CompanyRole, membersMax } from '#domain/company/company.ts';
import { figure } from '#domain/figures/figures.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { appendCompanyLog } from '../companies/company-log.ts';
import { addMember, lockCompany, membersOf } from '../companies/members.ts';
import { addFigures } from '../figures/daily-figures.ts';
import { companies, companyInvitations, companyMembers, ssoFlows, ssoIdentities, users } from '../schema.ts';
import { insertUser } from '../users/users.ts';

type SsoFlow = typeof ssoFlows.$inferSelect;

/** Whom the provider of a company has confirmed. */
type Confirmed = {
  companyId: string;
  issuer: string;
  subject: string;
  /** A verified address of a domain of the company. */
  email: string;
  /** Who is signed in, and was when the sign-in began. */
  signedInUserId: string | null;
  now: Date;
};

/** The password hash of a person who has no password yet. */
type NewPerson = { passwordHash: string; timeZone: string };

export type SsoSignIns = ReturnType<typeof ssoSignIns>;

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
     * only to whoever is signed in to it; a new person gets a new one. Changes of one company run one after the other,
     * so two first sign-ins make one account.
     */
    accountOf: (confirmed: Confirmed, newPerson: NewPerson) =>
      db.transaction(async (tx) => {
        await lockCompany(tx, confirmed.companyId);
        const userId = (await linkedUser(tx, confirmed)) ?? (await linkUser(tx, confirmed, newPerson));
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
      }),

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

/** The user of a known identity. Who was removed from the company comes back by an invitation only. */
async function linkedUser(
  tx: Transaction,
  { companyId, issuer, subject, email, now }: Confirmed,
): Promise<string | null> {
  const [identity] = await tx
    .select({ userId: ssoIdentities.userId })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.accountId, companyId),
        eq(ssoIdentities.issuer, issuer),
        eq(ssoIdentities.subject, subject),
      ),
    );
  if (!identity) return null;
  const { userId } = identity;
  const members = await membersOf(tx, companyId);
  if (members.some((member) => member.userId === userId)) return userId;
  if (!(await takeInvitation(tx, companyId, email, now))) throw new Refusal('SSO_REMOVED');
  await join(tx, companyId, userId, members.length);
  return userId;
}

/** Links an identity that is new to the account of the person, or to a new one. */
async function linkUser(
  tx: Transaction,
  { companyId, issuer, subject, email, signedInUserId, now }: Confirmed,
  newPerson: NewPerson,
): Promise<string> {
  const members = await membersOf(tx, companyId);
  const [existing] = await tx
    .select({ id: users.id, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.emailKey, email.toLowerCase()));
  if (existing?.isAdmin) throw new Refusal('SSO_FOR_ADMIN');
  if (existing && existing.id !== signedInUserId) throw new Refusal('SSO_ACCOUNT_EXISTS');
  const userId = existing?.id ?? (await addPerson(tx, email, newPerson));
  await tx.insert(ssoIdentities).values({ accountId: companyId, issuer, subject, userId });
  if (!members.some((member) => member.userId === userId)) {
    await takeInvitation(tx, companyId, email, now);
    await join(tx, companyId, userId, members.length);
  }
  return userId;
}

const joinedRole: CompanyRole = 'manager';

async function join(tx: Transaction, companyId: string, userId: string, members: number): Promise<void> {
  if (members >= membersMax) throw new Refusal('COMPANY_FULL');
  await addMember(tx, companyId, userId, joinedRole);
  const [user] = await tx.select({ username: users.username }).from(users).where(eq(users.id, userId));
  const by = { companyId, userId, username: user?.username ?? '' };
  await appendCompanyLog(tx, by, 'member_joined', { role: joinedRole });
}

/** Uses an invitation of the address up. */
async function takeInvitation(tx: Transaction, companyId: string, email: string, now: Date) {
  const { rowCount } = await tx
    .delete(companyInvitations)
    .where(
      and(
        eq(companyInvitations.accountId, companyId),
        eq(companyInvitations.emailKey, email.toLowerCase()),
        gt(companyInvitations.expiresAt, now),
      ),
    );
  return rowCount === 1;
}

/** A new account with the address and a name made of it. */
async function addPerson(
  tx: Transaction,
  email: string,
  { passwordHash, timeZone }: NewPerson,
): Promise<string> {
  const id = uuidv7();
  for (const username of usernamesFor(email, id)) {
    const user = { id, username, email, passwordHash, emailVerifiedAt: new Date() };
    try {
      await insertUser(tx, user, async (inner) => {
        await addFigures(inner, [figure('registered')], { timeZone });
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
