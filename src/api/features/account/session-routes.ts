import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { registerCall } from '../../http/register-call.ts';
import { tokenHashOf } from '../../security/session-cookies.ts';
import type { Needs } from '../../services.ts';

export type SessionListDeps = Needs<'sessionList' | 'ssoIdentities' | 'cookie'>;

/** The id of a session is the hash of its token: it cannot be turned back into the token. */
const idOf = (tokenHash: Buffer) => tokenHash.toString('base64url');

/** What signs a person in: their sessions, and their links to the providers of companies. */
export function registerSessionCalls(
  app: FastifyInstance,
  { sessionList, ssoIdentities, cookie }: SessionListDeps,
): void {
  const ownToken = (request: FastifyRequest) => {
    const tokenHash = tokenHashOf(request, cookie);
    if (!tokenHash) throw new Refusal('NOT_SIGNED_IN');
    return tokenHash;
  };

  registerCall(app, 'listSessions', async ({ user, request }) => {
    const own = ownToken(request);
    return (await sessionList.list(user.id)).map(({ tokenHash, ...session }) => ({
      ...session,
      id: idOf(tokenHash),
      isCurrent: tokenHash.equals(own),
    }));
  });

  registerCall(app, 'endOtherSessions', ({ user, request }) =>
    sessionList.endOthers(user.id, ownToken(request), auditSourceOf(request)),
  );

  registerCall(app, 'endOneSession', async ({ user, body }) => {
    if (!(await sessionList.end(user.id, Buffer.from(body.id, 'base64url'))))
      throw new Refusal('SESSION_NOT_FOUND');
  });

  registerCall(app, 'listIdentities', ({ user }) => ssoIdentities.list(user.id));

  registerCall(app, 'removeIdentity', ({ user, body, request }) =>
    ssoIdentities.remove(user, body.companyId, auditSourceOf(request)),
  );
}
