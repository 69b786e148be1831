import { and, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { pendingSignIns, sessions, users } from '../schema.ts';

const actors = alias(users, 'actors');

/** What is known of a deleted session. */
export const endedColumns = {
  actorId: sessions.actorId,
  subjectId: sessions.subjectId,
  signedInAt: sessions.signedInAt,
  confirmedAt: sessions.confirmedAt,
  confirmationHash: sessions.confirmationHash,
  device: sessions.device,
  network: sessions.network,
  seconds: sql<number>`extract(epoch FROM now() - ${sessions.createdAt})::int`,
};

/**
 * Ends the pending sign-ins and the sessions of an account, also those of admins who view the site as it, except one.
 * Their challenges and proposals are deleted with them. Whoever replaces the password updates the account first: a login
 * in flight then finds another password, or its session is found here.
 */
export async function endAccess(
  tx: Transaction,
  userId: string,
  source: AuditSource,
  kept?: Buffer,
): Promise<void> {
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId));
  const isOfAccount = or(eq(sessions.actorId, userId), eq(sessions.subjectId, userId));
  const ended = await tx
    .delete(sessions)
    .where(and(isOfAccount, kept && ne(sessions.tokenHash, kept)))
    .returning(endedColumns);
  for (const session of ended)
    if (session.actorId !== session.subjectId) {
      // The address is that of the user, and the entry is about the admin.
      const isByAdmin = session.actorId === userId;
      await auditImpersonation(tx, session, isByAdmin ? source : { ...source, address: null });
    }
}

type Impersonation = { actorId: string; subjectId: string; seconds: number };

/** Adds the end of an impersonation to the audit log, with its length. */
export async function auditImpersonation(
  tx: Transaction,
  ended: Impersonation,
  source: AuditSource,
): Promise<void> {
  const [named] = await tx
    .select({ actor: actors.username, subject: users.username })
    .from(users)
    .innerJoin(actors, eq(actors.id, ended.actorId))
    .where(eq(users.id, ended.subjectId));
  if (!named) return;
  await appendAudit(tx, source, {
    action: 'impersonation_ended',
    actor: { id: ended.actorId, username: named.actor },
    subject: { id: ended.subjectId, username: named.subject },
    after: { seconds: ended.seconds },
  });
}
