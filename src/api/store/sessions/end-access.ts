import { and, eq, ne, or } from 'drizzle-orm';
import type { Transaction } from '../../database/db.ts';
import type { AuditSource } from '../audit-log.ts';
import { pendingSignIns, sessions } from '../schema.ts';
import { auditImpersonation, endedColumns } from './sessions.ts';

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
