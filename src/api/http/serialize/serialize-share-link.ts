import type { CallResult } from '#contract/endpoints.ts';
import type { StoredLink } from '#domain/link/share-links.ts';

/** A link as the API returns it. */
export function serializeShareLink(link: StoredLink): CallResult<'revokeLink'> {
  const { id, kind, subjectId, cardId, recipient, createdAt, expiresAt, revokedAt, usedAt } = link;
  return { id, kind, subjectId, cardId, recipient, createdAt, expiresAt, revokedAt, usedAt };
}
