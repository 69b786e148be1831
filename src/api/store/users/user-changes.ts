import { and, eq, ne, or } from 'drizzle-orm';
import type { UserEdit } from '#contract/account-schemas.ts';
import type { AuditDetails } from '#contract/audit.ts';
import { Refusal } from '#contract/errors.ts';
import { renameProblem } from '#domain/account/usernames.ts';
import { deletionRefusal, editRefusal } from '#domain/admin/admin-rules.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { appendAudit } from '../audit-log.ts';
import { companyOfLastOwner } from '../companies/members.ts';
import { queueMailToUser } from '../mail/outbox.ts';
import { addGrant, applyEntitlement } from '../payments/ledger.ts';
import { accounts, sessions, users } from '../schema.ts';
import { type Admin, lockAccount } from '../shared/account-lock.ts';
import { endAccess } from '../shared/end-access.ts';
import { type UserRow, userColumns } from '../shared/user-columns.ts';
import { auditedFields, deleteAccount } from './delete-account.ts';
import { revokeEmailTokens } from './email-tokens.ts';
import { nameColumns, nameRefusal } from './user-names.ts';

type Grant = Pick<UserEdit, 'role' | 'cardLimit'> & { reason: string };

type Edit = Omit<UserEdit, 'password'> & { passwordHash?: string };

/** Changes of accounts by admins. Each is added to the audit log. */
export function userChanges(db: Database) {
  return {
    /** Changes an account. A new password ends its sessions, a changed admin flag its impersonations. */
    change: (admin: Admin, id: string, edit: Edit): Promise<UserRow> =>
      db.transaction(async (tx) => {
        const before = await lockAccount(tx, admin, id);
        const setsPassword = edit.passwordHash !== undefined;
        const problem = renameProblem(before.username, edit.username);
        if (problem) throw new Refusal('INVALID_REQUEST', { fields: { username: problem } });
        const refusal = editRefusal(admin.id, before, { ...edit, setsPassword });
        if (refusal) throw new Refusal(refusal);
        const after = await update(tx, admin, before, edit);
        if (setsPassword) {
          await endAccess(tx, id, admin.source);
          await revokeEmailTokens(tx, id);
        }
        if (before.isAdmin !== after.isAdmin) await endImpersonations(tx, id);
        await auditChange(tx, admin, before, after);
        if (setsPassword) {
          await appendAudit(tx, admin.source, { action: 'password_set', actor: admin, subject: after });
          await queueMailToUser(tx, id, { kind: 'passwordSetByAdmin' });
        }
        return after;
      }),

    /** Gives an account a plan without payment, with a reason. */
    grant: (admin: Admin, id: string, { role, cardLimit, reason }: Grant): Promise<void> =>
      db.transaction(async (tx) => {
        const before = await lockAccount(tx, admin, id);
        const { username, isAdmin } = before;
        const after = await update(tx, admin, before, { username, isAdmin, role, cardLimit });
        await auditChange(tx, admin, before, after, reason);
      }),

    delete: (admin: Admin, id: string, reason?: string): Promise<void> =>
      db.transaction(async (tx) => {
        const account = await lockAccount(tx, admin, id);
        const refusal = deletionRefusal(admin.id, account);
        if (refusal) throw new Refusal(refusal);
        if (await companyOfLastOwner(tx, id)) throw new Refusal('LAST_OWNER');
        await deleteAccount(tx, account, { actor: admin, source: admin.source }, reason);
      }),
  };
}

/** A changed role or limit is a grant in the ledger, so that a later refund does not revoke it. */
async function update(tx: Transaction, admin: Admin, before: UserRow, edit: Edit): Promise<UserRow> {
  const { role, cardLimit, ...account } = edit;
  const { id } = before;
  // An old name that looks like another one is accepted while it does not change.
  const isRenamed = account.username !== before.username;
  if (role !== before.role || cardLimit !== before.cardLimit) {
    await addGrant(tx, { accountId: before.accountId, role, cardLimit, grantedBy: admin.id });
    await applyEntitlement(tx, before.accountId);
  }
  try {
    await tx
      .update(users)
      .set(isRenamed ? { ...account, ...nameColumns(account.username) } : account)
      .where(eq(users.id, id));
  } catch (error) {
    throw nameRefusal(error) ?? error;
  }
  const [changed] = await tx
    .select(userColumns)
    .from(users)
    .innerJoin(accounts, eq(accounts.id, users.accountId))
    .where(eq(users.id, id));
  if (!changed) throw new Refusal('USER_NOT_FOUND');
  return changed;
}

/** Ends impersonations by a former admin and of a new admin. */
async function endImpersonations(tx: Transaction, id: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(
      and(ne(sessions.actorId, sessions.subjectId), or(eq(sessions.actorId, id), eq(sessions.subjectId, id))),
    );
}

async function auditChange(
  tx: Transaction,
  admin: Admin,
  old: UserRow,
  now: UserRow,
  reason?: string,
): Promise<void> {
  const [from, to] = [auditedFields(old), auditedFields(now)];
  const changed = (Object.keys(from) as (keyof typeof from)[]).filter((field) => from[field] !== to[field]);
  if (changed.length === 0) return;
  const only = (details: AuditDetails) => Object.fromEntries(changed.map((field) => [field, details[field]]));
  await appendAudit(tx, admin.source, {
    action: 'user_updated',
    actor: admin,
    subject: old,
    before: only(from),
    after: { ...only(to), ...(reason && { reason }) },
  });
}
