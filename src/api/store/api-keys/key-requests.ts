import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/db.ts';
import type { EarlierRequest, KeyRequest } from '../../http/once-by-key.ts';
import { apiKeyRequests } from '../schema.ts';

/** A request whose node was killed can be sent again after this long: every request has ended by then. */
const abandonedAfter = sql.raw(`interval '2 minutes'`);

/** The writes of keys in the last day, so that one sent again is not done again. */
export function keyRequestStore(db: Database) {
  const isRequest = ({ keyId, idempotencyKey }: KeyRequest) =>
    and(eq(apiKeyRequests.keyId, keyId), eq(apiKeyRequests.idempotencyKey, idempotencyKey));

  return {
    /** Claims a request; of two at once, one gets it. Returns the earlier one, or null if it is to be done. */
    claim: async (request: KeyRequest): Promise<EarlierRequest | null> => {
      const { rowCount } = await db
        .insert(apiKeyRequests)
        .values(request)
        .onConflictDoUpdate({
          target: [apiKeyRequests.keyId, apiKeyRequests.idempotencyKey],
          set: { createdAt: sql`now()` },
          setWhere: sql`${apiKeyRequests.status} IS NULL AND ${apiKeyRequests.requestHash} = ${request.requestHash}
            AND ${apiKeyRequests.createdAt} < now() - ${abandonedAfter}`,
        });
      if (rowCount === 1) return null;
      const [earlier] = await db
        .select({
          requestHash: apiKeyRequests.requestHash,
          status: apiKeyRequests.status,
          response: apiKeyRequests.response,
        })
        .from(apiKeyRequests)
        .where(isRequest(request));
      // Released meanwhile: it is sent again.
      return earlier ?? { requestHash: request.requestHash, status: null, response: null };
    },

    finish: async (request: KeyRequest, status: number, response: string): Promise<void> => {
      await db.update(apiKeyRequests).set({ status, response }).where(isRequest(request));
    },

    /** A refused request has changed nothing, so it can be sent again. */
    release: async (request: KeyRequest): Promise<void> => {
      await db.delete(apiKeyRequests).where(and(isRequest(request), isNull(apiKeyRequests.status)));
    },
  };
}
