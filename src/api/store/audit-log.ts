import { and, desc, eq, getTableColumns, gte, lt, or, type SQL } from 'drizzle-orm';
import { type AuditAction, type AuditDetails, type AuditFilter, auditPageSize } from '#contract/audit.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import type { Database, Transaction } from '../database/db.ts';
import { uuidv7 } from '../database/ids.ts';
import { readRowCount } from './row-counts.ts';
import { auditLog } from './schema.ts';

const { actorKey, subjectKey, ...columns } = getTableColumns(auditLog);

/** The columns of an entry, without the keys that it is found by. */
export const auditColumns = columns;

export type AuditRow = Omit<typeof auditLog.$inferSelect, 'actorKey' | 'subjectKey'>;

/** The request that caused an entry; a job has no address. */
export type AuditSource = { requestId: string; address: string | null };

type NamedUser = { id: string; username: string };
type NewEntry = {
  action: AuditAction;
  actor: NamedUser;
  subject: NamedUser;
  before?: AuditDetails;
  after?: AuditDetails;
};

/** Adds an entry in the transaction of the change, so that both are committed or neither. */
export async function appendAudit(
  tx: Transaction,
  source: AuditSource,
  { actor, subject, ...entry }: NewEntry,
): Promise<void> {
  await tx.insert(auditLog).values({
    id: uuidv7(),
    actorId: actor.id,
    actorName: actor.username,
    actorKey: usernameKey(actor.username),
    subjectId: subject.id,
    subjectName: subject.username,
    subjectKey: usernameKey(subject.username),
    ...entry,
    ...source,
  });
}

/** Reads the audit log, newest first: ids ascend with time. */
export function auditStore(db: Database) {
  const list = (filter: AuditFilter, before?: string): Promise<AuditRow[]> =>
    db
      .select(columns)
      .from(auditLog)
      .where(and(...conditions(filter), before ? lt(auditLog.id, before) : undefined))
      .orderBy(desc(auditLog.id))
      .limit(auditPageSize);

  return {
    /** One page. `before` is the last id of the previous page. */
    list,

    /** All pages. */
    async *all(filter: AuditFilter): AsyncGenerator<AuditRow[]> {
      let page = await list(filter);
      while (page.length > 0) {
        yield page;
        page = page.length < auditPageSize ? [] : await list(filter, page.at(-1)?.id);
      }
    },

    total: (): Promise<number> => readRowCount(db, auditLog),
  };
}

function conditions({ action, actor, subject, username, from, to }: AuditFilter): (SQL | undefined)[] {
  const either = username && usernameKey(username);
  return [
    action && eq(auditLog.action, action),
    actor ? eq(actorKey, usernameKey(actor)) : undefined,
    subject ? eq(subjectKey, usernameKey(subject)) : undefined,
    either ? or(eq(actorKey, either), eq(subjectKey, either)) : undefined,
    from ? gte(auditLog.at, new Date(from)) : undefined,
    to ? lt(auditLog.at, new Date(to)) : undefined,
  ];
}
