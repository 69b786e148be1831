import type { Database } from '../database/db.ts';
import { newSession } from '../security/session.ts';
import { sessionStore } from '../store/sessions/sessions.ts';
import { openSession } from '../store/testing/users.ts';

/** A session that can be restored with the same token after it ended. */
export function lastingSession(db: Database, userId: string) {
  const { token, stored } = newSession(new Date());
  const sessions = sessionStore(db);
  return {
    cookie: `vizitka=${token}`,
    renew: async (): Promise<void> => {
      if (!(await sessions.find(stored.tokenHash))) await openSession(db, userId, stored);
    },
  };
}
