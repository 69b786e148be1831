import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SessionUser } from '../security/session.ts';

/** The current user as the API returns it. */
export function presentCurrentUser({
  accountId: _,
  actorId: __,
  isConfirmed: ___,
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
