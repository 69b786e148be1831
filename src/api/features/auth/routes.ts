import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { isCommonPassword } from '#domain/account/common-passwords.ts';
import { passwordWarning } from '#domain/account/passwords.ts';
import { auditSourceOf } from '../../http/audit-source.ts';
import { presentCurrentUser } from '../../http/present-current-user.ts';
import { registerCall } from '../../http/register-call.ts';
import type { RateLimits } from '../../security/rate-limits.ts';
import { newSession, type SessionCookie, sessionSeconds } from '../../security/session.ts';
import { clearSessionCookie, setSessionCookie, tokenHashOf } from '../../security/session-cookies.ts';
import type { SessionStore } from '../../store/sessions/sessions.ts';
import type { AccountLinks } from '../../store/users/account-links.ts';
import type { UserStore } from '../../store/users/users.ts';
import { registerLinkCalls } from './link-routes.ts';
import { logIn, type SignedIn } from './log-in.ts';
import { register } from './register.ts';

export type AuthDeps = {
  users: UserStore;
  sessions: SessionStore;
  limits: RateLimits;
  cookie: SessionCookie;
  accountLinks: AccountLinks;
  isMailOn: boolean;
  now: () => Date;
};

/** In bytes. */
const bodyLimit = 16_384;

export async function authFeature(app: FastifyInstance, deps: AuthDeps): Promise<void> {
  registerLinkCalls(app, deps);
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
      ...(await startSession(deps, await register(deps, body, request), request, reply)),
      passwordWarning: passwordWarning(body.password, body, isCommonPassword),
    }),
    { bodyLimit },
  );

  registerCall(app, 'logout', async ({ request, reply }) => {
    // Logout needs no session; the user is read for the request log.
    request.user = await app.findSessionUser(request);
    await endSession(deps, request);
    clearSessionCookie(reply, deps.cookie);
  });
}

/** Every sign-in gets a new token and ends the old session, which prevents session fixation. */
async function startSession(
  deps: AuthDeps,
  signedIn: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  await endSession(deps, request);
  const seconds = sessionSeconds(signedIn);
  const { token, stored } = newSession(deps.now(), seconds);
  await deps.sessions.open({ ...stored, ...signedIn });
  setSessionCookie(reply, deps.cookie, token, seconds);
  request.user = await deps.sessions.find(stored.tokenHash);
  if (!request.user) throw new Refusal('NOT_SIGNED_IN');
  return presentCurrentUser(request.user);
}

async function endSession({ sessions, cookie }: AuthDeps, request: FastifyRequest): Promise<void> {
  const tokenHash = tokenHashOf(request, cookie);
  if (tokenHash) await sessions.end(tokenHash, auditSourceOf(request));
}
