import type { FastifyRequest } from 'fastify';
import { parseAddress } from '../security/ip-addresses.ts';
import type { SessionUser } from '../security/session.ts';

/** The id and the address of a request for the audit log. A proxy may forward any text as the address; an invalid one is not stored. */
export function auditSourceOf({ id, ip }: FastifyRequest): { requestId: string; address: string | null } {
  return { requestId: id, address: parseAddress(ip) };
}

/** The admin who impersonates the user of a request, for the audit log; null if nobody does. */
export function actingAdminOf(
  { id: subjectId, actorId, isImpersonating }: SessionUser,
  request: FastifyRequest,
) {
  return isImpersonating ? { actorId, subjectId, source: auditSourceOf(request) } : null;
}
