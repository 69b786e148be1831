import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SessionUser } from '../security/session.ts';

/** A person as they see themselves. */
export function presentCurrentUser({
  actorId: _,
  isConfirmed: __,
  createdAt,
  deletesAt,
  ...person
}: SessionUser): CurrentUser {
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}
