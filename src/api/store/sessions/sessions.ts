import { and, eq, exists, gt, isNotNull, isNull, lt, lte, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '#contract/errors.ts';
import { companySessionRefusal } from '#domain/company/single-sign-on.ts';
import { batched } from '../../database/batched.ts';
import type { Database, Transaction } from '../../database/db.ts';
import {
  adminSession,
  type SessionDevice,
  type SessionUser,
  type StoredSession,
  userSession,
} from '../../security/session.ts';
import type { AuditSource } from '../audit-log.ts';
import { accounts, companies, companyMembers, sessions, ssoIdentities, users } from '../schema.ts';
import { type CheckedAccount, isAsChecked } from '../shared/checked-account.ts';
import { auditImpersonation, endedColumns } from '../shared/end-access.ts';
import { userColumns } from '../shared/user-columns.ts';

const actors = alias(users, 'actors');

const interval = (seconds: number) => sql.raw(`interval '${seconds} seconds'`);
const signInLasts = interval(adminSession.seconds);
const idleLimit = interval(adminSession.idleSeconds);
const confirmationLasts = interval(adminSession.confirmedSeconds);
const userIdleLimit = interval(userSession.idleSeconds);
/** The precision of lastSeenAt: a session is written at most once a minute, that of a user every ten minutes. */
const seenEvery = interval(60);
const userSeenEvery = interval(600);

type Options = { isAdminFactorRequired?: boolean };

/** Sessions. The user's rights are read with every request, so a change applies from the next request. */
export function sessionStore(db: Database, { isAdminFactorRequired = false }: Options = {}) {
  // For impersonation only: it ends when the actor is no longer an admin.
  const adminActor = db
    .select({ id: actors.id })
    .from(actors)
    .where(and(eq(actors.id, sessions.actorId), actors.isAdmin));
  // The planner cannot see into a subquery, so it makes one plan for any number of keys, and keeps it.
  const keys = (name: string) => sql`(SELECT ${sql.placeholder(name)}::bytea[])`;
  const asked = sql`unnest(${keys('tokenHashes')}, ${keys('confirmationHashes')}, (SELECT ${sql.placeholder('accountIds')}::uuid[]))
    WITH ORDINALITY AS asked (token_hash, confirmation_hash, account_id, position)`;
  // Limits keep the planner from reading these tables as a whole.
  const membership = db
    .select({
      accountId: companyMembers.accountId,
      role: companyMembers.role,
      name: companies.name,
      ssoOnlySince: sql<Date | null>`CASE WHEN ${companies.isSsoOnly} THEN ${companies.ssoOnlySince} END`
        .mapWith(companies.ssoOnlySince)
        .as('sso_only_since'),
      deletesAt: companies.deletesAt,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
    .where(and(eq(companyMembers.userId, users.id), sql`${companyMembers.accountId} = asked.account_id`))
    .limit(1)
    .as('membership');
  // What the provider of a company opened ends with the identity, also with one that ended while the session was opened.
  const identity = db
    .select({ createdAt: ssoIdentities.createdAt })
    .from(ssoIdentities)
    .where(
      and(
        eq(ssoIdentities.userId, sessions.subjectId),
        eq(ssoIdentities.accountId, sessions.ssoAccountId),
        lte(ssoIdentities.createdAt, sessions.signedInAt),
      ),
    )
    .limit(1)
    .as('identity');
  const account = db
    .select({
      id: accounts.id,
      role: accounts.role,
      cardLimit: accounts.cardLimit,
      cardCount: accounts.cardCount,
    })
    .from(accounts)
    .where(eq(accounts.id, sql`coalesce(${membership.accountId}, ${users.accountId})`))
    .limit(1)
    .as('account');
  const usersByToken = db
    .select({
      position: sql<number>`asked.position::int`,
      ...userColumns,
      // Of the company, if the request acts for one.
      accountId: account.id,
      role: account.role,
      cardLimit: account.cardLimit,
      cardCount: account.cardCount,
      companyRole: membership.role,
      companyName: membership.name,
      companySsoOnlySince: membership.ssoOnlySince,
      companyDeletesAt: membership.deletesAt,
      ssoCompanyId: sessions.ssoAccountId,
      hasGivenFactor: sql<boolean>`${sessions.confirmationHash} IS NOT NULL`,
      isStranger: sql<boolean>`coalesce(asked.account_id <> ${account.id}, false)`,
      language: users.language,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
      deletesAt: users.deletesAt,
      actorId: sessions.actorId,
      hasSecondFactor: users.hasSecondFactor,
      secondFactorSince: users.secondFactorSince,
      // A session confirmed with a second factor needs the cookie of the confirmation, too.
      isConfirmed: sql<boolean>`coalesce(${sessions.confirmedAt} > now() - ${confirmationLasts}
        AND (${sessions.confirmationHash} IS NULL OR ${sessions.confirmationHash} = asked.confirmation_hash), false)`,
      isSeen: sql<boolean>`${sessions.lastSeenAt} > now() - CASE WHEN ${users.isAdmin} OR ${sessions.actorId} <> ${sessions.subjectId} THEN ${seenEvery} ELSE ${userSeenEvery} END`,
    })
    .from(sessions)
    .innerJoin(asked, sql`asked.token_hash = ${sessions.tokenHash}`)
    .innerJoin(users, eq(users.id, sessions.subjectId))
    .leftJoinLateral(membership, sql`true`)
    .leftJoinLateral(identity, sql`true`)
    .innerJoinLateral(account, sql`true`)
    .where(
      and(
        gt(sessions.expiresAt, sql`now()`),
        or(eq(sessions.actorId, sessions.subjectId), exists(adminActor)),
        or(isNull(sessions.ssoAccountId), isNotNull(identity.createdAt)),
        or(
          and(
            eq(sessions.actorId, sessions.subjectId),
            not(users.isAdmin),
            gt(sessions.lastSeenAt, sql`now() - ${userIdleLimit}`),
          ),
          and(
            gt(sessions.signedInAt, sql`now() - ${signInLasts}`),
            gt(sessions.lastSeenAt, sql`now() - ${idleLimit}`),
          ),
        ),
      ),
    )
    .prepare('session_users_by_token');
  const rowByToken = batched(async (tokens: SessionKey[]) => {
    const rows = await usersByToken.execute({
      tokenHashes: tokens.map(({ tokenHash }) => tokenHash),
      confirmationHashes: tokens.map(({ confirmationHash }) => confirmationHash),
      accountIds: tokens.map(({ accountId }) => accountId),
    });
    const byPosition = new Map(rows.map(({ position, ...row }) => [position, row]));
    return tokens.map((_, index) => byPosition.get(index + 1));
  });

  const markSeen = async (tokenHash: Buffer): Promise<void> => {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, sql`now() - ${seenEvery}`)));
  };

  return {
    /**
     * The user of a session token, or null if it is unknown or expired. With the id of a company, the user acts for it;
     * throws a refusal if they are not a member, or if the company asks for another way to sign in.
     */
    find: async (
      tokenHash: Buffer,
      confirmationHash: Buffer | null = null,
      accountId: string | null = null,
    ): Promise<SessionUser | null> => {
      const row = await rowByToken({ tokenHash, confirmationHash, accountId });
      if (!row) return null;
      const { isSeen, hasSecondFactor, secondFactorSince, isStranger, hasGivenFactor, ...rest } = row;
      const { companyRole, companyName, companySsoOnlySince, companyDeletesAt, ...user } = rest;
      if (isStranger) throw new Refusal('NOT_A_MEMBER');
      const company =
        companyRole && companyName
          ? { id: user.accountId, name: companyName, role: companyRole, deletesAt: companyDeletesAt }
          : null;
      const isImpersonating = user.actorId !== user.id;
      const refusal =
        company &&
        companySessionRefusal({
          company: { ...company, ssoOnlySince: companySsoOnlySince },
          ssoCompanyId: user.ssoCompanyId,
          hasGivenFactor,
          secondFactorSince,
          isImpersonating,
        });
      if (refusal) throw new Refusal(refusal);
      // With a full disk the write fails but reads work; the session then expires early.
      if (!isSeen) await markSeen(tokenHash).catch(() => undefined);
      const isDue = user.isAdmin && !hasSecondFactor && isAdminFactorRequired;
      const secondFactor = hasSecondFactor ? ('on' as const) : isDue ? ('due' as const) : ('off' as const);
      return { ...user, company, isImpersonating, secondFactor };
    },

    /**
     * Opens a session and deletes the user's expired ones. False if the password or the second factor has changed since
     * they were checked: it is one statement, so that none opens between a change and the end of the old sessions.
     */
    open: async (session: NewSession): Promise<boolean> => {
      const { tokenHash, checked, expiresAt, isConfirmed = false, confirmationHash = null } = session;
      const { device = null, network = null, ssoCompanyId = null } = session;
      await db
        .delete(sessions)
        .where(and(eq(sessions.actorId, checked.id), lt(sessions.expiresAt, sql`now()`)));
      const { rowCount } = await db.execute(sql`
        INSERT INTO sessions (token_hash, actor_id, subject_id, expires_at, confirmed_at, confirmation_hash, device, network, sso_account_id)
        SELECT ${tokenHash}::bytea, ${users.id}, ${users.id}, ${expiresAt}::timestamptz,
          CASE WHEN ${isConfirmed}::boolean THEN now() END, ${confirmationHash}::bytea, ${device}::text, ${network}::text, ${ssoCompanyId}::uuid
        FROM ${users} WHERE ${isAsChecked(checked)} FOR SHARE`);
      return rowCount === 1;
    },

    /** Records that the user was asked again in this session. With a hash, later requests need the cookie of it. */
    confirm: async (tokenHash: Buffer, confirmationHash: Buffer | null): Promise<void> => {
      await db
        .update(sessions)
        .set({ confirmedAt: sql`now()`, confirmationHash })
        .where(eq(sessions.tokenHash, tokenHash));
    },

    end: (tokenHash: Buffer, source: AuditSource): Promise<void> =>
      db.transaction(async (tx) => {
        await deleteSession(tx, tokenHash, source);
      }),
  };
}

type SessionKey = { tokenHash: Buffer; confirmationHash: Buffer | null; accountId: string | null };

type NewSession = StoredSession &
  Partial<SessionDevice> & {
    checked: CheckedAccount;
    isConfirmed?: boolean;
    confirmationHash?: Buffer | null;
    /** The company whose provider opens the session. */
    ssoCompanyId?: string | null;
  };

/** Copied to the session that replaces an ended one. */
export type Inherited = Pick<
  typeof sessions.$inferSelect,
  'signedInAt' | 'confirmedAt' | 'confirmationHash' | 'device' | 'network'
>;

/** The inherited columns of an ended session. */
export function inheritedOf({
  signedInAt,
  confirmedAt,
  confirmationHash,
  device,
  network,
}: Inherited): Inherited {
  return { signedInAt, confirmedAt, confirmationHash, device, network };
}

/** Deletes a session. The end of an impersonation is added to the audit log, with its length. */
export async function deleteSession(
  tx: Transaction,
  tokenHash: Buffer,
  source: AuditSource,
): Promise<Inherited | undefined> {
  const [ended] = await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash)).returning(endedColumns);
  if (ended && ended.actorId !== ended.subjectId) await auditImpersonation(tx, ended, source);
  return ended;
}
