import { and, asc, desc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type CompanyCursor, type CompanyListQuery, shownOwnersMax } from '#contract/admin/company-list.ts';
import { quotedId } from '#contract/user-list.ts';
import type { Database } from '../../database/db.ts';
import { accounts, companies, companyLog, companyMembers, users } from '../schema.ts';
import { startsWith } from '../shared/starts-with.ts';

/** Lists companies by page, and those that users are in. Every page is one index scan that starts after the previous page. */
export function companyList(db: Database) {
  // Each by its key: the limits keep the planner from reading all of them for a join.
  const account = db
    .select({ role: accounts.role, cardLimit: accounts.cardLimit, cardCount: accounts.cardCount })
    .from(accounts)
    .where(eq(accounts.id, companies.accountId))
    .limit(1)
    .as('account');
  const lastEntry = db
    .select({ at: companyLog.at })
    .from(companyLog)
    .where(eq(companyLog.accountId, companies.accountId))
    .orderBy(desc(companyLog.id))
    .limit(1)
    .as('last_entry');
  const name = sql<string>`lower(${companies.name}) COLLATE "C"`;

  return {
    /** Newest first; a search is the start of a name, by name, or an id. Returns the cursor for the next page, or null. */
    page: async ({ search, after, limit }: CompanyListQuery) => {
      const quoted = quotedId(search);
      const byName = search !== '' && quoted?.kind !== 'id';
      const order = byName ? [asc(name), asc(companies.accountId)] : [desc(companies.accountId)];
      const rows = await db
        .select({
          id: companies.accountId,
          name: companies.name,
          key: name,
          owners: ownersOfRow,
          members: membersOfRow,
          plan: account.role,
          cards: account.cardCount,
          cardLimit: account.cardLimit,
          createdAt: companies.createdAt,
          lastActivityAt: lastEntry.at,
        })
        .from(companies)
        .innerJoinLateral(account, sql`true`)
        .leftJoinLateral(lastEntry, sql`true`)
        .where(
          and(
            quoted?.kind === 'id' ? eq(companies.accountId, quoted.id) : undefined,
            byName ? startsWith(name, sql`lower(${search}::text)`) : undefined,
            after && (byName ? isAfter(name, after) : lt(companies.accountId, after.id)),
          ),
        )
        .orderBy(...order)
        .limit(limit);
      const last = rows.length === limit ? rows.at(-1) : undefined;
      const next = last ? { id: last.id, name: byName ? last.key : '' } : null;
      return { companies: rows.map(({ key: _, ...company }) => company), next };
    },

    /** The companies of some users, by name. */
    ofUsers: (userIds: readonly string[]) =>
      userIds.length === 0
        ? Promise.resolve([])
        : db
            .select({
              userId: companyMembers.userId,
              id: companies.accountId,
              name: companies.name,
              role: companyMembers.role,
            })
            .from(companyMembers)
            .innerJoin(companies, eq(companies.accountId, companyMembers.accountId))
            .where(inArray(companyMembers.userId, [...userIds]))
            .orderBy(asc(companies.name), asc(companies.accountId)),
  };
}

/** The first condition is what the index of names can start from. */
function isAfter(name: SQL, after: CompanyCursor): SQL {
  const key = sql`${after.name}::text COLLATE "C"`;
  return sql`${name} >= ${key} AND (${name}, ${companies.accountId}) > (${key}, ${after.id}::uuid)`;
}

/** A company has at most 50 members. */
const membersOfRow = sql<number>`(SELECT count(*) FROM ${companyMembers} AS others
  WHERE others.account_id = ${companies.accountId})`.mapWith(Number);

const ownersOfRow = sql<{ id: string; username: string }[]>`(
  SELECT coalesce(json_agg(json_build_object('id', owner.id, 'username', owner.username) ORDER BY owner.since, owner.id), '[]')
  FROM (
    SELECT people.id, people.username, others.since FROM ${companyMembers} AS others
    JOIN ${users} AS people ON people.id = others.user_id
    WHERE others.account_id = ${companies.accountId} AND others.role = 'owner'
    ORDER BY others.since, people.id LIMIT ${shownOwnersMax}
  ) AS owner)`;
