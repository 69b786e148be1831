import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type QuotedId, quotedId, type UserListQuery, userOrder } from '#contract/user-list.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import type { Database } from '../../database/db.ts';
import { readRowCount } from '../row-counts.ts';
import { accounts, companyMembers, invoices, payments, users } from '../schema.ts';
import { startsWith } from '../shared/starts-with.ts';
import { type UserRow, userColumns } from '../shared/user-columns.ts';

/** Lists accounts by page. In every order a page is one index scan that starts after the previous page. */
export function userList(db: Database) {
  // Each account by its key: the limit keeps the planner from reading all of them for a join.
  const account = db
    .select({ role: accounts.role, cardLimit: accounts.cardLimit, cardCount: accounts.cardCount })
    .from(accounts)
    .where(eq(accounts.id, users.accountId))
    .limit(1)
    .as('account');
  const { role, cardLimit, cardCount } = account;

  return {
    /** A page, and the key for the next one, or null. */
    page: async ({ search, sort, after, limit }: UserListQuery) => {
      const { by, isDescending } = userOrder({ search, sort });
      const key = keys[by];
      const quoted = quotedId(search);
      const prefix = by === 'email' ? search.toLowerCase() : usernameKey(search);
      const rows = await db
        .select({ ...userColumns, role, cardLimit, cardCount, key: sql<string>`${key}` })
        .from(users)
        .innerJoinLateral(account, sql`true`)
        .where(
          and(
            quoted ? inArray(users.id, usersQuoted(db, quoted)) : undefined,
            by === 'id' ? undefined : startsWith(key, sql`${prefix}::text`),
            after === undefined ? undefined : isDescending ? lt(key, after) : gt(key, after),
          ),
        )
        .orderBy(isDescending ? desc(key) : asc(key))
        .limit(limit);
      const next = rows.length === limit ? (rows.at(-1)?.key ?? null) : null;
      return { users: rows.map(({ key: _, ...user }): UserRow => user), next };
    },

    total: (): Promise<number> => readRowCount(db, users),
  };
}

/** The user with an id, the members of the company with it, or who paid what it names. Each is found by an index. */
function usersQuoted(db: Database, quoted: QuotedId) {
  const isCompany = quoted.kind === 'id' ? eq(companyMembers.accountId, quoted.id) : sql`false`;
  const members = db.select({ id: companyMembers.userId }).from(companyMembers).where(isCompany);
  const payers = db.select({ id: payments.userId }).from(payments);
  switch (quoted.kind) {
    case 'id':
      return sql`(SELECT ${quoted.id}::uuid UNION ALL ${payers.where(eq(payments.id, quoted.id))} UNION ALL ${members})`;
    case 'intent':
      return payers.where(eq(payments.providerIntentId, quoted.id));
    case 'invoice': {
      const isNumber = and(
        eq(invoices.kind, quoted.of),
        eq(invoices.year, quoted.year),
        eq(invoices.sequence, quoted.sequence),
      );
      return payers.where(
        inArray(payments.id, db.select({ id: invoices.paymentId }).from(invoices).where(isNumber)),
      );
    }
  }
}

const keys: Record<'id' | 'username' | 'email', SQL> = {
  id: sql`${users.id}`,
  username: sql`${users.usernameKey} COLLATE "C"`,
  email: sql`${users.emailKey} COLLATE "C"`,
};
