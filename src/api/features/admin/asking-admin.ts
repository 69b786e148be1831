import type { FastifyRequest } from 'fastify';
import { Refusal } from '#domain/errors.ts';
import type { Person, SessionCookie } from '../../platform/session.ts';
import { tokenHashOf } from '../../platform/session-cookies.ts';
import { traceOf } from '../../platform/trace.ts';
import type { Admin } from '../../store/account-lock.ts';

/** The admin who sent a request, and what the audit log keeps of it. */
export function askingAdmin({ id, username }: Person, request: FastifyRequest, cookie: SessionCookie): Admin {
  const tokenHash = tokenHashOf(request, cookie);
  if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
  return { id, username, tokenHash, trace: traceOf(request) };
}
