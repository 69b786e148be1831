import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeShareLink } from '../../http/serialize/serialize-share-link.ts';
import { newLinkToken } from '../../security/link-token.ts';
import type { Needs } from '../../services.ts';

type Deps = Needs<'shareLinks.list' | 'shareLinks.revoke' | 'shareLinks.addToken' | 'limits.count' | 'now'>;

/** What an account does with its links of every kind. */
export async function linksFeature(app: FastifyInstance, { shareLinks, limits, now }: Deps): Promise<void> {
  registerCall(app, 'listLinks', async ({ user, query }) =>
    (await shareLinks.list(user.accountId, query.kind)).map(serializeShareLink),
  );

  registerCall(app, 'revokeLink', async ({ user, params }) => {
    const revoked = await shareLinks.revoke(user.accountId, params.id, user.id, now());
    if (!revoked) throw new Refusal('LINK_NOT_FOUND');
    return serializeShareLink(revoked);
  });

  registerCall(app, 'renewLinkAddress', async ({ user, params }) => {
    await limits.count('newShareLinksByAccount', user.accountId);
    const { token, tokenHash } = newLinkToken();
    const isAdded = await shareLinks.addToken(user.accountId, params.id, tokenHash, now());
    if (!isAdded) throw new Refusal('LINK_NOT_FOUND');
    return { token };
  });
}
