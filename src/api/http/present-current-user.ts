import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SessionUser } from '../security/session.ts';

/** A user as they see themselves. */
export function presentCurrentUser({
  actorId: _,
  isConfirmed: __,
  createdAt,
  deletesAt,
  ...user
}: SessionUser): CurrentUser {
  return {
    ...user,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}
