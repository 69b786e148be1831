import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { Language } from '#domain/account/languages.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { cardLimits } from '#domain/plan/plans.ts';
import { type Database, violatedUnique } from '../../database/db.ts';
import type { StoredSession } from '../../security/session.ts';
import { addGrant } from '../payments/ledger.ts';
import { sessions, users } from '../schema.ts';
import { nameColumns, nameRefusal } from './user-names.ts';

export type NewUser = Pick<typeof users.$inferInsert, 'id' | 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'role' | 'cardLimit' | 'isAdmin'>>;

export type UserStore = ReturnType<typeof userStore>;

/** Accounts. */
export function userStore(db: Database) {
  const byUsernameKey = db
    .select({ id: users.id, passwordHash: users.passwordHash, isAdmin: users.isAdmin })
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('usernameKey')))
    .prepare('users_by_username');

  return {
    /** The account with a username, or null. */
    findForLogin: async (username: string) => {
      const [found] = await byUsernameKey.execute({ usernameKey: usernameKey(username) });
      return found ?? null;
    },

    /** Sets a new password and replaces all sessions by a new one; false if the old password has changed meanwhile. */
    changePassword: (id: string, hashes: { old: string; new: string }, session: StoredSession) =>
      db.transaction(async (tx): Promise<boolean> => {
        const { rowCount } = await tx
          .update(users)
          .set({ passwordHash: hashes.new })
          .where(and(eq(users.id, id), eq(users.passwordHash, hashes.old)));
        if (!rowCount) return false;
        await tx.delete(sessions).where(eq(sessions.actorId, id));
        await tx.insert(sessions).values({ ...session, actorId: id, subjectId: id, confirmedAt: sql`now()` });
        return true;
      }),

    setLanguage: async (id: string, language: Language): Promise<void> => {
      await db.update(users).set({ language }).where(eq(users.id, id));
    },

    exists: async (id: string): Promise<boolean> =>
      (await db.select({ id: users.id }).from(users).where(eq(users.id, id))).length === 1,

    /** Inserts an account; throws a refusal if the name or the email is taken. A plan other than free becomes a grant. */
    insert: async (user: NewUser): Promise<void> => {
      const row = { ...user, ...nameColumns(user.username), emailKey: user.email.toLowerCase() };
      const { id: userId, role = 'free', cardLimit = cardLimits.free } = user;
      const isFree = role === 'free' && cardLimit === cardLimits.free;
      try {
        if (isFree) await db.insert(users).values(row);
        else
          await db.transaction(async (tx) => {
            await tx.insert(users).values(row);
            await addGrant(tx, { userId, role, cardLimit, grantedBy: null });
          });
      } catch (error) {
        if (violatedUnique(error) === 'users_email_key') throw new Refusal('EMAIL_TAKEN');
        throw nameRefusal(error) ?? error;
      }
    },
  };
}
