import type { CallResult } from '#contract/endpoints.ts';
import type { SessionUser } from '../../security/session.ts';

/** The current user as the API returns it. */
export function serializeCurrentUser({
  accountId: _,
  actorId: __,
  isConfirmed: ___,
  ssoCompanyId: ____,
  ...user
}: SessionUser): CallResult<'currentUser'> {
  return user;
}
