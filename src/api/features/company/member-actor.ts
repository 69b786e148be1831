import { Refusal } from '#contract/errors.ts';
import { memberActor } from '../../http/audit-source.ts';
import type { SessionUser } from '../../security/session.ts';
import type { MemberActor } from '../../store/shared/company-log.ts';

/** The member of a request for a company; the access of the call has been checked. */
export function requireMemberActor(user: SessionUser): MemberActor {
  const member = memberActor(user);
  // Without the header there is no company to change.
  if (!member) throw new Refusal('NOT_A_MEMBER');
  return member;
}
