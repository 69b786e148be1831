import type { PoolClient } from 'pg';
import type { AuditAction, AuditDetails } from '#contract/audit.ts';
import { companyActions } from '#contract/company-schemas.ts';
import { uuidv7 } from '../database/ids.ts';
import type { AuditSource } from './audit-log.ts';
import type { MemberActor } from './shared/company-log.ts';

/** An admin who makes a change while impersonating the subject, and the request that caused it. */
type AdminActor = { actorId: string; subjectId: string; source: AuditSource };

/** Whose changes are logged: admins in the audit log, members of a company in the log of the company. */
export type Actor = AdminActor | MemberActor;

/** The user whose account or membership makes the change. */
export function actorUserId(by: Actor): string {
  return 'companyId' in by ? by.userId : by.subjectId;
}

/** Adds an entry in the transaction of the change. It contains the id of what changed, not its content. */
export async function logForActor(
  client: Pick<PoolClient, 'query'>,
  by: Actor,
  action: AuditAction,
  after: AuditDetails,
): Promise<void> {
  if ('companyId' in by) await logMember(client, by, action, after);
  else await auditAdmin(client, by, action, after);
}

/** Saving a card is not logged: a page saves while its user types. */
async function logMember(
  client: Pick<PoolClient, 'query'>,
  { companyId, userId, username }: MemberActor,
  action: AuditAction,
  details: AuditDetails,
): Promise<void> {
  if (!companyActions.some((logged) => logged === action)) return;
  await client.query({
    name: 'log_member',
    text: `INSERT INTO company_log (id, account_id, actor_id, actor_name, action, details)
      VALUES ($1, $2, $3, $4, $5, $6)`,
    values: [uuidv7(), companyId, userId, username, action, details],
  });
}

async function auditAdmin(
  client: Pick<PoolClient, 'query'>,
  { actorId, subjectId, source }: AdminActor,
  action: AuditAction,
  after: AuditDetails,
): Promise<void> {
  await client.query({
    name: 'audit_acting_admin',
    text: `
      INSERT INTO audit_log (id, actor_id, actor_name, actor_key, subject_id, subject_name, subject_key, action, after, request_id, address)
      SELECT $1, actor.id, actor.username, actor.username_key, subject.id, subject.username, subject.username_key, $4, $5, $6, $7
      FROM users actor, users subject WHERE actor.id = $2 AND subject.id = $3`,
    values: [uuidv7(), actorId, subjectId, action, after, source.requestId, source.address],
  });
}
