import type { FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { linkHeaderName } from '#contract/links/link-header.ts';
import { isLinkLive, type ShareLinkKind, type StoredLink } from '#domain/link/share-links.ts';
import { designRefusal, type Role } from '#domain/plan/plans.ts';
import { hashToken } from './hash-token.ts';
import type { RateLimits } from './rate-limits.ts';

type Deps = {
  shareLinks: { find: (tokenHash: Buffer) => Promise<(StoredLink & { role: Role }) | null> };
  limits: Pick<RateLimits, 'count'>;
  now: () => Date;
};

/** 256 bits in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/**
 * Finds the link of a request. One refusal for every reason: unknown, of another kind, expired, revoked, or of an account
 * without a plan, unless it is that of an order. Only unknown tokens count as guesses, so people who share an address do not lock each other out.
 */
export function openLinkOf({ shareLinks, limits, now }: Deps) {
  return async ({ headers, ip }: FastifyRequest, kind: ShareLinkKind): Promise<StoredLink> => {
    // Without points: refuses an address that has guessed too often.
    await limits.count('guessedLinksByAddress', ip, 0);
    const token = headers[linkHeaderName];
    const isToken = typeof token === 'string' && tokenPattern.test(token);
    const found = isToken ? await shareLinks.find(hashToken(token)) : null;
    if (!found) {
      await limits.count('guessedLinksByAddress', ip);
      throw new Refusal('LINK_ENDED');
    }
    const { role, ...link } = found;
    // A print shop goes on with an order that was sent, also after the plan of the account has ended.
    const isPaid = kind === 'shop' || designRefusal({ role }) === null;
    const isOpen = link.kind === kind && isLinkLive(link, now()) && isPaid;
    if (!isOpen) throw new Refusal('LINK_ENDED');
    return link;
  };
}
