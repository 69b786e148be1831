import { and, eq, isNotNull, lte, or } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import { Refusal } from '#contract/errors.ts';
import { accountDeletionRefusal } from '#domain/account/account-deletion.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { appendAudit, type Trace } from '../audit-log.ts';
import { sessions, users } from '../schema.ts';
import { lockWithAdmins } from './account-lock.ts';
import { deleteAccount } from './delete-account.ts';

/** Accounts that go in one run of the job; the next run takes the rest. */
const atOnce = 1000;

export type AccountDeletions = ReturnType<typeof accountDeletions>;

/** People who delete their own account: marked at once, gone when their time to change their mind is over. */
export function accountDeletions(db: Database) {
  return {
    /** Marks an account, and ends every session that has to do with it. */
    schedule: (id: string, deletesAt: Date, trace: Trace): Promise<void> =>
      db.transaction(async (tx) => {
        const { account, refusal } = await lock(tx, id);
        if (!account) throw new Refusal('NOT_SIGNED_IN');
        if (refusal) throw new Refusal(refusal);
        await tx.update(users).set({ deletesAt }).where(eq(users.id, id));
        await tx.delete(sessions).where(or(eq(sessions.actorId, id), eq(sessions.subjectId, id)));
        await appendAudit(tx, trace, { action: 'deletion_requested', actor: account, subject: account });
      }),

    /** Takes the mark away; where there is none, nothing happens. */
    cancel: (user: { id: string; username: string }, trace: Trace): Promise<void> =>
      db.transaction(async (tx) => {
        const { rowCount } = await tx
          .update(users)
          .set({ deletesAt: null })
          .where(and(eq(users.id, user.id), isNotNull(users.deletesAt)));
        if (!rowCount) return;
        await appendAudit(tx, trace, { action: 'deletion_cancelled', actor: user, subject: user });
      }),

    /** Deletes for good whose time is over, each by itself; answers how many. Who has become the last admin stays. */
    runDue: async (now: Date, trace: Trace): Promise<number> => {
      const due = await db
        .select({ id: users.id })
        .from(users)
        .where(lte(users.deletesAt, now))
        .orderBy(users.deletesAt)
        .limit(atOnce);
      let gone = 0;
      for (const { id } of due) {
        const isGone = await db.transaction(async (tx) => {
          const { account, refusal } = await lock(tx, id);
          // They may have changed their mind this very moment.
          if (!account?.deletesAt || account.deletesAt > now || refusal) return false;
          await deleteAccount(tx, account, { actor: account, trace });
          return true;
        });
        if (isGone) gone += 1;
      }
      return gone;
    },
  };
}

/** An account, held with all admins so that no two of them leave at once, and why it may not go. */
async function lock(tx: Transaction, id: string) {
  const held = await lockWithAdmins(tx, id);
  const account = held.find((user) => user.id === id);
  const whoStay = held.filter((user) => user.isAdmin && user.id !== id && user.deletesAt === null);
  const refusal: ErrorCode | null = account ? accountDeletionRefusal(account, whoStay.length) : null;
  return { account, refusal };
}
