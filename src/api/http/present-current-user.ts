import type { CurrentUser } from '#contract/account-schemas.ts';
import type { Person } from '../security/session.ts';

/** A person as they see themselves. */
export function presentPerson({
  actorId: _,
  isConfirmed: __,
  createdAt,
  deletesAt,
  ...person
}: Person): CurrentUser {
  return {
    ...person,
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}
