import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { registerCall } from '../../http/register-call.ts';
import { serializeCurrentUser } from '../../http/serialize/serialize-current-user.ts';
import { newSession } from '../../security/session.ts';
import { clearSessionCookie, setSessionCookie } from '../../security/session-cookies.ts';
import type { Needs } from '../../services.ts';
import { requestingAdmin } from './requesting-admin.ts';

export type ImpersonationDeps = Needs<
  'impersonations' | 'sessions.find' | 'sessions.confirm' | 'cookie' | 'now'
>;

const impersonationSeconds = 60 * 60;

export function impersonationRoutes(app: FastifyInstance, deps: ImpersonationDeps): void {
  const { impersonations, cookie, now } = deps;

  registerCall(app, 'impersonate', async ({ user, params, request, reply }) => {
    const session = newSession(now(), impersonationSeconds);
    const admin = requestingAdmin(user, request, cookie);
    const endsAt = await impersonations.begin(admin, params.id, session.stored);
    setSessionCookie(reply, cookie, session.token, secondsUntil(endsAt, now()));
    return respondAsUser(deps, request, reply, session.stored.tokenHash);
  });

  registerCall(app, 'restoreSession', async ({ user, request, reply }) => {
    if (!user.isImpersonating) throw new Refusal('NOT_AN_ADMIN');
    const session = newSession(now());
    const { tokenHash, source } = requestingAdmin(user, request, cookie);
    const { tokenHash: newTokenHash } = session.stored;
    const endsAt = await impersonations.end({ actorId: user.actorId, tokenHash, source }, newTokenHash);
    if (endsAt) setSessionCookie(reply, cookie, session.token, secondsUntil(endsAt, now()));
    return respondAsUser(deps, request, reply, newTokenHash);
  });
}

function secondsUntil(end: Date, now: Date): number {
  return Math.max(0, Math.round((end.getTime() - now.getTime()) / 1000));
}

/** Loads the user of the new session, for the response and the request log. */
async function respondAsUser(
  { sessions, cookie }: ImpersonationDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  tokenHash: Buffer,
) {
  request.user = await sessions.find(tokenHash);
  if (request.user) return serializeCurrentUser(request.user);
  clearSessionCookie(reply, cookie);
  throw new Refusal('NOT_SIGNED_IN');
}
