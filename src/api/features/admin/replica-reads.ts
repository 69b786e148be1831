import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../../database/db.ts';
import type { SessionCookie } from '../../security/session.ts';
import type { AdminLists } from '../../store/stores.ts';

/** The lists of the primary, and of a replica where there is one. */
export type ListSources = { primary: AdminLists; replica: AdminLists | null };

/** A replica is further behind than this only when it is broken. */
const freshSeconds = 10;

/**
 * Reads lists from the replica. An admin who has just changed something reads from the primary, so that the change is in
 * the list; the cookie says so to every node. So does everybody while the replica is unavailable.
 */
export function replicaReads(
  app: FastifyInstance,
  { primary, replica }: ListSources,
  { name, options }: SessionCookie,
): <Result>(request: FastifyRequest, read: (lists: AdminLists) => Promise<Result>) => Promise<Result> {
  if (!replica) return (_request, read) => read(primary);
  const changed = `${name}-changed`;
  app.addHook('onSend', async ({ method }, reply) => {
    if (method !== 'GET') reply.setCookie(changed, '1', { ...options, maxAge: freshSeconds });
  });
  return async ({ cookies }, read) => {
    if (cookies[changed]) return read(primary);
    try {
      return await read(replica);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return read(primary);
    }
  };
}
