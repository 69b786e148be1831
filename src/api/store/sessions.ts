import { and, eq, exists, gt, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../platform/db.ts';
import type { Person, StoredSession } from '../platform/session.ts';
import { appendAudit, type Trace } from './audit-log.ts';
import { sessions, users } from './schema.ts';
import { userColumns } from './user-columns.ts';

const actors = alias(users, 'actors');

export type SessionStore = ReturnType<typeof sessionStore>;

/** Who is signed in. Rights are read with every request, so a change holds from the next one on. */
export function sessionStore(db: Database) {
  // Looked for only where somebody else's rights are used: they last as long as the actor is an admin.
  const adminBehindIt = db
    .select({ id: actors.id })
    .from(actors)
    .where(and(eq(actors.id, sessions.actorId), actors.isAdmin));
  const personByToken = db
    .select({
      ...userColumns,
      language: users.language,
      deletesAt: users.deletesAt,
      actorId: sessions.actorId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.subjectId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        or(eq(sessions.actorId, sessions.subjectId), exists(adminBehindIt)),
      ),
    )
    .prepare('person_by_token');

  return {
    /** The person behind a token, or null when it is unknown or over. */
    find: async (tokenHash: Buffer): Promise<Person | null> => {
      const [row] = await personByToken.execute({ tokenHash });
      return row ? { ...row, isImpersonating: row.actorId !== row.id } : null;
    },

    /** Signs someone in, and clears away what of theirs has expired. */
    open: async (session: StoredSession & { userId: string }): Promise<void> => {
      const { tokenHash, userId, expiresAt } = session;
      await db.delete(sessions).where(and(eq(sessions.actorId, userId), lt(sessions.expiresAt, sql`now()`)));
      await db.insert(sessions).values({ tokenHash, actorId: userId, subjectId: userId, expiresAt });
    },

    end: (tokenHash: Buffer, trace: Trace): Promise<void> =>
      db.transaction((tx) => endSession(tx, tokenHash, trace)),
  };
}

/** Ends a session; where it was one of an admin with somebody else's rights, the log tells how long it was. */
export async function endSession(tx: Transaction, tokenHash: Buffer, trace: Trace): Promise<void> {
  const [ended] = await tx
    .delete(sessions)
    .where(eq(sessions.tokenHash, tokenHash))
    .returning({
      actorId: sessions.actorId,
      subjectId: sessions.subjectId,
      seconds: sql<number>`extract(epoch FROM now() - ${sessions.createdAt})::int`,
    });
  if (!ended || ended.actorId === ended.subjectId) return;
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
