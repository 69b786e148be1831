import type { ShareLink } from '#contract/links/share-link-schemas.ts';
import { isLinkLive } from '#domain/link/share-links.ts';

/** Whether a link of a list works now. */
export function isLive({ expiresAt, revokedAt }: ShareLink): boolean {
  const state = {
    expiresAt: new Date(expiresAt),
    revokedAt: revokedAt === null ? null : new Date(revokedAt),
  };
  return isLinkLive(state, new Date());
}
