import { and, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { impersonationRefusal } from '#domain/admin/admin-rules.ts';
import type { Database } from '../../database/db.ts';
import { adminSessionEnd, type StoredSession } from '../../security/session.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { sessions, users } from '../schema.ts';
import { type Admin, lockAccount } from '../shared/account-lock.ts';
import { deleteSession, inheritedOf } from './sessions.ts';

/** Sessions in which an admin has the rights of another user. Starting and ending one replaces the session and its token. */
export function impersonations(db: Database) {
  return {
    /** Returns when the session expires: as requested, but not after the admin's own session. */
    begin: (admin: Admin, subjectId: string, session: StoredSession): Promise<Date> =>
      db.transaction(async (tx) => {
        const subject = await lockAccount(tx, admin, subjectId);
        const refusal = impersonationRefusal(subject);
        if (refusal) throw new Refusal(refusal);
        const own = await deleteSession(tx, admin.tokenHash, admin.source);
        if (!own) throw new Refusal('NOT_SIGNED_IN');
        const expiresAt = earlier(session.expiresAt, adminSessionEnd(own.signedInAt));
        await tx
          .insert(sessions)
          .values({ ...session, ...inheritedOf(own), actorId: admin.id, subjectId, expiresAt });
        await appendAudit(tx, admin.source, { action: 'impersonation_started', actor: admin, subject });
        return expiresAt;
      }),

    /** Restores the admin's own session and returns when it expires. Null if the actor is no longer an admin: they are signed out. */
    end: (
      { actorId, tokenHash, source }: { actorId: string; tokenHash: Buffer; source: AuditSource },
      newTokenHash: Buffer,
    ): Promise<Date | null> =>
      db.transaction(async (tx) => {
        // The account before its sessions, as everywhere: a new password of the admin ends this one meanwhile.
        const [actor] = await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.id, actorId), users.isAdmin))
          .for('share');
        const ended = await deleteSession(tx, tokenHash, source);
        if (!actor || !ended) return null;
        const expiresAt = adminSessionEnd(ended.signedInAt);
        await tx.insert(sessions).values({
          ...inheritedOf(ended),
          tokenHash: newTokenHash,
          actorId,
          subjectId: actorId,
          expiresAt,
        });
        return expiresAt;
      }),
  };
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
