import { and, asc, desc, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { type UserListQuery, userOrder } from '#contract/user-list.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import type { Database } from '../../database/db.ts';
import { readRowCount } from '../row-counts.ts';
import { users } from '../schema.ts';
import { type UserRow, userColumns } from './user-columns.ts';

/** After every character, in the byte order of the indexes. */
const last = '\u{10ffff}';

export type UserList = ReturnType<typeof userList>;

/** All accounts, a page at a time: whatever the order, a page is one walk along an index from where the last one ended. */
export function userList(db: Database) {
  return {
    /** A page, and what the next one begins after, or null. */
    page: async ({ search, sort, after, limit }: UserListQuery) => {
      const { by, isDescending } = userOrder({ search, sort });
      const key = keys[by];
      const prefix = by === 'email' ? search.toLowerCase() : usernameKey(search);
      const rows = await db
        .select({ ...userColumns, key: sql<string>`${key}` })
        .from(users)
        .where(
          and(
            by === 'id' ? undefined : and(gte(key, prefix), lt(key, prefix + last)),
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

const keys: Record<'id' | 'username' | 'email', SQL> = {
  id: sql`${users.id}`,
  username: sql`${users.usernameKey} COLLATE "C"`,
  email: sql`${users.emailKey} COLLATE "C"`,
};
