import { Refusal } from '#contract/errors.ts';
import { usernameSkeleton } from '#domain/account/username-skeleton.ts';
import { usernameKey } from '#domain/account/usernames.ts';
import { violatedUnique } from '../../database/db.ts';

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
