import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#contract/errors.ts';
import { accountDeletionRefusal, deletionDate } from '#domain/account/account-deletion.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { type AuditSource, appendAudit } from '../audit-log.ts';
import { companyOfLastOwner } from '../companies/members.ts';
import { queueMailToUser } from '../mail/outbox.ts';
import { users } from '../schema.ts';
import { lockWithAdmins } from '../shared/account-lock.ts';
import { type CheckedAccount, isAsChecked } from '../shared/checked-account.ts';
import { endAccess } from '../shared/end-access.ts';
import { deleteAccount } from './delete-account.ts';

/** Accounts deleted in one run of the job. */
const batchSize = 1000;

/** Deletions that users request for their own account: scheduled at once, run after the grace period. */
export function accountDeletions(db: Database) {
  return {
    /** Schedules the deletion of an account and ends all its sessions, also impersonations of it. */
    schedule: (checked: CheckedAccount, deletesAt: Date, source: AuditSource): Promise<void> =>
      db.transaction(async (tx) => {
        const { id } = checked;
        const { account, refusal } = await lock(tx, id);
        if (!account) throw new Refusal('NOT_SIGNED_IN');
        if (refusal) throw new Refusal(refusal);
        if (await companyOfLastOwner(tx, id)) throw new Refusal('LAST_OWNER');
        const { rowCount } = await tx.update(users).set({ deletesAt }).where(isAsChecked(checked));
        if (!rowCount) throw new Refusal('WRONG_PASSWORD');
        await endAccess(tx, id, source);
        await appendAudit(tx, source, { action: 'deletion_requested', actor: account, subject: account });
      }),

    /** Cancels a scheduled deletion, if there is one. */
    cancel: (user: { id: string; username: string }, source: AuditSource): Promise<void> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(users)
          .set({ deletesAt: null })
          .where(and(eq(users.id, user.id), isNotNull(users.deletesAt)));
        if (!rowCount) return;
        await appendAudit(tx, source, { action: 'deletion_cancelled', actor: user, subject: user });
      }),

    /**
     * Deletes the accounts that are due, each in its own transaction, and returns how many. The last admin is not deleted. The
     * last owner of a company is told, and their account is due again after another grace period.
     */
    runDue: async (now: Date, source: AuditSource): Promise<number> => {
      const due = await db
        .select({ id: users.id })
        .from(users)
        .where(lte(users.deletesAt, now))
        .orderBy(users.deletesAt)
        .limit(batchSize);
      let deleted = 0;
      for (const { id } of due) {
        const isDeleted = await db.transaction(async (tx) => {
          const { account, refusal } = await lock(tx, id);
          // The deletion may have been cancelled meanwhile.
          if (!account?.deletesAt || account.deletesAt > now || refusal) return false;
          // Other owners may have left meanwhile.
          const companyId = await companyOfLastOwner(tx, id);
          if (companyId) {
            await postpone(tx, account, { companyId, now, source });
            return false;
          }
          await deleteAccount(tx, account, { actor: account, source });
          return true;
        });
        if (isDeleted) deleted += 1;
      }
      return deleted;
    },
  };
}

async function postpone(
  tx: Transaction,
  account: { id: string; username: string },
  { companyId, now, source }: { companyId: string; now: Date; source: AuditSource },
): Promise<void> {
  const { id } = account;
  await tx
    .update(users)
    .set({ deletesAt: deletionDate(now) })
    .where(eq(users.id, id));
  await queueMailToUser(tx, id, { kind: 'deletionPostponed', details: { companyId } });
  await appendAudit(tx, source, { action: 'deletion_postponed', actor: account, subject: account });
}

/** Locks an account and all admins, so that two admins cannot be deleted at the same time, and checks the deletion. */
async function lock(tx: Transaction, id: string) {
  const locked = await lockWithAdmins(tx, id);
  const account = locked.find((user) => user.id === id);
  const remainingAdmins = locked.filter((user) => user.isAdmin && user.id !== id && user.deletesAt === null);
  const refusal: ErrorCode | null = account ? accountDeletionRefusal(account, remainingAdmins.length) : null;
  return { account, refusal };
}
