import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { AuditSource } from '../audit-log.ts';
import { sessions } from '../schema.ts';
import { endAccess } from '../shared/end-access.ts';

/** A page shows no more than this. */
const listMax = 100;

/** The sessions of a user, without those in which an admin views the site as them. */
export function sessionList(db: Database) {
  const ownedBy = (userId: string) => and(eq(sessions.actorId, userId), eq(sessions.subjectId, userId));
  return {
    list: (userId: string) =>
      db
        .select({
          tokenHash: sessions.tokenHash,
          device: sessions.device,
          network: sessions.network,
          signedInAt: sessions.signedInAt,
          lastSeenAt: sessions.lastSeenAt,
        })
        .from(sessions)
        .where(and(ownedBy(userId), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(sessions.lastSeenAt))
        .limit(listMax),

    /** False if the user has no such session. */
    end: async (userId: string, tokenHash: Buffer): Promise<boolean> => {
      const { rowCount } = await db
        .delete(sessions)
        .where(and(ownedBy(userId), eq(sessions.tokenHash, tokenHash)));
      return rowCount === 1;
    },

    /** Ends all sessions but one, also impersonations that the user has started or that view the site as them. */
    endOthers: (userId: string, kept: Buffer, source: AuditSource): Promise<void> =>
      db.transaction((tx) => endAccess(tx, userId, source, kept)),
  };
}
