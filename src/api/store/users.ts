import { eq, sql } from 'drizzle-orm';
import { Refusal } from '#domain/errors.ts';
import { usernameKey } from '#domain/usernames.ts';
import { type Database, violatedUnique } from '../platform/db.ts';
import { users } from './schema.ts';

export type NewUser = Pick<typeof users.$inferInsert, 'id' | 'username' | 'email' | 'passwordHash'> &
  Partial<Pick<typeof users.$inferInsert, 'role' | 'cardLimit' | 'isAdmin'>>;

export type UserStore = ReturnType<typeof userStore>;

/** Accounts, by the name or address they are compared by. */
export function userStore(db: Database) {
  const byUsernameKey = db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.usernameKey, sql.placeholder('usernameKey')))
    .prepare('users_by_username');

  return {
    /** What a login is checked against, or null where nobody has that name. */
    findForLogin: async (username: string) => {
      const [found] = await byUsernameKey.execute({ usernameKey: usernameKey(username) });
      return found ?? null;
    },

    /** Adds an account; refuses a name or an address somebody already has. */
    insert: async (user: NewUser): Promise<void> => {
      try {
        await db
          .insert(users)
          .values({ ...user, usernameKey: usernameKey(user.username), emailKey: user.email.toLowerCase() });
      } catch (error) {
        const taken = violatedUnique(error);
        if (taken === 'users_username_key') throw new Refusal('USERNAME_TAKEN');
        if (taken === 'users_email_key') throw new Refusal('EMAIL_TAKEN');
        throw error;
      }
    },
  };
}
