import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import type { Person } from '../platform/session.ts';
import { sessions, users } from './schema.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

/** Who is signed in. Rights are read with every request, so a change holds from the next one on. */
export function sessionStore(db: Database) {
  const personByToken = db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      role: users.role,
      cardLimit: users.cardLimit,
      cardCount: users.cardCount,
      isAdmin: users.isAdmin,
      createdAt: users.createdAt,
      actorId: sessions.actorId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.subjectId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('person_by_token');

  return {
    /** The person behind a token, or null when it is unknown or over. */
    find: async (tokenHash: Buffer): Promise<Person | null> => {
      const [row] = await personByToken.execute({ tokenHash });
      return row ? { ...row, isImpersonating: row.actorId !== row.id } : null;
    },

    /** Signs someone in, and clears away what of theirs has expired. */
    open: async (session: { tokenHash: Buffer; userId: string; expiresAt: Date }): Promise<void> => {
      const { tokenHash, userId, expiresAt } = session;
      await db.delete(sessions).where(and(eq(sessions.actorId, userId), lt(sessions.expiresAt, sql`now()`)));
      await db.insert(sessions).values({ tokenHash, actorId: userId, subjectId: userId, expiresAt });
    },

    end: async (tokenHash: Buffer): Promise<void> => {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
  };
}
