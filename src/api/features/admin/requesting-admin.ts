import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import type { SessionCookie, SessionUser } from '../../security/session.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import type { Admin } from '../../store/shared/account-lock.ts';

/** The admin who sent a request, with its source for the audit log. */
export function requestingAdmin(
  { id, username }: SessionUser,
  request: FastifyRequest,
  cookie: SessionCookie,
): Admin {
  const tokenHash = tokenHashOf(request, cookie);
  if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
  return { id, username, tokenHash, source: auditSourceOf(request) };
}
