import { and, eq } from 'drizzle-orm';
import { impersonationRefusal } from '#domain/admin-rules.ts';
import { Refusal } from '#domain/errors.ts';
import type { Database } from '../platform/db.ts';
import type { StoredSession } from '../platform/session.ts';
import { type Admin, lockAccount } from './account-lock.ts';
import { appendAudit, type Trace } from './audit-log.ts';
import { sessions, users } from './schema.ts';
import { endSession } from './sessions.ts';

export type Impersonations = ReturnType<typeof impersonations>;

/** Sessions in which an admin has somebody else's rights. Each way has a token of its own, and the one before ends. */
export function impersonations(db: Database) {
  return {
    begin: (admin: Admin, subjectId: string, session: StoredSession): Promise<void> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, subjectId);
        const refusal = impersonationRefusal(subject);
        if (refusal) throw new Refusal(refusal);
        await endSession(tx, admin.tokenHash, admin.trace);
        await tx.insert(sessions).values({ ...session, actorId: admin.id, subjectId });
        await appendAudit(tx, admin.trace, { action: 'impersonation_started', actor: admin, subject });
      }),

    /** Whether the actor is signed in as themselves again; one who is no admin any more is signed out. */
    end: (
      { actorId, tokenHash, trace }: { actorId: string; tokenHash: Buffer; trace: Trace },
      session: StoredSession,
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        await endSession(tx, tokenHash, trace);
        const [actor] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, actorId), users.isAdmin))
          .for('share');
        if (actor) await tx.insert(sessions).values({ ...session, actorId, subjectId: actorId });
        return actor !== undefined;
      }),
  };
}
