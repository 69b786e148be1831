import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { usernameSkeleton } from '#domain/account/username-skeleton.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { type Database, violatedUnique } from '../../database/db.ts';
import { users } from '../schema.ts';

/** The key and the skeleton of a name, stored with it. */
export function nameColumns(username: string) {
  return { usernameKey: usernameKey(username), usernameSkeleton: usernameSkeleton(username) };
}

/** The refusal for an error caused by a name that is taken or looks like another; null for other errors. */
export function nameRefusal(error: unknown): Refusal | null {
  const taken = violatedUnique(error);
  if (taken === 'users_username_key') return new Refusal('USERNAME_TAKEN');
  return taken === 'users_username_skeleton_key' ? new Refusal('USERNAME_LOOKALIKE') : null;
}

const batchSize = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Sets the missing skeletons of accounts from earlier releases, oldest first, and returns how many. One that another account has is skipped. */
export async function fillInSkeletons(db: Database): Promise<number> {
  let filled = 0;
  for (let last = firstId; ; ) {
    const page = await db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(isNull(users.usernameSkeleton), gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(batchSize);
    for (const { id, username } of page) if (await fillIn(db, id, username)) filled += 1;
    const end = page.at(-1);
    if (!end) return filled;
    last = end.id;
  }
}

async function fillIn(db: Database, id: string, username: string): Promise<boolean> {
  try {
    const { rowCount } = await db
      .update(users)
      .set({ usernameSkeleton: usernameSkeleton(username) })
      // An account renamed meanwhile has one.
      .where(and(eq(users.id, id), isNull(users.usernameSkeleton)));
    return rowCount === 1;
  } catch (error) {
    if (nameRefusal(error)) return false;
    throw error;
  }
}
