import type { FastifyRequest } from 'fastify';
import { parseAddress } from './addresses.ts';

/** What of a request goes into the audit log. A proxy may forward anything as the address; what is none is not kept. */
export function traceOf({ id, ip }: FastifyRequest): { requestId: string; address: string | null } {
  return { requestId: id, address: parseAddress(ip) };
}
