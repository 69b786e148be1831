import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCommonPassword } from '#domain/common-passwords.ts';
import { Refusal } from '#domain/errors.ts';
import { passwordWarning } from '#domain/passwords.ts';
import { presentPerson } from '../../platform/present-person.ts';
import type { RateLimits } from '../../platform/rate-limits.ts';
import { serve } from '../../platform/serve.ts';
import { newSession, type SessionCookie, sessionSeconds } from '../../platform/session.ts';
import { giveToken, takeToken, tokenHashOf } from '../../platform/session-cookies.ts';
import { traceOf } from '../../platform/trace.ts';
import type { SessionStore } from '../../store/sessions.ts';
import type { UserStore } from '../../store/users.ts';
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

export function authRoutes(app: FastifyInstance, deps: AuthDeps): void {
  serve(app, 'currentUser', async ({ person }) => presentPerson(person));

  serve(
    app,
    'login',
    async ({ body, request, reply }) =>
      startSession(deps, await logIn(deps, body, request.ip), request, reply),
    { bodyLimit },
  );

  serve(
    app,
    'register',
    async ({ body, request, reply }) => ({
      ...(await startSession(deps, await register(deps, body, request.ip), request, reply)),
      passwordWarning: passwordWarning(body.password, body, isCommonPassword),
    }),
    { bodyLimit },
  );

  serve(app, 'logout', async ({ request, reply }) => {
    // Anyone may log out; who did is for the log.
    request.person = await app.personOf(request);
    await endSession(deps, request);
    takeToken(reply, deps.cookie);
  });
}

/** A new token at every sign-in; the one the browser came with ends, so that nobody can have planted it. */
async function startSession(deps: AuthDeps, who: SignedIn, request: FastifyRequest, reply: FastifyReply) {
  await endSession(deps, request);
  const seconds = sessionSeconds(who);
  const { token, stored } = newSession(deps.now(), seconds);
  await deps.sessions.open({ ...stored, ...who });
  giveToken(reply, deps.cookie, token, seconds);
  request.person = await deps.sessions.find(stored.tokenHash);
  if (!request.person) throw new Refusal('NOT_SIGNED_IN');
  return presentPerson(request.person);
}

async function endSession({ sessions, cookie }: AuthDeps, request: FastifyRequest): Promise<void> {
  const tokenHash = tokenHashOf(request, cookie);
  if (tokenHash) await sessions.end(tokenHash, traceOf(request));
}
