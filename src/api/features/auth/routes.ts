import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { passwordWarning } from '#domain/account/passwords.ts';
import { presentCurrentUser } from '../../http/present-current-user.ts';
import { registerCall } from '../../http/register-call.ts';
import { traceOf } from '../../http/request-trace.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { newSession, type SessionCookie, sessionSeconds } from '../../security/session.ts';
import { clearSessionCookie, setSessionCookie, tokenHashOf } from '../../security/session-cookies.ts';
import type { SessionStore } from '../../store/sessions/sessions.ts';
import type { UserStore } from '../../store/users/users.ts';
import { logIn, type SignedIn } from './log-in.ts';
import { register } from './register.ts';

export type AuthDeps = {
  users: UserStore;
  sessions: SessionStore;
  limits: RateLimits;
  cookie: SessionCookie;
  now: () => Date;
};

/** A name and a password need no more. */
const bodyLimit = 16_384;

export async function authFeature(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  registerCall(app, 'currentUser', async ({ user }) => presentCurrentUser(user));

  registerCall(
    app,
    'login',
    async ({ body, request, reply }) =>
      startSession(deps, await logIn(deps, body, request.ip), request, reply),
    { bodyLimit },
  );

  registerCall(
    app,
    'register',
    async ({ body, request, reply }) => ({
      ...(await startSession(deps, await register(deps, body, request.ip), request, reply)),
      passwordWarning: passwordWarning(body.password, body, isCommonPassword),
    }),
    { bodyLimit },
  );

  registerCall(app, 'logout', async ({ request, reply }) => {
    // Anyone may log out; who did is for the log.
    request.user = await app.findSessionUser(request);
    await endSession(deps, request);
    clearSessionCookie(reply, deps.cookie);
  });
}

/** A new token at every sign-in; the one the browser came with ends, so that nobody can have planted it. */
async function startSession(deps: AuthDeps, who: SignedIn, request: FastifyRequest, reply: FastifyReply) {
  await endSession(deps, request);
  const seconds = sessionSeconds(who);
  const { token, stored } = newSession(deps.now(), seconds);
  await deps.sessions.open({ ...stored, ...who });
  setSessionCookie(reply, deps.cookie, token, seconds);
  request.user = await deps.sessions.find(stored.tokenHash);
  if (!request.user) throw new Refusal('NOT_SIGNED_IN');
  return presentCurrentUser(request.user);
}

async function endSession({ sessions, cookie }: AuthDeps, request: FastifyRequest): Promise<void> {
  const tokenHash = tokenHashOf(request, cookie);
  if (tokenHash) await sessions.end(tokenHash, traceOf(request));
}
