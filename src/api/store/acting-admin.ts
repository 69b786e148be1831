import type { PoolClient } from 'pg';
import type { AuditAction, AuditDetails } from '#contract/audit.ts';
import { uuidv7 } from '../database/ids.ts';
import type { AuditSource } from './audit-log.ts';

/** An admin who makes a change while impersonating the subject, and the request that caused it. */
export type ActingAdmin = { actorId: string; subjectId: string; source: AuditSource };

/** Adds an audit entry in the transaction of the change. It contains the id of what changed, not its content. */
export async function auditActingAdmin(
  client: Pick<PoolClient, 'query'>,
  { actorId, subjectId, source }: ActingAdmin,
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
