import { and, eq, exists, gt, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/db.ts';
import { adminSession, type SessionUser, type StoredSession } from '../../security/session.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { sessions, users } from '../schema.ts';
import { userColumns } from '../users/user-columns.ts';

const actors = alias(users, 'actors');

const interval = (seconds: number) => sql.raw(`interval '${seconds} seconds'`);
const signInLasts = interval(adminSession.seconds);
const idleLimit = interval(adminSession.idleSeconds);
const confirmationLasts = interval(adminSession.confirmedSeconds);
/** The precision of lastSeenAt, so that a session is written at most once a minute. */
const seenEvery = interval(60);

export type SessionStore = ReturnType<typeof sessionStore>;

/** Sessions. The user's rights are read with every request, so a change applies from the next request. */
export function sessionStore(db: Database) {
  // For impersonation only: it ends when the actor is no longer an admin.
  const adminActor = db
    .select({ id: actors.id })
    .from(actors)
    .where(and(eq(actors.id, sessions.actorId), actors.isAdmin));
  const userByToken = db
    .select({
      ...userColumns,
      language: users.language,
      isEmailVerified: sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`,
      deletesAt: users.deletesAt,
      actorId: sessions.actorId,
      isConfirmed: sql<boolean>`coalesce(${sessions.confirmedAt} > now() - ${confirmationLasts}, false)`,
      isSeen: sql<boolean>`${sessions.lastSeenAt} > now() - ${seenEvery}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.subjectId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        or(eq(sessions.actorId, sessions.subjectId), exists(adminActor)),
        or(
          and(eq(sessions.actorId, sessions.subjectId), not(users.isAdmin)),
          and(
            gt(sessions.signedInAt, sql`now() - ${signInLasts}`),
            gt(sessions.lastSeenAt, sql`now() - ${idleLimit}`),
          ),
        ),
      ),
    )
    .prepare('session_user_by_token');

  /** Called for admins only, whose sessions have an idle limit. */
  const markSeen = async (tokenHash: Buffer): Promise<void> => {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, sql`now() - ${seenEvery}`)));
  };

  return {
    /** The user of a session token, or null if it is unknown or expired. */
    find: async (tokenHash: Buffer): Promise<SessionUser | null> => {
      const [row] = await userByToken.execute({ tokenHash });
      if (!row) return null;
      const { isSeen, ...user } = row;
      const isImpersonating = user.actorId !== user.id;
      // With a full disk the write fails but reads work; the session then expires early.
      if (!isSeen && (user.isAdmin || isImpersonating)) await markSeen(tokenHash).catch(() => undefined);
      return { ...user, isImpersonating };
    },

    /** Inserts a session and deletes the user's expired ones. */
    open: async (session: StoredSession & { userId: string; isConfirmed?: boolean }): Promise<void> => {
      const { tokenHash, userId, expiresAt, isConfirmed } = session;
      const confirmedAt = isConfirmed ? sql`now()` : null;
      await db.delete(sessions).where(and(eq(sessions.actorId, userId), lt(sessions.expiresAt, sql`now()`)));
      await db
        .insert(sessions)
        .values({ tokenHash, actorId: userId, subjectId: userId, expiresAt, confirmedAt });
    },

    /** Records that the password was entered again in this session. */
    confirm: async (tokenHash: Buffer): Promise<void> => {
      await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
    },

    end: (tokenHash: Buffer, source: AuditSource): Promise<void> =>
      db.transaction(async (tx) => {
        await endSession(tx, tokenHash, source);
      }),
  };
}

/** Copied to the session that replaces an ended one. */
type Inherited = { signedInAt: Date; confirmedAt: Date | null };

/** Deletes a session. The end of an impersonation is added to the audit log, with its length. */
export async function endSession(
  tx: Transaction,
  tokenHash: Buffer,
  source: AuditSource,
): Promise<Inherited | undefined> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({
      actorId: sessions.actorId,
      subjectId: sessions.subjectId,
      signedInAt: sessions.signedInAt,
      confirmedAt: sessions.confirmedAt,
      seconds: sql<number>`extract(epoch FROM now() - ${sessions.createdAt})::int`,
    });
  if (ended && ended.actorId !== ended.subjectId) await auditImpersonation(tx, ended, source);
  return ended;
}

type Impersonation = { actorId: string; subjectId: string; seconds: number };

async function auditImpersonation(tx: Transaction, ended: Impersonation, source: AuditSource): Promise<void> {
  const [named] = await tx
    .select({ actor: actors.username, subject: users.username })
    .from(users)
    .innerJoin(actors, eq(actors.id, ended.actorId))
    .where(eq(users.id, ended.subjectId));
  if (!named) return;
  await appendAudit(tx, source, {
    action: 'impersonation_ended',
    actor: { id: ended.actorId, username: named.actor },
    subject: { id: ended.subjectId, username: named.subject },
    after: { seconds: ended.seconds },
  });
}
