import type { Database } from '../database/db.ts';
import { auditStore } from './audit-log.ts';
import { userList } from './users/user-list.ts';

export type AdminLists = ReturnType<typeof adminLists>;

/** What admins read in pages. These reads may be a second old, so they can come from a replica. */
export function adminLists(db: Database) {
  return { users: userList(db), audit: auditStore(db) };
}
