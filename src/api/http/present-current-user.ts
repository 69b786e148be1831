import type { CurrentUser } from '#contract/account-schemas.ts';
import type { SessionUser } from '../security/session.ts';

/** The current user as the API returns it. */
export function presentCurrentUser({
  accountId: _,
  actorId: __,
  isConfirmed: ___,
  ssoCompanyId: ____,
  company,
  createdAt,
  deletesAt,
  ...user
}: SessionUser): CurrentUser {
  return {
    ...user,
    company: company && { ...company, deletesAt: company.deletesAt?.toISOString() ?? null },
    createdAt: createdAt.toISOString(),
    deletesAt: deletesAt?.toISOString() ?? null,
  };
}
