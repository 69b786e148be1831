import type { Database } from '#api/database/db.ts';
import { vacuumAnalyze } from '#api/store/testing/bulk-load.ts';
import { explain, type Plan } from '#api/store/testing/explain.ts';
import { userList } from '#api/store/users/user-list.ts';
import { userPageSize } from '#contract/user-list.ts';
import { seedDatabase } from './seed-database.ts';

/** The reads of the admin's user list. Their cost must not depend on the number of users. */
const userReads = {
  'first page': (list) => list.page({ search: '', sort: 'created', limit: userPageSize }),
  'last page': (list, { beforeLastPage }) =>
    list.page({ search: '', sort: 'created', after: beforeLastPage, limit: userPageSize }),
  'last page by name': (list) => list.page({ search: '', sort: '-username', limit: userPageSize }),
  'search by name': (list) => list.page({ search: 'user-0005', sort: 'username', limit: userPageSize }),
  'search by address': (list) => list.page({ search: 'user-000512@', sort: 'username', limit: userPageSize }),
  total: (list) => list.total(),
} as const satisfies Record<string, (list: ReturnType<typeof userList>, place: Place) => Promise<unknown>>;

export type UserRead = keyof typeof userReads;
type Place = { beforeLastPage: string };

export type PreparedReads = Record<UserRead, { plan: Plan; run: () => Promise<unknown> }>;

const beforeEverybody = '00000000-0000-0000-0000-000000000000';

/** Fills a database with users and returns each read with its plan after a warm-up. */
export async function prepareUserReads(db: Database, users: number): Promise<PreparedReads> {
  const rows = await seedDatabase(db, { users, cards: 0 });
  await vacuumAnalyze(db);
  let beforeLastPage = beforeEverybody;
  let number = 0;
  for (const { id } of rows.users()) {
    number += 1;
    if (number === users - userPageSize) beforeLastPage = id;
  }
  const ready: Partial<PreparedReads> = {};
  for (const read of Object.keys(userReads) as UserRead[]) {
    const askIn = (of: Database) => userReads[read](userList(of), { beforeLastPage });
    ready[read] = { plan: await explain(db, askIn), run: () => askIn(db) };
  }
  return ready as PreparedReads;
}
