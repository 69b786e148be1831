import { and, eq, ne, or } from 'drizzle-orm';
import type { UserEdit } from '#contract/account-schemas.ts';
import type { AuditDetails } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import { deletionRefusal, editRefusal } from '#domain/admin/admin-rules.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { appendAudit } from '../audit-log.ts';
import { addGrant, applyEntitlement } from '../payments/ledger.ts';
import { sessions, users } from '../schema.ts';
import { type Admin, lockAccount } from './account-lock.ts';
import { auditedFields, deleteAccount } from './delete-account.ts';
import { type UserRow, userColumns } from './user-columns.ts';
import { nameColumns, nameRefusal } from './user-names.ts';

type Edit = Omit<UserEdit, 'password'> & { passwordHash?: string };

export type UserChanges = ReturnType<typeof userChanges>;

/** What admins do to accounts, each with its source in the audit log. */
export function userChanges(db: Database) {
  return {
    /** Changes an account, and ends the sessions that its new password or flag no longer bears out. */
    change: (admin: Admin, id: string, edit: Edit): Promise<UserRow> =>
      db.transaction(async (tx) => {
        const before = await lockAccount(tx, admin, id);
        const setsPassword = edit.passwordHash !== undefined;
        const refusal = editRefusal(admin.id, before, { ...edit, setsPassword });
        if (refusal) throw new Refusal(refusal);
        const after = await update(tx, admin, before, edit);
        if (setsPassword) await endSignIns(tx, id);
        if (before.isAdmin !== after.isAdmin) await endImpersonations(tx, id);
        await auditChange(tx, admin, before, after);
        if (setsPassword) {
          await appendAudit(tx, admin.source, { action: 'password_set', actor: admin, subject: after });
        }
        return after;
      }),

    delete: (admin: Admin, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const account = await lockAccount(tx, admin, id);
        const refusal = deletionRefusal(admin.id, account);
        if (refusal) throw new Refusal(refusal);
        await deleteAccount(tx, account, { actor: admin, source: admin.source });
      }),
  };
}

/** A role and a limit set by hand are a grant in the ledger, so that no later refund takes away what an admin gave. */
async function update(tx: Transaction, admin: Admin, before: UserRow, edit: Edit): Promise<UserRow> {
  const { role, cardLimit, ...account } = edit;
  const { id } = before;
  // An older name that looks like another's stays as long as nobody touches it.
  const isRenamed = account.username !== before.username;
  if (role !== before.role || cardLimit !== before.cardLimit) {
    await addGrant(tx, { userId: id, role, cardLimit, grantedBy: admin.id });
    await applyEntitlement(tx, id);
  }
  try {
    const [changed] = await tx
      .update(users)
      .set(isRenamed ? { ...account, ...nameColumns(account.username) } : account)
      .where(eq(users.id, id))
      .returning(userColumns);
    if (!changed) throw new Refusal('USER_NOT_FOUND');
    return changed;
  } catch (error) {
    throw nameRefusal(error) ?? error;
  }
}

/** Whoever knew the old password is signed out. */
async function endSignIns(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.actorId, id));
}

/** Somebody who is no longer an admin looks through nobody's eyes, and nobody through a new admin's. */
async function endImpersonations(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(ne(sessions.actorId, sessions.subjectId), or(eq(sessions.actorId, id), eq(sessions.subjectId, id))),
    );
}

async function auditChange(tx: Transaction, admin: Admin, old: UserRow, now: UserRow): Promise<void> {
  const [from, to] = [auditedFields(old), auditedFields(now)];
  const changed = (Object.keys(from) as (keyof typeof from)[]).filter((fact) => from[fact] !== to[fact]);
  if (changed.length === 0) return;
  const only = (facts: AuditDetails) => Object.fromEntries(changed.map((fact) => [fact, facts[fact]]));
  await appendAudit(tx, admin.source, {
    action: 'user_updated',
    actor: admin,
    subject: old,
    before: only(from),
    after: only(to),
  });
}
