import type { FastifyRequest } from 'fastify';
import { parseAddress } from '../security/ip-addresses.ts';
import type { SessionUser } from '../security/session.ts';

/** What of a request goes into the audit log. A proxy may forward anything as the address; what is none is not kept. */
export function traceOf({ id, ip }: FastifyRequest): { requestId: string; address: string | null } {
  return { requestId: id, address: parseAddress(ip) };
}

/** Where an admin changes something in somebody's name, what the log keeps of it; null where people act for themselves. */
export function actingAdminOf(
  { id: subjectId, actorId, isImpersonating }: SessionUser,
  request: FastifyRequest,
) {
  return isImpersonating ? { actorId, subjectId, trace: traceOf(request) } : null;
}
