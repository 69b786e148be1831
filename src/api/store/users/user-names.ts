import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { usernameSkeleton } from '#domain/account/username-skeleton.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { type Database, violatedUnique } from '../../database/db.ts';
import { users } from '../schema.ts';

/** What is stored beside a name: what it is compared by, and what it looks like. */
export function nameColumns(username: string) {
  return { usernameKey: usernameKey(username), usernameSkeleton: usernameSkeleton(username) };
}

/** Why a name could not be stored, where that is what went wrong. */
export function nameRefusal(error: unknown): Refusal | null {
  const taken = violatedUnique(error);
  if (taken === 'users_username_key') return new Refusal('USERNAME_TAKEN');
  return taken === 'users_username_skeleton_key' ? new Refusal('USERNAME_LOOKALIKE') : null;
}

const atOnce = 1000;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Gives accounts of earlier releases their skeleton, the oldest first; one that another account has already is left out. Answers how many it filled in. */
export async function fillInSkeletons(db: Database): Promise<number> {
  let filled = 0;
  for (let last = firstId; ; ) {
    const page = await db
      .select({ id: users.id, username: users.username })
      .from(users)
      .where(and(isNull(users.usernameSkeleton), gt(users.id, last)))
      .orderBy(asc(users.id))
      .limit(atOnce);
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
      // Renamed meanwhile: it has one.
      .where(and(eq(users.id, id), isNull(users.usernameSkeleton)));
    return rowCount === 1;
  } catch (error) {
    if (nameRefusal(error)) return false;
    throw error;
  }
}
