import { eq } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { StoredSession } from '../../security/session.ts';
import { users } from '../schema.ts';
import { sessionStore } from '../sessions/sessions.ts';

/** Opens a session of a user without a password. */
export async function openSession(db: Database, userId: string, session: StoredSession): Promise<void> {
  const [checked] = await db
    .select({ id: users.id, passwordHash: users.passwordHash, hasSecondFactor: users.hasSecondFactor })
    .from(users)
    .where(eq(users.id, userId));
  if (!checked || !(await sessionStore(db).open({ ...session, checked })))
    throw new Error(`There is no user ${userId}`);
}
