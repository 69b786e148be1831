import { and, desc, eq, lt } from 'drizzle-orm';
import { type CompanyAction, type CompanyLogDetails, companyLogPageSize } from '#contract/company-schemas.ts';
import type { Database, Transaction } from '../../database/db.ts';
import { uuidv7 } from '../../database/ids.ts';
import { companies, companyLog, users } from '../schema.ts';

/** A member who changes something in a company. */
export type MemberActor = { companyId: string; userId: string; username: string };

export type CompanyLogRow = Pick<
  typeof companyLog.$inferSelect,
  'id' | 'at' | 'actorName' | 'action' | 'details'
>;

/** Adds an entry in the transaction of the change, so that both are committed or neither. */
export async function appendCompanyLog(
  tx: Transaction,
  { companyId, userId, username }: MemberActor,
  action: CompanyAction,
  details: CompanyLogDetails = {},
): Promise<void> {
  const actor = { actorId: userId, actorName: username };
  await tx.insert(companyLog).values({ id: uuidv7(), accountId: companyId, ...actor, action, details });
}

/** The same for a change of an account that may be a person's: then nothing is added. */
export async function appendIfCompany(
  tx: Transaction,
  { accountId, userId }: { accountId: string; userId: string },
  action: CompanyAction,
  details: CompanyLogDetails,
): Promise<void> {
  const [actor] = await tx
    .select({ username: users.username })
    .from(companies)
    .innerJoin(users, eq(users.id, userId))
    .where(eq(companies.accountId, accountId));
  if (actor) await appendCompanyLog(tx, { companyId: accountId, userId, ...actor }, action, details);
}

/** Reads the log of a company, newest first. */
export function companyLogStore(db: Database) {
  const { id, at, actorName, action, details } = companyLog;
  const list = (accountId: string, before?: string): Promise<CompanyLogRow[]> =>
    db
      .select({ id, at, actorName, action, details })
      .from(companyLog)
      .where(and(eq(companyLog.accountId, accountId), before ? lt(id, before) : undefined))
      .orderBy(desc(id))
      .limit(companyLogPageSize);
  return {
    /** One page. `before` is the last id of the previous page. */
    list,

    async *all(accountId: string): AsyncGenerator<CompanyLogRow[]> {
      let page = await list(accountId);
      while (page.length > 0) {
        yield page;
        page = page.length < companyLogPageSize ? [] : await list(accountId, page.at(-1)?.id);
      }
    },
  };
}
