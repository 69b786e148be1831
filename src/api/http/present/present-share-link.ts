import type { ShareLink } from '#contract/links/share-link-schemas.ts';
import type { StoredLink } from '#domain/link/share-links.ts';

/** A link as the API returns it. */
export function presentShareLink(link: StoredLink): ShareLink {
  const { id, kind, subjectId, cardId, recipient, createdAt, expiresAt, revokedAt, usedAt } = link;
  return {
    id,
    kind,
    subjectId,
    cardId,
    recipient,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  };
}
