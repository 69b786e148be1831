import type { FastifyRequest } from 'fastify';
import { deviceName } from '#domain/account/device-names.ts';
import { maskedAddress } from '#domain/admin/masked-address.ts';
import { parseAddress } from '../security/ip-addresses.ts';
import type { SessionDevice, SessionUser } from '../security/session.ts';

/** The id and the address of a request for the audit log. A proxy may forward any text as the address; an invalid one is not stored. */
export function auditSourceOf({ id, ip }: FastifyRequest): { requestId: string; address: string | null } {
  return { requestId: id, address: parseAddress(ip) };
}

/** The browser of a request and the first half of its address, as the list of sessions shows them. */
export function deviceOf(request: FastifyRequest): SessionDevice {
  const { address } = auditSourceOf(request);
  return {
    device: deviceName(request.headers['user-agent'] ?? ''),
    network: address && maskedAddress(address),
  };
}

/** The member who acts for a company in a request; null for one's own account. */
export function memberActor({ id: userId, username, company }: SessionUser) {
  return company && { companyId: company.id, userId, username };
}

/** Whose changes are logged: an admin who impersonates the user of a request, or a member of a company; null otherwise. */
export function actorOf(user: SessionUser, request: FastifyRequest) {
  const { id: subjectId, actorId, isImpersonating } = user;
  return isImpersonating ? { actorId, subjectId, source: auditSourceOf(request) } : memberActor(user);
}
