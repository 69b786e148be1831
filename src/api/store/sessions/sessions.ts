import { and, eq, exists, gt, lt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/db.ts';
import { adminSession, type SessionUser, type StoredSession } from '../../security/session.ts';
import { appendAudit, type Trace } from '../audit-log.ts';
import { sessions, users } from '../schema.ts';
import { userColumns } from '../users/user-columns.ts';

const actors = alias(users, 'actors');

const interval = (seconds: number) => sql.raw(`interval '${seconds} seconds'`);
const signInLasts = interval(adminSession.seconds);
const idleLimit = interval(adminSession.idleSeconds);
const confirmationLasts = interval(adminSession.confirmedSeconds);
/** How exactly an idle session is told from one in use: one write a minute at most. */
const seenEvery = interval(60);

export type SessionStore = ReturnType<typeof sessionStore>;

/** Who is signed in. Rights are read with every request, so a change holds from the next one on. */
export function sessionStore(db: Database) {
  // Looked for only where somebody else's rights are used: they last as long as the actor is an admin.
  const adminBehindIt = db
    .select({ id: actors.id })
    .from(actors)
    .where(and(eq(actors.id, sessions.actorId), actors.isAdmin));
  const userByToken = db
    .select({
      ...userColumns,
      language: users.language,
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
        or(eq(sessions.actorId, sessions.subjectId), exists(adminBehindIt)),
        or(
          and(eq(sessions.actorId, sessions.subjectId), not(users.isAdmin)),
          and(
            gt(sessions.signedInAt, sql`now() - ${signInLasts}`),
            gt(sessions.lastSeenAt, sql`now() - ${idleLimit}`),
          ),
        ),
      ),
    )
    .prepare('person_by_token');

  /** Only sessions with an admin behind them are limited by it, so only theirs are written. */
  const markSeen = async (tokenHash: Buffer): Promise<void> => {
    await db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.tokenHash, tokenHash), lt(sessions.lastSeenAt, sql`now() - ${seenEvery}`)));
  };

  return {
    /** The user behind a token, or null when it is unknown or over. */
    find: async (tokenHash: Buffer): Promise<SessionUser | null> => {
      const [row] = await userByToken.execute({ tokenHash });
      if (!row) return null;
      const { isSeen, ...user } = row;
      const isImpersonating = user.actorId !== user.id;
      // A database whose disk is full still answers reads; the session then ends early.
      if (!isSeen && (user.isAdmin || isImpersonating)) await markSeen(tokenHash).catch(() => undefined);
      return { ...user, isImpersonating };
    },

    /** Signs someone in, and clears away what of theirs has expired. */
    open: async (session: StoredSession & { userId: string; isConfirmed?: boolean }): Promise<void> => {
      const { tokenHash, userId, expiresAt, isConfirmed } = session;
      const confirmedAt = isConfirmed ? sql`now()` : null;
      await db.delete(sessions).where(and(eq(sessions.actorId, userId), lt(sessions.expiresAt, sql`now()`)));
      await db
        .insert(sessions)
        .values({ tokenHash, actorId: userId, subjectId: userId, expiresAt, confirmedAt });
    },

    /** The password was given again in this session. */
    confirm: async (tokenHash: Buffer): Promise<void> => {
      await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.tokenHash, tokenHash));
    },

    end: (tokenHash: Buffer, trace: Trace): Promise<void> =>
      db.transaction(async (tx) => {
        await endSession(tx, tokenHash, trace);
      }),
  };
}

/** What the session that follows on another one keeps of it. */
type Inherited = { signedInAt: Date; confirmedAt: Date | null };

/** Ends a session; where it was one of an admin with somebody else's rights, the log tells how long it was. */
export async function endSession(
  tx: Transaction,
  tokenHash: Buffer,
  trace: Trace,
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
  if (ended && ended.actorId !== ended.subjectId) await traceImpersonation(tx, ended, trace);
  return ended;
}

type Impersonation = { actorId: string; subjectId: string; seconds: number };

async function traceImpersonation(tx: Transaction, ended: Impersonation, trace: Trace): Promise<void> {
  const [named] = await tx
    .select({ actor: actors.username, subject: users.username })
    .from(users)
    .innerJoin(actors, eq(actors.id, ended.actorId))
    .where(eq(users.id, ended.subjectId));
  if (!named) return;
  await appendAudit(tx, trace, {
    action: 'impersonation_ended',
    actor: { id: ended.actorId, username: named.actor },
    subject: { id: ended.subjectId, username: named.subject },
    after: { seconds: ended.seconds },
  });
}
