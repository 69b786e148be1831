import type { FastifyRequest } from 'fastify';

/** What of a request goes into the audit log. A link-local address names its network card, which is nobody's business. */
export function traceOf({ id, ip }: FastifyRequest): { requestId: string; address: string } {
  return { requestId: id, address: ip.replace(/%.*$/, '') };
}
